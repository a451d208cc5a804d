import CasinoKit

extension LogLine {
  /// Reads the content of a line, as untrusted as everything in the folder.
  /// - Throws: a `LineFault` where it cannot be what happened at a table.
  init(content: [UInt8]) throws(LineFault) {
    let fields = try LineFields(content)
    number = try fields.number("n")
    switch try fields.text("kind") {
    case "round": event = .round(try LoggedRound(fields))
    case "entry": event = .entry(try LoggedEntry(fields))
    case "purse": event = .purse(try LoggedPurse(fields))
    case "shoe": event = .shoe(try LoggedShoe(fields))
    case "seed": event = .seed(try LoggedSeed(fields))
    case let other: throw .newer(other)
    }
  }
}

extension LoggedRound {
  /// The most movements of chips in a round.
  private static let greatestEntries = 2_000

  fileprivate init(_ fields: LineFields) throws(LineFault) {
    let entries = try Self.entries(try fields.value("entries"))
    let plays = try fields.value("plays")
    guard (try? PlaysText.plays(JSONText.text(plays))) != nil else { throw .field("plays") }
    let hands: JSONValue? = fields.has("hands") ? try fields.value("hands") : nil
    if let hands { guard case .object = hands else { throw .field("hands") } }
    self.init(
      row: try fields.number("row"), number: try fields.number("number"), game: try fields.game("game"),
      version: try fields.text("version"), rules: try fields.value("rules"), plays: plays, hands: hands,
      entries: entries, net: try fields.amount("net"), balance: try fields.balance("balance"),
      openedAt: try fields.time("opened"), closedAt: try fields.time("closed"),
      shoe: fields.has("shoe") ? try fields.number("shoe") : nil,
      position: fields.has("position") ? try fields.number("position", 0...10_000) : nil,
      dealt: try fields.cards("dealt"), isAdvised: try fields.isTrue("advised"),
      isVoided: try fields.isTrue("voided"),
      purse: fields.has("purse") ? try fields.origin("purse") : nil)
    guard isSound else { throw .unsound }
  }

  private static func entries(_ value: JSONValue) throws(LineFault) -> [Entry] {
    guard case .list(let lists) = value, lists.count <= greatestEntries else { throw .field("entries") }
    var entries: [Entry] = []
    for list in lists {
      guard case .list(let parts) = list, let entry = entry(parts) else { throw .field("entries") }
      entries.append(entry)
    }
    return entries
  }

  private static func entry(_ parts: [JSONValue]) -> Entry? {
    guard parts.count >= 5, case .text(let kind) = parts[0], case .integer(let row) = parts[1],
      case .text(let bet) = parts[2], case .integer(let wager) = parts[3],
      (1...LineFields.greatestNumber).contains(row), isWord(bet), (0...1_000_000).contains(wager),
      case .text(let last) = parts[parts.count - 1], let amount = Chips(last), amount >= .zero
    else { return nil }
    if kind == "stake", parts.count == 5 {
      return amount == .zero ? nil : Entry(row: row, entry: .stake(bet: bet, wager: wager, amount: amount))
    }
    guard kind == "settle", parts.count == 7, case .integer(let hand) = parts[4], (0...1_000).contains(hand),
      case .text(let outcome) = parts[5], isWord(outcome)
    else { return nil }
    return Entry(
      row: row, entry: .settle(bet: bet, wager: wager, hand: hand, outcome: outcome, returned: amount))
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && Sanitizer.text(text, limit: Sanitizer.greatestWord) == text
  }

  /// Whether every wager is staked and then settled once, the rows count up, and all adds up to the net.
  private var isSound: Bool {
    var open: Set<RoundLedger.Wager> = [], settled: Set<RoundLedger.Wager> = [], last = 0
    for entry in entries {
      guard entry.row > last else { return false }
      last = entry.row
      switch entry.entry {
      case .stake(let bet, let number, _):
        let wager = RoundLedger.Wager(bet: bet, number: number)
        guard !settled.contains(wager) else { return false }
        open.insert(wager)
      case .settle(let bet, let number, _, _, _):
        let wager = RoundLedger.Wager(bet: bet, number: number)
        guard open.remove(wager) != nil, settled.insert(wager).inserted else { return false }
      }
    }
    return open.isEmpty && RoundTally(entries.map(\.entry)).net == net && (hands == nil) == isVoided
  }
}

extension LoggedEntry {
  fileprivate init(_ fields: LineFields) throws(LineFault) {
    guard let kind = Kind(rawValue: try fields.text("entry")) else { throw .field("entry") }
    // A new stack takes the place of whatever a merged wallet held or owed.
    let amount = kind == .opening ? try fields.amount("amount") : try fields.balance("amount")
    guard kind != .opening || amount >= .zero else { throw .field("amount") }
    self.init(row: try fields.number("row"), kind: kind, amount: amount, at: try fields.time("at"))
  }
}

extension LoggedShoe {
  fileprivate init(_ fields: LineFields) throws(LineFault) {
    let decks = try fields.number("decks", 1...16)
    self.init(
      row: try fields.number("row"), game: try fields.game("game"),
      commitment: try fields.bytes("commitment", count: 32), clientSeed: try fields.text("client", 0...200),
      nonce: try fields.number("nonce", 0...LineFields.greatestNumber), decks: decks,
      cut: try fields.number("cut", 1...decks * Deck.size), at: try fields.time("at"),
      predecessor: fields.has("after") ? try fields.number("after") : nil, missing: try fields.cards("missing"),
      burned: fields.has("burned") ? try fields.number("burned", 1...decks * Deck.size) : 0,
      purse: fields.has("purse") ? try fields.origin("purse") : nil)
  }
}

extension LoggedSeed {
  fileprivate init(_ fields: LineFields) throws(LineFault) {
    self.init(
      shoe: try fields.number("row"), server: try fields.bytes("server", count: 32), at: try fields.time("at"),
      position: try fields.number("position", 0...16 * Deck.size),
      arranged: fields.has("arranged") ? try fields.text("arranged", 1...4_000) : nil)
    let parts = (arranged ?? "").split(separator: ";")
    guard parts.allSatisfy({ Arrangement($0) != nil }) else { throw .field("arranged") }
  }
}

extension LineFields {
  /// What a wallet held: of several devices together it may be more than one amount, or owed.
  func balance(_ key: String) throws(LineFault) -> Chips {
    guard case .text(let text) = try value(key), let amount = Chips(wide: text) else { throw .field(key) }
    return amount
  }
}

extension Chips {
  /// The greatest sum that a merged wallet may come to, either sign.
  static let greatestSum = Chips(hundredths: 1_000_000_000_000_000)

  /// Reads the decimal form of a sum, `-7.50`, which may be beyond the greatest amount.
  init?(wide text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...13).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let whole = Int(parts[0]), let cents = Int(parts[1])
    else { return nil }
    let amount = Chips(hundredths: whole * 100 + cents)
    guard amount <= .greatestSum else { return nil }
    self = text.hasPrefix("-") ? -amount : amount
  }
}
