import CasinoKit

/// Chips went between the wallet and a game's purse.
struct LoggedPurse: Equatable {
  /// The wallet's entry among the device's own, and the purse's.
  var row: Int
  var other: Int
  /// The game that the purse is of, and whose its word is.
  var game: String
  var origin: String
  /// What the wallet got: negative where the purse was filled.
  var amount: Chips
  var at: Int
}

extension LoggedPurse {
  init(_ fields: LineFields) throws(LineFault) {
    self.init(
      row: try fields.number("row"), other: try fields.number("other"), game: try fields.game("game"),
      origin: try fields.origin("origin"), amount: try fields.balance("amount"), at: try fields.time("at"))
    guard row != other, amount != .zero, -Chips.greatest <= amount, amount <= .greatest else { throw .field("amount") }
  }

  /// The fields of its line.
  var fields: [(key: String, value: String)] {
    [
      ("row", String(row)), ("other", String(other)), ("game", JSONText.quoted(game)),
      ("origin", JSONText.quoted(origin)), ("amount", JSONText.quoted(amount.description)), ("at", String(at)),
    ]
  }
}

extension LineFields {
  /// Whose the word of a purse's game is.
  func origin(_ key: String) throws(LineFault) -> String {
    let text = try text(key, 1...(AuthorID.length * 2 + 8))
    guard let origin = GameOrigin(kept: text), origin.isForeign else { throw .field(key) }
    return text
  }
}
