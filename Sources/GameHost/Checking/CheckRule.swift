/// A rule of the guide's checklist that a machine can judge. The raw value is its word in commands and reports.
enum CheckRule: String, CaseIterable, Sendable {
  case setupManifest = "setup.manifest"
  case setupShape = "setup.shape"
  case setupDesign = "setup.design"
  case setupCatalogue = "setup.catalogue"
  case modelsBets = "models.bets"
  case modelsResults = "models.results"
  case modelsData = "models.data"
  case modelsSettings = "models.settings"
  case engineRounds = "engine.rounds"
  case engineRefusals = "engine.refusals"
  case engineChips = "engine.chips"
  case engineCards = "engine.cards"
  case engineRepeats = "engine.repeats"
  case engineWire = "engine.wire"
  case engineRestore = "engine.restore"
  case engineHidden = "engine.hidden"
  case enginePure = "engine.pure"
  case engineEdge = "engine.edge"
  case viewsTable = "views.table"
  case viewsLayout = "views.layout"
  case viewsResult = "views.result"
  case viewsRules = "views.rules"
  case viewsSettings = "views.settings"
  case viewsStatistics = "views.statistics"
  case integrationSound = "integration.sound"
  case integrationData = "integration.data"
  case integrationLabels = "integration.labels"
  case integrationStrings = "integration.strings"
  case integrationTooltips = "integration.tooltips"
  case polishKeys = "polish.keys"
  case polishSpeech = "polish.speech"
  case polishSizes = "polish.sizes"
  case polishIcon = "polish.icon"

  /// What the rule belongs to: the word before the dot.
  var group: String { String(rawValue.prefix { $0 != "." }) }

  /// The words of the groups, in order.
  static var groups: [String] {
    allCases.map(\.group).reduce(into: []) { groups, group in if groups.last != group { groups.append(group) } }
  }

  /// The tier that a game has only with this rule.
  var tier: CheckTier {
    switch group {
    case "setup", "models", "engine": .playable
    case "views", "integration": .complete
    default: .polished
    }
  }

  /// Rules without which this one cannot be judged: where one of them is broken, this one is left out.
  var needs: [CheckRule] {
    switch self {
    case .setupManifest, .setupShape, .setupDesign, .setupCatalogue, .enginePure, .engineRounds, .polishIcon: []
    case .engineRefusals: [.engineRounds, .engineChips, .engineCards, .modelsBets]
    case .viewsSettings: [.engineRounds, .modelsSettings]
    case .integrationStrings: [.setupCatalogue, .engineRounds, .modelsResults]
    case .engineWire, .engineRestore, .engineHidden, .engineEdge:
      [.engineRounds, .engineChips, .engineCards, .engineRepeats, .modelsBets]
    case .modelsSettings: [.engineRounds, .modelsBets]
    case .modelsData, .integrationData: [.engineRounds, .engineRepeats]
    case .polishSizes: [.engineRounds, .viewsLayout]
    case .viewsResult: [.engineRounds, .engineChips]
    default: [.engineRounds]
    }
  }
}

/// How far a game has come, as a machine can tell.
enum CheckTier: String, CaseIterable, Sendable {
  case playable, complete, polished
}
