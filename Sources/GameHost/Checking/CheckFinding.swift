import CasinoKit

/// What a rule came to.
enum CheckVerdict: String, Sendable {
  case ok, warn, fail, skip
}

/// Something that was found, by its key in the host's catalogue and what is put in.
struct CheckText: Equatable, Sendable {
  var key: String
  var arguments: [StringArgument]

  /// Something with words put in.
  init(_ key: String, _ words: String...) { self.init(key, words.map(StringArgument.text)) }

  /// Something with figures and words put in.
  init(_ key: String, _ arguments: [StringArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// The sentence.
  func sentence(in strings: Strings) -> String { strings.text(key, arguments) }
}

/// What a rule came to, and why.
struct CheckFinding: Equatable, Sendable {
  /// The most findings that are told of one rule.
  static let greatest = 5

  var verdict: CheckVerdict
  /// What was found, the first first.
  var found: [CheckText]
  /// The seed that shows it again; nil for the seed of the whole check.
  var seed: UInt64?
  /// How many rounds show it; nil for those of the whole check.
  var rounds: Int?

  /// Whether nothing can be said of rules that need this one.
  var isInTheWay: Bool { verdict == .fail || found.first?.key == "check.found.blocked" }

  static func ok(_ key: String, _ arguments: StringArgument...) -> CheckFinding {
    CheckFinding(verdict: .ok, found: [CheckText(key, arguments)])
  }

  static func skip(_ key: String, _ words: String...) -> CheckFinding {
    CheckFinding(verdict: .skip, found: [CheckText(key, words.map(StringArgument.text))])
  }

  static func warn(_ found: CheckText...) -> CheckFinding { CheckFinding(verdict: .warn, found: found) }

  static func fail(_ found: CheckText..., seed: UInt64? = nil, rounds: Int? = nil) -> CheckFinding {
    CheckFinding(verdict: .fail, found: found, seed: seed, rounds: rounds)
  }

  /// A failure where anything was found, else that all is well.
  static func of(_ found: [CheckText], else ok: @autoclosure () -> CheckFinding) -> CheckFinding {
    found.isEmpty ? ok() : CheckFinding(verdict: .fail, found: Array(found.prefix(greatest)))
  }
}

/// Why what several rules look at is not there: the rule that is broken by it fails, the others are left out.
struct CheckBlock: Error {
  var owner: CheckRule
  var found: CheckText
  var seed: UInt64?
  var rounds: Int?

  init(_ owner: CheckRule, _ found: CheckText, seed: UInt64? = nil, rounds: Int? = nil) {
    self.owner = owner
    self.found = found
    self.seed = seed
    self.rounds = rounds
  }
}

/// The game does not offer what the rule needs.
struct CheckNotOffered: Error {}

extension CheckRule {
  /// The rule that a failure of a game at the table breaks.
  init(brokenBy failure: ModuleFailure) {
    switch failure {
    case .cannotStart, .protocolMismatch, .wrongGame: self = .setupManifest
    // A table that cannot be laid has no words.
    case .refusedToStart: self = .setupCatalogue
    case .trapped, .exited, .disconnected, .hung, .flooded, .lineTooLong, .malformed, .wrongMessage, .refusedToAnswer,
      .badScene, .strayDescriptor:
      self = .viewsTable
    case .cardNotDrawn: self = .engineCards
    case .replayDiverged: self = .engineRestore
    default: self = .engineChips
    }
  }
}
