import CasinoKit
import Testing

@testable import GameHost

/// Every error and every finding is a sentence in every language: no key, and no place that was left empty.
@Suite struct SentenceTests {
  static let languages = ["en", "es", "fr", "de", "ja"]

  @Test(arguments: languages)
  func ofTheCommandLine(language: String) {
    let strings = Strings.host(language)
    let usage: [UsageError] = [
      .unknownCommand("fly"), .unknownCommand("plya"), .unknownOption("--zebra", .play), .unknownOption("--sede", nil),
      .misplacedOption(.json, .list), .misplacedOption(.seed, nil), .missingGame(.info), .unexpectedWord("now", .list),
      .notTogether(.status, .off), .restartWithoutPractice,
    ]
    let options = OptionName.allCases.flatMap { [UsageError.badValue($0, "x"), .missingValue($0), .unwantedValue($0)] }
    let holder = TableLock.Holder(process: 12, place: "/dev/pts/1", since: "20:15")
    let elsewhere = TableLock.Holder(process: 12, place: "-", since: "20:15")
    let commands: [CommandError] = [
      .unknownGame("x", known: []), .unknownGame("x", known: ["war"]), .unknownGame("wra", known: ["war"]),
      .badSetting(.unknownKey("x", known: ["decks"]), game: "War"),
      .badSetting(.badValue(key: "decks", value: "9", allowed: ["1", "2"]), game: "War"),
      .badSetting(.conflict("x", keys: ["decks", "hole"]), game: "War"), .noOdds(game: "War"), .notVerified,
      .notHealthy,
      .unknownRound(game: "war", 3), .versionGone(game: "War", version: "1.0.0"), .tableIsOpen(game: "War", holder),
      .tableIsKept(game: "War", elsewhere), .noDataDirectory, .dataDirectoryRefused(path: "/d", code: 13),
    ]
    for error in usage + options { expect(strings.sentence(for: error)) }
    for error in commands { expect(strings.sentence(for: error)) }
    for code: Int32 in [5, 28, 77] { expect(strings.sentence(for: OutputError.refused(code: code))) }
    expect(strings.takeOver(game: "War", holder))
    expect(strings.versionLine)
  }

  @Test(arguments: languages)
  func ofTheRecord(language: String) {
    let strings = Strings.host(language)
    let store: [StoreError] = [
      .folder(path: "/d", code: 13), .cannotOpen(path: "/d", reason: .system(2)),
      .cannotOpen(path: "/d", reason: .database("t")), .readOnly(path: "/d"), .damaged(path: "/d", keptAs: nil),
      .damaged(path: "/d", keptAs: "/e"), .newerVersion(path: "/d", found: 3, known: 2), .foreignFile(path: "/d"),
      .busy,
      .diskFull, .diskFailed(code: 10), .unreadable("shoe 1"), .noRandomness, .unexpected(code: 1, text: "t"),
      .notEnoughChips(balance: 1, needed: 2), .tooManyChips, .badEntry(.stake(bet: "main", wager: 0, amount: 1)),
      .roundIsOpen, .noOpenRound, .playedElsewhere, .dataTooLong(bytes: 70_000, most: 65_536),
      .unknownProfile("x", known: ["default"]), .profileExists("x"), .stackNotSpent(5),
    ]
    let dealer: [DealerError] = [
      .shoe(.notInShoe(Card(.ace, of: .spades), left: 0)), .noRound, .noCardsLeft, .beyondRecord(cards: 4),
      .shortOfRecord(drawn: 2, cards: 4), .recordDiffers,
    ]
    let faults: [AuditFault] = [
      .file("t"), .lostRow(table: "rounds"), .balance(profile: "p", stack: "", kept: 1, sum: 2),
      .balance(profile: "p", stack: "war", kept: 1, sum: 2), .net(game: "war", round: 1, kept: 1, sum: 2),
      .unsettled(game: "war", round: 1, bet: "main"), .statistics(game: "war"),
    ]
    for error in store { expect(strings.sentence(for: error)) }
    for error in dealer { expect(strings.sentence(for: error)) }
    for fault in faults { expect(strings.words(for: fault)) }
    expect(strings.sound((1, 2, 3)))
  }

  @Test(arguments: languages)
  func ofSynchronising(language: String) {
    let strings = Strings.host(language)
    let errors: [SyncError] = [
      .notLinked, .folder(path: "/d", code: 13), .unwritable(path: "/d", code: 28),
      .sharedWallet(wallet: "w", profile: "p"), .handIsOpen, .busy, .store(.busy),
    ]
    let lines: [LineFault] = [
      .noLine, .wrongCheck, .newer("deal"), .field("at"), .unsound, .unknownShoe, .wrongSeed, .takenElsewhere,
    ]
    let reasons: [SetAside.Reason] =
      [
        .foreignName, .noFile, .tooLong, .unreadable(code: 13), .tooManyDevices, .conflictCopy(isKnown: true),
        .conflictCopy(isKnown: false),
      ] + lines.flatMap { [.line(3, $0), .state($0)] }
    for error in errors { expect(strings.sentence(for: error)) }
    var report = SyncReport(sent: 2, received: 1, settings: 1, devices: ["a", "b"], isPartial: true, isNewDevice: true)
    report.setAside = reasons.map { SetAside(path: "a/b", reason: $0) }
    for line in strings.lines(report) { expect(line) }
  }

  @Test(arguments: languages)
  func ofGames(language: String) {
    let strings = Strings.host(language), info = GameInfo(id: "war", name: "War", version: "1.0.0")
    let calls: [ModuleFailure] = ModuleCall.allCases.flatMap { call in
      [1, 5, 0.3].map { .hung(seconds: $0, during: call) }
    }
    let lines: [ModuleFailure] = [
      .unreadable, .noJSON, .missing("a"), .wrongType("a", type: "Int"), .wrong("a", text: "t"), .noRange,
      .noShoe(decks: 99, cut: 1),
    ].map { (reason: MalformedLine) in .malformed(line: "x", reason: reason) }
    let scenes: [ModuleFailure] = [.tooManyNodes(1), .tooDeep(1), .idTwice("a"), .badID("a"), .unknownNode("a")]
      .map { (fault: SceneFault) in .badScene(fault) }
    let replays: [ModuleFailure] = [.chips, .tooManyCards(1), .twoRounds, .dealer(.noRound), .game("t")]
      .map { (fault: ReplayFault) in .replayDiverged(fault) }
    let others: [ModuleFailure] = [
      .cannotStart(path: "/x", errno: 2), .protocolMismatch(host: 1...1, module: 2...3),
      .protocolMismatch(host: 4...5, module: 2...3), .wrongGame(expected: info, got: info),
      .wrongGame(expected: info, got: nil), .refusedToStart(reason: "t"), .trapped(signal: 4, reason: nil),
      .trapped(signal: 6, reason: "t"), .trapped(signal: 11, reason: nil), .trapped(signal: 8, reason: nil),
      .trapped(signal: 9, reason: nil), .trapped(signal: 31, reason: nil), .exited(code: 1), .disconnected,
      .flooded(messages: 1, bytes: 1), .lineTooLong(greatest: 1), .wrongMessage(expected: "a", got: "b"),
      .refusedToAnswer(code: "a", reason: "t"), .strayDescriptor("t"), .priceNotShown(action: "a", shown: 1, taken: 2),
      .amountNotOffered(action: "a", amount: 1), .unknownBet("a"), .notAnOpeningBet("a"),
      .stakeOutsideLimits(bet: "a", stake: 1, limits: 2...3), .stakesNotPlaced(bet: "a", placed: 1, taken: 2),
      .badAmount(bet: "a", amount: 0), .unknownWager(bet: "a", number: 1), .settledTwice(bet: "a", number: 1),
      .settledAboveGreatest(bet: "a", returned: 2, greatest: 1), .wagerNotSettled(bet: "a", number: 1), .roundNotEnded,
      .entriesWithoutPlay, .playOutOfTurn(move: "a"), .tooManyEntries(1), .cardNotDrawn(Card(.ace, of: .spades)),
    ]
    for failure in calls + lines + scenes + replays + others {
      expect(strings.sentences(for: failure, game: "War", log: "/l"))
    }
    let faults: [ManifestFault] = [.unreadable, .tooSlow, .tooLong, .malformed(.noJSON), .badField("info.id")]
    for fault in faults { expect(strings.sentence(for: .badManifest(path: "/x", fault))) }
    expect(strings.sentence(for: .noProgram("/x")))
  }

  @Test(arguments: languages)
  func ofHelp(language: String) {
    for topic in [nil] + CommandName.allCases {
      for line in HelpText(.host(language)).page(topic).split(separator: "\n") { expect(String(line)) }
    }
  }

  /// Keys begin with the name of a family; places are signs such as `%2$@`.
  private func expect(_ text: String, location: SourceLocation = #_sourceLocation) {
    let families = ["error.", "help.", "sync.", "doctor.", "count.", "list.", "text.", "terminal.", "verify."]
    #expect(!text.isEmpty && !text.contains("%"), "\(text)", sourceLocation: location)
    #expect(!families.contains { isKey(text, $0) }, "\(text)", sourceLocation: location)
  }

  /// Whether a word of the text is a key of the family.
  private func isKey(_ text: String, _ family: String) -> Bool {
    text.split { $0 == " " || $0 == "\n" }.contains { word in
      word.hasPrefix(family) && word.dropFirst(family.count).contains(where: \.isLetter)
    }
  }
}
