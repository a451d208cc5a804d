extension BrokenCase {
  /// Programs and resources of `Tests/Broken`.
  static let programs = [
    // What the game says of itself
    BrokenCase("noSummary", "setup.manifest", "The game has no summary."),
    BrokenCase("noEdge", "setup.manifest", "main declares no edge."),
    BrokenCase("staleManifest", "setup.manifest", "Resources/manifest.json is not what the program says."),
    BrokenCase("notACatalogue", "setup.catalogue", "Resources/Localizable.xcstrings cannot be read."),
    BrokenCase("languageMissing", "setup.catalogue", "No text is in ja."),
    // Bets, outcomes, data and settings
    BrokenCase("betWithoutZone", "models.bets", "suited can be placed under no setting."),
    BrokenCase("zoneAboveLimits", "models.bets", "The zone of main takes 1 to 2,000; the table takes 1 to 1,000."),
    BrokenCase("sideBetRefused", "models.bets", "The deal is refused with chips within the limits on suited."),
    BrokenCase("outcomeUndeclared", "models.results", "The outcome forfeit is not in the manifest."),
    BrokenCase("dataTooLong", "models.data", "bytes; 65,536 are taken."),
    BrokenCase("dataForgotten", "models.data", "After a new start the game's data are others than without it."),
    BrokenCase("dataCombinedTraps", "models.data", "Fatal error: two copies"),
    BrokenCase("settingTraps", "models.settings", "decks=2: High Card crashed"),
    BrokenCase("settingRefused", "models.settings", "decks=2: badValue"),
    BrokenCase("conflictWithoutWords", "models.settings", "decks=2 ties=lose is refused without words."),
    BrokenCase("outcomeUntitled", "models.results", "The outcome fold has no title"),
    BrokenCase("outcomeUnsaid", "models.results", "Nothing is said when main ends as fold."),
    // Rules
    BrokenCase("traps", "engine.rounds", "Fatal error: an ace"),
    BrokenCase("stalls", "engine.rounds", "Decision follows on decision without an end."),
    BrokenCase("hangs", "engine.rounds", "High Card did not answer for 5 seconds"),
    BrokenCase("staysBetting", "engine.rounds", "The deal is taken, but the phase is still betting."),
    BrokenCase("refusesOffered", "engine.rounds", "is offered and refused."),
    BrokenCase("noMoves", "engine.rounds", "It is the player's turn, but no move is legal."),
    BrokenCase("takesAnyMove", "engine.refusals", "The move raise is not offered and is taken all the same."),
    BrokenCase("dealsTwice", "engine.refusals", "A second deal is taken while a round is under way."),
    BrokenCase("refusalChanges", "engine.refusals", "Refusing fold changes the round."),
    BrokenCase("betDuringRound", "engine.refusals", "bet.main is done, though it is not offered."),
    BrokenCase("settlesTwice", "engine.chips", "High Card used main 0 again after it was settled"),
    BrokenCase("aboveGreatest", "engine.chips", "back on main, which returns at most"),
    BrokenCase("leavesWagerOpen", "engine.chips", "High Card ended the round without settling main 0."),
    BrokenCase("wrongPrice", "engine.chips", "for raise, which was shown as"),
    BrokenCase("foreignCard", "engine.cards", "is in a hand and was not drawn, or not as often"),
    BrokenCase("cardTwice", "engine.cards", "is in a hand and was not drawn, or not as often"),
    BrokenCase("languageRules", "engine.repeats", "goes another way at"),
    BrokenCase(
      "silentlyDifferent", "engine.wire", "A simulation counts main otherwise than its rounds played one by one."),
    BrokenCase("engineForgets", "engine.restore", "Written and read again before a step, the round goes another way."),
    BrokenCase("restoreForgets", "engine.restore", "Killed and started again, round"),
    BrokenCase("peeks", "engine.hidden", "hand.dealer changes with a card that nobody may see yet."),
    BrokenCase("logsHoleCard", "engine.hidden", "What the program prints changes with a card that nobody may see yet."),
    BrokenCase("wrongEdge", "engine.edge", "suited is declared with -25.00 %, and simulated between"),
    // Views
    BrokenCase("noCards", "views.table", "fell face up and is not on the table"),
    BrokenCase("noZones", "views.table", "The table has no zone that takes chips."),
    BrokenCase("tooWide", "views.layout", "a text is cut: "),
    BrokenCase("noBanner", "views.result", "After a round there is no result."),
    BrokenCase("bannerShort", "views.result", "The result shows"),
    BrokenCase("noRules", "views.rules", "The sheet rules cannot be opened."),
    BrokenCase("rulesForgetBet", "views.rules", "The rules do not name suited."),
    BrokenCase("rulesWithoutLimits", "views.rules", "The rules do not tell the limits 1 to 1,000"),
    BrokenCase("rulesWithoutPayout", "views.rules", "The rules do not tell what suited pays"),
    BrokenCase("noSettings", "views.settings", "The sheet settings cannot be opened."),
    BrokenCase("settingHidden", "views.settings", "The sheet does not show the setting decks."),
    BrokenCase("settingShowsInitial", "views.settings", "The setting decks is shown as 1 and is 2."),
    BrokenCase("noStatistics", "views.statistics", "The sheet statistics cannot be opened."),
    BrokenCase("statisticsEmpty", "views.statistics", "The sheet of statistics has no place for the host's figures."),
    // What goes with it
    BrokenCase(
      "silentResult", "integration.sound", "Round 1 ends 0 times by its events; it must end once, to be heard."),
    BrokenCase("dataNotKept", "integration.data", "The data that the game sends are the same after every round."),
    BrokenCase("unlabelled", "integration.labels", "hand.player (hand) says nothing to somebody who does not see it."),
    BrokenCase("rawKey", "integration.strings", "The key print.motto is shown in place of a text."),
    BrokenCase("hintsVanish", "integration.tooltips", "No hint comes on a first visit."),
    BrokenCase("untranslated", "integration.strings", "rules.rounding is not translated into fr."),
    BrokenCase("pluralMissing", "integration.strings", "data.raises has no form for one in de."),
    BrokenCase("placeMissing", "integration.strings", "say.player.shows in de asks for other arguments"),
    // What makes it good
    BrokenCase("keyTwice", "polish.keys", "The key R stands for raise and for fold."),
    BrokenCase("noKey", "polish.keys", "book cannot be reached by the keyboard."),
    BrokenCase("noPrompt", "polish.speech", "At a decision nothing is asked (en)"),
    BrokenCase("saidTwice", "polish.speech", "Said twice (en): The dealer turns over"),
    BrokenCase("tooTall", "polish.sizes", "60×18, en: raise lies over hand.player.2."),
    BrokenCase("kitIcon", "polish.icon", "The icon is the kit's own, an ace of spades on green."),
    BrokenCase("flipUnsaid", "polish.speech", "an empty line is said"),
  ]

  /// Sources of the template.
  static let sources = [
    // What the game says of itself
    BrokenCase("viewMissing", "setup.shape", "Views/ResultBannerView.swift is missing."),
    BrokenCase("tokensUnused", "setup.design", "Theme/DesignConstants.swift does not build on CasinoDesign."),
    // Rules
    BrokenCase("clockInRules", "engine.pure", "Engine/Step.swift:29: Date()"),
    BrokenCase("diceInRules", "engine.pure", "Engine/Step.swift:29: .random(in:"),
    BrokenCase("fileInRules", "engine.pure", "Engine/Step.swift:29: FileManager"),
    BrokenCase("excuseWithoutReason", "engine.pure", "casino:allow clock gives no reason."),
    // What goes with it
    BrokenCase("keyUnused", "integration.strings", "Nothing uses the text old.aim."),
    BrokenCase("keyMissing", "integration.strings", "Nothing uses the text rules.rounded."),
  ]
}
