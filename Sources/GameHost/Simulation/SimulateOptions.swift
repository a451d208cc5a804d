import CasinoKit

/// The options of `casino simulate`.
struct SimulateOptions: Equatable {
  /// How the sheet is printed.
  enum Format: String, CaseIterable {
    case text, json, html
  }

  /// A stake of `--bet`: on a bet, or on each main bet.
  struct Stake: Equatable {
    var bet: String?
    var amount: Chips
  }

  /// The rounds where no number is given.
  static let standardRounds = 1_000_000
  /// The numbers of rounds that are taken.
  static let allowedRounds = 1...100_000_000_000
  /// The shares of a shoe that are taken, in percent.
  static let penetrations = 10...100
  /// The stakes that are taken.
  static let greatestStake: Chips = 100_000
  /// The processes that are taken.
  static let allowedJobs = 1...256

  var game: GameReference
  var rounds = standardRounds
  var seed = CheckOptions.standardSeed
  var settings: [PlayOptions.Setting] = []
  var format = Format.text
  var strategy: String?
  var stakes: [Stake] = []
  var hasSideBets = false
  var penetration: Int?
  var isFreshShoe = false
  /// How many processes play side by side; nil for as many as there are cores.
  var jobs: Int?
  var shard: SimulationShard?
  /// The chips of which the risk of ruin is told.
  var stack: Chips?

  /// The chips of which the risk of ruin is told where none are given.
  static let standardStack: Chips = 100_000
  /// Whether the player agreed to run a foreign game without a sandbox where there is none.
  var isAgreed = false
}

/// The options of `casino merge`.
struct MergeOptions: Equatable {
  var files: [String]
  var format = SimulateOptions.Format.text
  var stack: Chips?
}

extension Arguments {
  func simulateOptions() throws(UsageError) -> SimulateOptions {
    var options = SimulateOptions(game: try game(.simulate))
    options.rounds = try simulatedRounds() ?? SimulateOptions.standardRounds
    options.seed = try seed() ?? CheckOptions.standardSeed
    options.settings = try settings()
    options.format = try sheetFormat()
    options.strategy = try filled(.strategy)
    options.stakes = try stakes()
    options.hasSideBets = has(.sideBets)
    options.isFreshShoe = has(.freshShoe)
    options.penetration = try count(.penetration, within: SimulateOptions.penetrations)
    options.jobs = try count(.jobs, within: SimulateOptions.allowedJobs)
    options.stack = try stack()
    options.isAgreed = has(.yes)
    if options.isFreshShoe, options.penetration != nil { throw .notTogether(.freshShoe, .penetration) }
    if let text = value(.shard) {
      guard let shard = SimulationShard(text) else { throw .badValue(.shard, text) }
      options.shard = shard
    }
    return options
  }

  func mergeOptions() throws(UsageError) -> MergeOptions {
    guard !operands.isEmpty else { throw .missingFiles }
    return MergeOptions(files: operands, format: try sheetFormat(), stack: try stack())
  }

  private func sheetFormat() throws(UsageError) -> SimulateOptions.Format {
    guard let text = value(.format) else { return .text }
    guard let format = SimulateOptions.Format(rawValue: text) else {
      throw .badChoice(.format, text, SimulateOptions.Format.allCases.map(\.rawValue))
    }
    return format
  }

  /// A number of rounds, in thousands, millions or thousand millions where it ends so: `100M`.
  private func simulatedRounds() throws(UsageError) -> Int? {
    guard let text = value(.rounds) else { return nil }
    let units: [Character: Int] = ["k": 1_000, "m": 1_000_000, "g": 1_000_000_000]
    let unit = text.lowercased().last.flatMap { units[$0] }, digits = unit == nil ? text : String(text.dropLast())
    guard digits.isDecimal, let number = Int(digits), number <= SimulateOptions.allowedRounds.upperBound,
      SimulateOptions.allowedRounds.contains(number * (unit ?? 1))
    else { throw .badValue(.rounds, text) }
    return number * (unit ?? 1)
  }

  private func count(_ option: OptionName, within allowed: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard text.isDecimal, let number = Int(text), allowed.contains(number) else { throw .badValue(option, text) }
    return number
  }

  /// The stakes of `--bet`: `25` on each main bet, `banker=100` on one.
  private func stakes() throws(UsageError) -> [SimulateOptions.Stake] {
    var stakes: [SimulateOptions.Stake] = []
    for text in values[.bet] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let amount = parts.last.flatMap({ Chips($0) }), amount > .zero, amount <= SimulateOptions.greatestStake
      else { throw .badValue(.bet, text) }
      stakes.append(SimulateOptions.Stake(bet: parts.count == 2 ? String(parts[0]) : nil, amount: amount))
    }
    return stakes
  }
}
