import CasinoKit

/// What a table shows of the purse that it is played from.
struct PurseNote: Equatable {
  var purse: Purse
  /// What the player's wallet holds.
  var wallet: Chips
  /// What came back of what was staked, and what the game declares.
  var record: ReturnRecord

  /// What goes in or out at one press.
  static let step: Chips = 100
  /// The word of the host's action that moves chips.
  static let action = "host.purse"

  /// What is said of it to whoever sits down.
  func sentence(_ strings: Strings) -> String {
    let key = purse.balance > .zero ? "host.purse.say" : "host.purse.say.empty"
    return strings.text(key, .text(strings.amount(purse.balance)), .text(strings.amount(wallet)))
  }

  /// The part of the settings sheet: chips in and out, and how the game did so far.
  func nodes(_ strings: Strings) -> [SceneNode] {
    var nodes = [picker(strings), fact("host.purse.wallet", strings.amount(wallet), strings)]
    if purse.kept > .zero {
      nodes.append(
        SceneNode(
          .text, id: "host.purse.kept",
          text: strings.text("host.purse.kept", .text(strings.amount(purse.kept)), .text(purse.game))))
    }
    if let line = record.line(strings) { nodes.append(fact("host.purse.return", line, strings)) }
    return nodes
  }

  private func picker(_ strings: Strings) -> SceneNode {
    let title = strings.text("host.purse.title"), shown = strings.amount(purse.balance)
    let choices = [
      ("-\(Self.step)", strings.text("host.purse.out", .text(strings.amount(Self.step)))), ("=", shown),
      ("+\(Self.step)", strings.text("host.purse.in", .text(strings.amount(Self.step)))),
    ]
    return SceneNode(
      .picker, id: Self.action, text: title, label: strings.fact(title, shown), detail: shown,
      action: SceneAction(id: Self.action, title: title),
      children: choices.map { value, text in
        SceneNode(
          .text, id: "\(Self.action).\(value)", text: text, detail: value, marks: value == "=" ? [.selected] : [])
      })
  }

  private func fact(_ key: String, _ value: String, _ strings: Strings) -> SceneNode {
    let title = strings.text(key)
    return SceneNode(.fact, id: key, text: title, label: strings.fact(title, value), detail: value)
  }
}

/// What a player wants of a purse, as it comes with the action.
enum PurseWish: Equatable {
  case fill(Chips)
  /// Takes out; nil is all that may leave it.
  case empty(Chips?)
  case nothing

  /// Reads the value of the action: `fill`, `empty`, `+100`, `-100`; nil is one step in.
  /// - Returns: nil where it is none.
  init?(_ value: String?, amount: Chips?) {
    switch value {
    case nil: self = .fill(amount ?? PurseNote.step)
    case "fill": self = .fill(amount ?? PurseNote.step)
    case "empty": self = .empty(amount)
    case "=": self = .nothing
    case let text?:
      guard let sign = text.first, let step = Chips(String(text.dropFirst())), step > .zero else { return nil }
      switch sign {
      case "+": self = .fill(step)
      case "-": self = .empty(step)
      default: return nil
      }
    }
  }
}
