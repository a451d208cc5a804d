import CasinoKit
import Testing

@testable import GameHost

/// Blackjack's bets: main pays up to 3:2, a side bet 25:1, insurance 2:1.
private let manifest = Manifest(
  info: GameInfo(id: "blackjack", name: "Blackjack", version: "1.0.0"), executable: "Blackjack", summary: "",
  bets: [
    Manifest.Bet(id: "main", kind: .main, greatestPayout: Ratio(3, 2)),
    Manifest.Bet(id: "pairs", kind: .side, greatestPayout: Ratio(25)),
    Manifest.Bet(id: "insurance", kind: .inPlay, greatestPayout: Ratio(2)),
  ],
  moves: ["hit", "double"], outcomes: ["win", "lose"], shoe: ShoePlan(decks: 6, penetrationPercent: 75))

private func stake(_ bet: String, _ amount: Chips, wager: Int = 0) -> LedgerEntry {
  .stake(bet: bet, wager: wager, amount: amount)
}

private func settle(_ bet: String, _ returned: Chips, wager: Int = 0) -> LedgerEntry {
  .settle(bet: bet, wager: wager, hand: 0, outcome: "win", returned: returned)
}

private func choice(_ id: String, price: Chips? = nil, upTo: Chips? = nil, amount: Chips? = nil) -> CommitCheck.Choice {
  let amounts = upTo.map { AmountRange(1...$0) }
  return .init(action: SceneAction(id: id, title: "", price: price, amounts: amounts), amount: amount)
}

private func hands(_ cards: String) throws -> [String: JSONValue] {
  ["player": .list([.list(try Card.list(cards).map { .text($0.description) })])]
}

struct CommitCheckTests {
  private let check = CommitCheck(manifest: manifest, limits: .casual)

  /// A round with 100 on the main bet under way.
  private func underWay(_ entries: LedgerEntry...) throws -> RoundLedger {
    try check.ledger(of: [stake("main", 100)] + entries)
  }

  private func deal(_ entries: [LedgerEntry], placed: [String: Chips], price: Chips) throws -> ModuleFailure? {
    let commit = Commit(play: Play(Play.deal, stakes: placed), entries: entries)
    return try failure {
      _ = try check.check(commit, choice: choice("deal", price: price), round: RoundLedger(), drawn: [])
    }
  }

  @Test func aDealOpensTheRound() throws {
    let commit = Commit(
      play: Play(Play.deal, stakes: ["main": 100, "pairs": 10]),
      entries: [stake("main", 100), stake("pairs", 10), settle("pairs", 260)])
    let round = try check.check(commit, choice: choice("deal", price: 110), round: RoundLedger(), drawn: [])
    #expect(round.open == [RoundLedger.Wager(bet: "main", number: 0): 100])
    #expect(round.staked == 110)
    #expect(round.returned == 260)
  }

  @Test(
    arguments: [
      ([stake("main", 100)], ["main": 100], 90, ModuleFailure.priceNotShown(action: "deal", shown: 90, taken: 100)),
      ([stake("main", 100)], ["main": 90], 100, .stakesNotPlaced(bet: "main", placed: 90, taken: 100)),
      ([stake("main", 100)], ["main": 100, "pairs": 5], 105, .stakesNotPlaced(bet: "pairs", placed: 5, taken: 0)),
      (
        [stake("main", 2_000)], ["main": 2_000], 2_000,
        .stakeOutsideLimits(bet: "main", stake: 2_000, limits: 1...1_000)
      ),
      ([stake("pairs", 500)], ["pairs": 500], 500, .stakeOutsideLimits(bet: "pairs", stake: 500, limits: 1...100)),
      ([stake("insurance", 50)], ["insurance": 50], 50, .notAnOpeningBet("insurance")),
      ([stake("lottery", 50)], ["lottery": 50], 50, .unknownBet("lottery")),
      ([stake("main", 0)], ["main": 0], 0, .badAmount(bet: "main", amount: 0)),
      ([stake("main", -100)], ["main": -100], -100, .badAmount(bet: "main", amount: -100)),
      ([], [:], 0, .roundNotEnded),
    ] as [([LedgerEntry], [String: Chips], Chips, ModuleFailure)])
  func aBadDeal(entries: [LedgerEntry], placed: [String: Chips], price: Chips, expected: ModuleFailure) throws {
    #expect(try deal(entries, placed: placed, price: price) == expected)
  }

  @Test func aCoupWithoutABetIsWatched() throws {
    let commit = Commit(play: Play(Play.deal), hands: [:])
    let round = try check.check(commit, choice: choice("deal"), round: RoundLedger(), drawn: [])
    #expect(round == RoundLedger())
  }

  @Test(
    arguments: [
      (choice("double", price: 100), stake("main", 100), nil),
      (choice("hit"), stake("main", 100), ModuleFailure.priceNotShown(action: "hit", shown: 0, taken: 100)),
      (choice("double", price: 100), stake("main", 200), .priceNotShown(action: "double", shown: 100, taken: 200)),
      (choice("insurance", price: 50, upTo: 50), stake("insurance", 50), nil),
      (choice("insurance", price: 50, upTo: 50, amount: 20), stake("insurance", 20), nil),
      (
        choice("insurance", price: 50, upTo: 50, amount: 20), stake("insurance", 50),
        .priceNotShown(action: "insurance", shown: 20, taken: 50)
      ),
      (
        choice("insurance", price: 50, upTo: 50, amount: 80), stake("insurance", 80),
        .amountNotOffered(action: "insurance", amount: 80)
      ),
    ] as [(CommitCheck.Choice, LedgerEntry, ModuleFailure?)])
  func aMoveCostsWhatItWasShownToCost(
    choice: CommitCheck.Choice, entry: LedgerEntry, expected: ModuleFailure?
  ) throws {
    let commit = Commit(play: Play(choice.action.id), entries: [entry])
    let round = try underWay()
    #expect(try failure { _ = try check.check(commit, choice: choice, round: round, drawn: []) } == expected)
  }

  @Test(
    arguments: [
      ([settle("main", 250)], nil),
      ([settle("main", 0)], nil),
      (
        [settle("main", Chips(hundredths: 25_001))],
        ModuleFailure.settledAboveGreatest(bet: "main", returned: Chips(hundredths: 25_001), greatest: 250)
      ),
      ([settle("main", -1)], .badAmount(bet: "main", amount: -1)),
      ([settle("main", 200), settle("main", 200)], .settledTwice(bet: "main", number: 0)),
      ([settle("main", 200), stake("main", 10)], .settledTwice(bet: "main", number: 0)),
      ([settle("main", 200, wager: 1)], .unknownWager(bet: "main", number: 1)),
      ([settle("lottery", 200)], .unknownBet("lottery")),
      ([], .wagerNotSettled(bet: "main", number: 0)),
    ] as [([LedgerEntry], ModuleFailure?)])
  func aRoundEnds(entries: [LedgerEntry], expected: ModuleFailure?) throws {
    let commit = Commit(play: Play("stand"), entries: entries, hands: try hands("TS 9H"))
    let round = try underWay(), drawn = try Card.list("TS 9D 9H 8C")
    #expect(
      try failure { _ = try check.check(commit, choice: choice("stand"), round: round, drawn: drawn) } == expected)
  }

  @Test func fiveAtThreeToTwoIsSevenFifty() throws {
    let open = try check.ledger(of: [stake("main", 5)])
    for (returned, isTaken) in [(1_250, true), (1_251, false)] {
      let commit = Commit(
        play: Play("stand"), entries: [settle("main", Chips(hundredths: returned))], hands: [:])
      let found = try failure { _ = try check.check(commit, choice: choice("stand"), round: open, drawn: []) }
      #expect((found == nil) == isTaken)
    }
  }

  @Test func anOpenRoundHasAWager() throws {
    let commit = Commit(play: Play("stand"), entries: [settle("main", 200)])
    let round = try underWay()
    let found = try failure { _ = try check.check(commit, choice: choice("stand"), round: round, drawn: []) }
    #expect(found == .roundNotEnded)
  }

  @Test func chipsMoveByPlaysOnly() throws {
    let action = choice("settings")
    for commit in [Commit(entries: [settle("main", 250)]), Commit(hands: [:])] {
      let round = try underWay()
      let found = try failure { _ = try check.check(commit, choice: action, round: round, drawn: []) }
      #expect(found == .entriesWithoutPlay)
    }
    let round = try underWay()
    #expect(try check.check(Commit(settings: ["decks": "8"]), choice: action, round: round, drawn: []) == round)
  }

  @Test func playsComeInTurn() throws {
    let round = try underWay()
    let again = Commit(play: Play(Play.deal, stakes: ["main": 100]), entries: [stake("main", 100, wager: 1)])
    let early = Commit(play: Play("hit"))
    #expect(
      try failure { _ = try check.check(again, choice: choice("deal", price: 100), round: round, drawn: []) }
        == .playOutOfTurn(move: "deal"))
    #expect(
      try failure { _ = try check.check(early, choice: choice("hit"), round: RoundLedger(), drawn: []) }
        == .playOutOfTurn(move: "hit"))
  }

  @Test(arguments: [("TS 9H", nil), ("TS AS", Card(.ace, of: .spades)), ("TS TS", Card(.ten, of: .spades))])
  func handsAreOfDrawnCards(cards: String, stranger: Card?) throws {
    let commit = Commit(play: Play("stand"), entries: [settle("main", 200)], hands: try hands(cards))
    let round = try underWay(), drawn = try Card.list("TS 9D 9H 8C")
    let found = try failure { _ = try check.check(commit, choice: choice("stand"), round: round, drawn: drawn) }
    #expect(found == stranger.map(ModuleFailure.cardNotDrawn))
  }

  @Test func scenesShowDrawnCards() throws {
    let ace = Card(.ace, of: .spades), node = SceneNode(.card, id: "c", card: ace)
    let table = SceneNode(.table, id: "t", children: [node])
    try CommitCheck.check([table], drawn: [ace])
    #expect(try failure { try CommitCheck.check([table], drawn: []) } == .cardNotDrawn(ace))
    try CommitCheck.check([SceneNode(.sheet, id: "rules", children: [node])], drawn: [])
    let events: [GameEvent] = [.cardDealt(HandID("dealer"), card: nil), .cardFlipped(HandID("dealer"), card: ace)]
    #expect(try failure { try CommitCheck.check(events, drawn: []) } == .cardNotDrawn(ace))
  }

  @Test func amountsNeverOverflow() throws {
    let many = (0..<1_000).map { stake("insurance", .greatest, wager: $0) }
    let found = try failure { _ = try check.ledger(of: many) }
    #expect(found == .badAmount(bet: "insurance", amount: .greatest))
    let tooMany = (0..<1_001).map { stake("insurance", 1, wager: $0) }
    #expect(try failure { _ = try check.ledger(of: tooMany) } == .tooManyEntries(1_001))
    let wild = CommitCheck(
      manifest: Manifest(
        info: manifest.info, executable: "", summary: "",
        bets: [Manifest.Bet(id: "main", kind: .main, greatestPayout: Ratio(1_000_000))], moves: [], outcomes: [],
        shoe: manifest.shoe), limits: .casual)
    let round = try wild.ledger(of: [stake("main", .greatest), settle("main", .greatest)])
    #expect(round.returned == .greatest)
  }
}
