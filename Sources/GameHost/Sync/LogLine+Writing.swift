import CasinoKit

extension LogLine {
  /// The line as an object of JSON, without its check. The same rows give the same bytes.
  ///
  /// A round that would be too long for others goes without what can be missed: cards, plays and hands.
  var content: [UInt8] {
    let whole = Array(text(isShort: false).utf8)
    return whole.count < CheckedLine.greatestLength - 64 ? whole : Array(text(isShort: true).utf8)
  }

  private func text(isShort: Bool) -> String {
    let (kind, fields) =
      switch event {
      case .round(let round): ("round", Self.fields(round, isShort: isShort))
      case .entry(let entry): ("entry", Self.fields(entry))
      case .purse(let purse): ("purse", purse.fields)
      case .shoe(let shoe): ("shoe", Self.fields(shoe))
      case .seed(let seed): ("seed", Self.fields(seed))
      }
    return JSONText.object([("n", String(number)), ("kind", JSONText.quoted(kind))] + fields)
  }

  private typealias Field = (key: String, value: String)

  private static func fields(_ round: LoggedRound, isShort: Bool) -> [Field] {
    var fields: [Field] = [
      ("row", String(round.row)), ("number", String(round.number)), ("game", JSONText.quoted(round.game)),
      ("version", JSONText.quoted(round.version)), ("rules", isShort ? "{}" : JSONText.text(round.rules)),
      ("plays", isShort ? "[]" : JSONText.text(round.plays)),
    ]
    if let hands = round.hands { fields.append(("hands", isShort ? "{}" : JSONText.text(hands))) }
    fields += [
      ("entries", JSONText.list(round.entries.map(list))), ("net", amount(round.net)),
      ("balance", amount(round.balance)), ("opened", String(round.openedAt)), ("closed", String(round.closedAt)),
    ]
    if let shoe = round.shoe { fields.append(("shoe", String(shoe))) }
    if let position = round.position { fields.append(("position", String(position))) }
    if !round.dealt.isEmpty, !isShort { fields.append(("dealt", cards(round.dealt))) }
    if round.isAdvised { fields.append(("advised", "true")) }
    if round.isVoided { fields.append(("voided", "true")) }
    if let purse = round.purse { fields.append(("purse", JSONText.quoted(purse))) }
    return fields
  }

  /// `["stake",row,bet,wager,amount]` or `["settle",row,bet,wager,hand,outcome,returned]`.
  private static func list(_ entry: LoggedRound.Entry) -> String {
    switch entry.entry {
    case .stake(let bet, let wager, let amount):
      JSONText.list(["\"stake\"", String(entry.row), JSONText.quoted(bet), String(wager), self.amount(amount)])
    case .settle(let bet, let wager, let hand, let outcome, let returned):
      JSONText.list([
        "\"settle\"", String(entry.row), JSONText.quoted(bet), String(wager), String(hand), JSONText.quoted(outcome),
        amount(returned),
      ])
    }
  }

  private static func fields(_ entry: LoggedEntry) -> [Field] {
    [
      ("row", String(entry.row)), ("entry", JSONText.quoted(entry.kind.rawValue)), ("amount", amount(entry.amount)),
      ("at", String(entry.at)),
    ]
  }

  private static func fields(_ shoe: LoggedShoe) -> [Field] {
    var fields: [Field] = [
      ("row", String(shoe.row)), ("game", JSONText.quoted(shoe.game)),
      ("commitment", JSONText.quoted(Hexadecimal.text(shoe.commitment))),
      ("client", JSONText.quoted(shoe.clientSeed)), ("nonce", String(shoe.nonce)), ("decks", String(shoe.decks)),
      ("cut", String(shoe.cut)), ("at", String(shoe.at)),
    ]
    if let predecessor = shoe.predecessor { fields.append(("after", String(predecessor))) }
    if shoe.burned > 0 { fields.append(("burned", String(shoe.burned))) }
    if let purse = shoe.purse { fields.append(("purse", JSONText.quoted(purse))) }
    if !shoe.missing.isEmpty { fields.append(("missing", cards(shoe.missing))) }
    return fields
  }

  private static func fields(_ seed: LoggedSeed) -> [Field] {
    var fields: [Field] = [
      ("row", String(seed.shoe)), ("server", JSONText.quoted(Hexadecimal.text(seed.server))), ("at", String(seed.at)),
      ("position", String(seed.position)),
    ]
    if let arranged = seed.arranged { fields.append(("arranged", JSONText.quoted(arranged))) }
    return fields
  }

  private static func amount(_ amount: Chips) -> String { JSONText.quoted(amount.description) }

  private static func cards(_ cards: [Card]) -> String { JSONText.quoted(cards.map(\.description).joined()) }
}
