import CasinoKit

/// What is broken. The program's name says it: `high-card-traps` traps, and `high-card` is sound.
///
/// Faults in texts and in the manifest's file are made in the game's resources, by the tests.
enum Defect: String, CaseIterable {
  // What it says of itself
  case noSummary, noEdge
  // Bets, outcomes, data and settings
  case betWithoutZone, zoneAboveLimits, sideBetRefused, outcomeUndeclared
  case dataTooLong, dataForgotten, dataCombinedTraps
  case settingTraps, settingRefused, conflictWithoutWords
  // Rules
  case traps, stalls, hangs, staysBetting, refusesOffered, noMoves
  case takesAnyMove, dealsTwice, refusalChanges, betDuringRound
  case settlesTwice, aboveGreatest, leavesWagerOpen, wrongPrice, foreignCard, cardTwice
  case languageRules, silentlyDifferent, engineForgets, restoreForgets, peeks, logsHoleCard, wrongEdge
  // Views
  case noCards, noZones, tooWide, noBanner, bannerShort, noRules, rulesForgetBet, rulesWithoutLimits, rulesWithoutPayout
  case noSettings, settingHidden, settingShowsInitial, noStatistics, statisticsEmpty
  // What goes with it
  case silentResult, dataNotKept, unlabelled, rawKey, hintsVanish
  // What makes it good
  case keyTwice, noKey, noPrompt, saidTwice, tooTall, kitIcon

  /// The defect of this program; nil where it is sound.
  static let current: Defect? = {
    let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    return Defect(rawValue: String(name.split(separator: "-").last ?? ""))
  }()

  /// Whether this program is broken so.
  var isHere: Bool { Self.current == self }
}

/// What no rules may know: the state of the program around them. A module has one thread.
enum Mischief {
  /// The language of the table.
  nonisolated(unsafe) static var language = "en"
  /// How many rounds the program has dealt.
  nonisolated(unsafe) static var deals = 0
  /// How many rounds the program has seen to their end.
  nonisolated(unsafe) static var roundsSeen = 0
}

/// An outcome that the manifest does not name.
enum UndeclaredResult: String, GameResult {
  case forfeit

  var tone: Tone { .lose }
}
