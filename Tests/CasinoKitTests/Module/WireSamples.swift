import CasinoKit
import Foundation
import TestSupport
import Testing

/// A message of the wire, as the kit writes it.
struct WireSample: Sendable, CustomTestStringConvertible {
  var name: String
  var side: ProtocolSchema.Side
  var line: Data
  var testDescription: String { name }

  init(_ name: String, host message: HostMessage) {
    (self.name, side, line) = ("host \(name)", .host, Self.written(message))
  }

  init(_ name: String, module message: ModuleMessage) {
    (self.name, side, line) = ("module \(name)", .module, Self.written(message))
  }

  /// Whether the kit reads a message.
  func isRead(_ line: Data) -> Bool {
    switch side {
    case .host: (try? Wire.read(HostMessage.self, from: line)) != nil
    case .module: (try? Wire.read(ModuleMessage.self, from: line)) != nil
    }
  }

  private static func written(_ message: some Encodable) -> Data { (try? Wire.line(message)) ?? Data() }
}

extension WireSample {
  static let all = host + module + eventSamples + roleSamples

  private static let eventSamples = events.map { event in
    WireSample(
      "event \(event.type)", module: answer(frames: [Frame(patch: ScenePatch(nodes: []), events: [event])]))
  }

  private static let roleSamples = Role.allCases.map { role in
    WireSample("scene of \(role)", module: .scene(Scene(root: SceneNode(.table, id: "table", children: [node(role)]))))
  }

  private static let stakes: [String: Chips] = ["main": 100, "21+3": 5]
  private static let rules = JSONValue.object(["decks": .integer(6)])
  private static let info = GameInfo(id: "blackjack", name: "Blackjack", version: "1.0.0")

  static let host = [
    WireSample("hello", host: .hello(Hello(protocol: 1...3, kit: "0.1.0"))),
    WireSample(
      "welcome", host: .welcome(Welcome(language: "en", practice: false, balance: -5, limits: .low, cardsRemaining: 0))),
    WireSample(
      "welcome to an open round",
      host: .welcome(
        Welcome(
          language: "pt-BR", practice: true, balance: 9_900, limits: .vip, cardsRemaining: 308,
          settings: ["decks": "6"], lastStakes: stakes,
          round: OpenRound(rules: rules, plays: [Play(Play.deal, stakes: stakes), Play("hit")]),
          shoe: [PastRound(hands: ["player": .list([.text("TS"), .text("9H")]), "banker": .list([.text("7D")])])],
          data: .object(["games": .integer(3)]), dataCopies: [.object(["games": .integer(4)])], sizeClass: .wide,
          cardNames: .symbols))),
    WireSample("intent", host: .intent(Intent(id: 1, revision: 4, action: "hit"))),
    WireSample("intent with all", host: .intent(Intent(id: 9, revision: 4, action: "bet.main", amount: 7, value: "x"))),
    WireSample("opened", host: .opened(Opened(freshShoe: true, cardsRemaining: 312))),
    WireSample(
      "opened with a burn",
      host: .opened(Opened(freshShoe: true, cardsRemaining: 411, burned: Burned(Card(.four, of: .hearts))))),
    WireSample("drawn", host: .drawn(Drawn(card: Card(.ten, of: .diamonds), cardsRemaining: 0))),
    WireSample(
      "drawn after a shuffle", host: .drawn(Drawn(card: Card(.ace, of: .clubs), cardsRemaining: 40, shuffled: true))),
    WireSample("committed", host: .committed(Committed(balance: 10_100))),
    WireSample("refused", host: .refused(Refused(reason: "The disk is full."))),
    WireSample("surroundings", host: .surroundings(Surroundings(balance: 5, sizeClass: .compact))),
    WireSample(
      "surroundings in another language",
      host: .surroundings(Surroundings(hints: HintState(isOn: true, shown: ["hit"]), language: "pt-BR"))),
    WireSample("surroundings without anything", host: .surroundings(Surroundings())),
    WireSample("simulate", host: .simulate(Simulate(rounds: 1_000, seed: 7))),
    WireSample(
      "simulate with all",
      host: .simulate(Simulate(rounds: 0, seed: .max >> 1, settings: ["decks": "6"], stakes: stakes))),
    WireSample("explore", host: .explore(Explore(rounds: 10, seed: 7))),
    WireSample(
      "explore with all",
      host: .explore(
        Explore(rounds: 1, seed: 1, player: .strategy, probe: .refusals, settings: ["decks": "6"]))),
    WireSample("rollout of bets", host: .rollout(Rollout(cardsRemaining: 312, seed: 1, samples: 9))),
    WireSample(
      "rollout with all",
      host: .rollout(
        Rollout(
          settings: ["decks": "6"], rules: rules, plays: [Play(Play.deal, stakes: stakes), Play("hit")],
          cards: [Card(.ace, of: .spades), nil], events: events, removed: [Card(.king, of: .clubs)],
          cardsRemaining: 100,
          freshShoe: true, moves: ["hit"], seed: .max >> 1, samples: 1 << 20, milliseconds: 50))),
    WireSample("scene", host: .scene),
    WireSample("failure", host: .failure(Failure(code: "unknown", text: "unknown message dance"))),
  ]

  static let module = [
    WireSample("hello", module: .hello(Hello(protocol: 1...1, kit: "0.1.0", info: info, capabilities: ["simulate"]))),
    WireSample("hello without capabilities", module: .hello(Hello(protocol: 1...1, kit: "0.1.0", info: info))),
    WireSample(
      "ready",
      module: .ready(
        Ready(scene: Scene(root: SceneNode(.table, id: "table")), revision: 1, entries: entries, say: ["Hello"]))),
    WireSample(
      "open", module: .open(Open(rules: rules, shoe: ShoePlan(decks: 6, cut: 234, extraRounds: 1), stakes: stakes))),
    WireSample(
      "open with a burn",
      module: .open(Open(rules: rules, shoe: ShoePlan(decks: 8, cut: 402, burns: true), stakes: stakes))),
    WireSample("draw", module: .draw),
    WireSample("answer", module: answer()),
    WireSample(
      "answer with all",
      module: answer(
        commit: Commit(
          play: Play(Play.deal, stakes: stakes), entries: entries,
          hands: ["player": .list([.list([.text("TS"), .text("9H")])]), "dealer": .list([.text("9D"), .text("8C")])],
          settings: ["decks": "2"], limits: .casual, data: .object(["games": .integer(4)])),
        frames: [Frame(patch: ScenePatch(nodes: [node(.text)]), events: [.shuffled], say: ["You win 100."])])),
    WireSample("answer that refuses", module: answer(refusal: "Nothing is staked.")),
    WireSample("simulated", module: .simulated(Simulated(statistics: statistics))),
    WireSample("explored", module: .explored(Explored(rules: rules, rounds: [ExploredRound(), explored]))),
    WireSample("rolledOut", module: .rolledOut(RolledOut(player: .random, lines: []))),
    WireSample(
      "rolledOut with lines", module: .rolledOut(RolledOut(player: .strategy, lines: [line], rejected: 7))),
    WireSample("progress", module: .progress),
    WireSample("failure", module: .failure(Failure(code: "replay", text: "no such move"))),
  ]

  private static let entries: [LedgerEntry] = [
    .stake(bet: "main", wager: 0, amount: 100),
    .settle(bet: "main", wager: 0, hand: 0, outcome: "playerWins", returned: 200),
  ]

  private static let explored = ExploredRound(
    plays: [Play(Play.deal, stakes: stakes), Play("hit")], cards: [Card(.ace, of: .spades)], entries: entries,
    hands: ["player": .list([.text("AS")])], digest: "cbf2", fault: ExplorationFault(.refusesMove, "hit"))

  private static let line: RolloutLine = {
    var line = RolloutLine("hit", stake: 10)
    line.add(-10)
    return line
  }()

  private static let statistics: RoundStatistics = {
    var bet = BetStatistics()
    bet.add(opening: 100, staked: 200, returned: 350)
    return RoundStatistics(rounds: 2, total: bet, bets: ["main": bet])
  }()

  static let events: [GameEvent] = [
    .shuffled, .cardsBurned(Card(.four, of: .hearts), count: 4),
    .cardDealt(HandID("player", 0), card: Card(.ace, of: .spades)),
    .cardDealt(HandID("dealer"), card: nil), .cardFlipped(HandID("dealer"), card: Card(.king, of: .hearts)),
    .cardFlipped(HandID("player", 1), card: Card(.two, of: .clubs)), .handSplit(HandID("player", 1)),
    .chipsPlaced(bet: "main", wager: 1, amount: Chips(hundredths: 750)), .handActive(HandID("player", 1)),
    .called("playerWins", [8, 3]),
    .betSettled(bet: "main", hand: 1, outcome: "bust", tone: .lose, stake: 100, returned: 0), .roundSettled(net: -100),
    .sound(.cardFlip), .haptic(.success),
  ]

  private static func answer(
    commit: Commit? = nil, frames: [Frame] = [], refusal: String? = nil
  ) -> ModuleMessage {
    .answer(Answer(intent: 3, revision: 5, commit: commit, frames: frames, refusal: refusal))
  }

  private static let grid = MarkGrid(
    .rings, rows: 6, columns: [[.init(.blue), .init(.red, strokes: 2)], [nil, .init(nil, strokes: 1)]], letters: "PBT",
    notes: [.init("P", color: .blue, figure: "21"), .init("next B", mark: .red)])

  /// A part of a role with every field that it may have.
  private static func node(_ role: Role) -> SceneNode {
    let words = role != .cardBack && role != .cardSlot
    return SceneNode(
      role, id: "part.\(role)", text: words ? "Text" : nil, label: "Label", detail: "Detail",
      card: role == .card ? Card(.queen, of: .hearts) : nil, amount: Chips(hundredths: 250), tone: .push,
      marks: [.active, .disabled], host: role == .host ? .balance : nil,
      grid: role == .grid ? grid : nil,
      layout: Layout(spacing: 1, alignment: .leading, priority: 2),
      action: SceneAction(
        id: "act", title: "Act", key: "A", price: 5, amounts: AmountRange(1...5), unavailable: "Not now."),
      children: [SceneNode(.spacer, id: "inner")])
  }
}
