/// Puts events into the words of a good dealer.
///
/// The first cards are told together when they all lie; every later step is told as it happens. The sentences are
/// the game's: `say.<owner>.has`, `.shows`, `.draws`, `.turns`, and `say.<bet>.<outcome>` or `say.<outcome>`; `say.<word>` for
/// what is called out.
struct Narrator {
  private var isDealing = true

  mutating func tell(
    _ events: [GameEvent], hands: [TableHand], phase: GamePhase, results: [BetResult], _ strings: Strings
  ) -> [String] {
    var lines: [String] = []
    if isDealing, phase != .dealing || events.contains(where: \.endsTheDeal) {
      lines += hands.compactMap { strings.sentence(of: $0, among: hands) }
      isDealing = false
      lines += events.filter { !$0.isCard }.compactMap { line(for: $0, hands: hands, results: results, strings) }
    } else {
      lines += events.filter { !isDealing || !$0.isCard }
        .compactMap { line(for: $0, hands: hands, results: results, strings) }
    }
    return lines
  }

  private func line(for event: GameEvent, hands: [TableHand], results: [BetResult], _ strings: Strings) -> String? {
    switch event {
    case .shuffled: return strings.text("say.shuffled")
    case .cardsBurned(let card, let count):
      return strings.text("say.burned", .count(count), .text(strings.name(of: card)))
    case .cardDealt(let id, let card?): return drawn("draws", card, id, hands, strings)
    case .cardFlipped(let id, let card): return drawn("turns", card, id, hands, strings)
    case .handSplit: return strings.text("say.split")
    case .called(let word, let figures): return strings.text("say.\(word)", figures.map { .count($0) })
    case .betSettled(let bet, let hand, let outcome, let tone, let stake, let returned):
      let result = BetResult(bet: bet, hand: hand, outcome: outcome, tone: tone, stake: stake, returned: returned)
      let several = hands.count { $0.id.index != nil } > 1
      return strings.sentence(of: result, several: several)
    case .roundSettled(let net):
      guard results.count > 1 else { return nil }
      return strings.net(net)
    case .cardDealt(_, nil), .chipsPlaced, .handActive, .sound, .haptic: return nil
    }
  }

  private func drawn(_ verb: String, _ card: Card, _ id: HandID, _ hands: [TableHand], _ strings: Strings) -> String {
    let hand = hands.first { $0.id == id }
    let name = strings.name(of: card)
    let total = hand?.total.map { strings.total($0) }
    let line =
      total.map { strings.text("say.\(id.owner).\(verb)", .text(name), .text($0)) }
      ?? strings.text("say.\(id.owner).\(verb).bare", .text(name))
    return strings.numbered(line, id, among: hands)
  }
}

extension GameEvent {
  fileprivate var isCard: Bool { if case .cardDealt = self { true } else { false } }
  fileprivate var endsTheDeal: Bool {
    switch self {
    case .betSettled, .cardFlipped, .roundSettled, .handSplit: true
    default: false
    }
  }
}
