import CasinoKit

/// What is simulated: all that the sums depend on. Two runs that are equal come to the same.
struct SimulationRun: Codable, Equatable {
  /// The game's word.
  var game: String
  /// Its version.
  var version: String
  /// The rounds of the whole run, all shards together.
  var rounds: Int
  /// What the chances are made from.
  var seed: UInt64
  /// The settings that differ from the initial ones.
  var settings: [String: String]
  /// What is staked before each deal.
  var stakes: [String: Chips]
  /// The strategy's word; nil is the game's best.
  var strategy: String?
  /// A strategy that the player wrote down.
  var chart: String?
  /// Whether every round begins with a full shoe.
  var freshShoe = false
  /// The share of the shoe that is dealt, in percent; nil is that of the rules.
  var penetration: Int?
  /// The house edges that the game declares for these rules and this play.
  var declared: [String: Double] = [:]

  /// How many blocks the run has.
  var blockCount: Int { (rounds + BlockCourse.blockSize - 1) / BlockCourse.blockSize }

  /// How many rounds a block has: the last one may be short.
  func rounds(ofBlock block: Int) -> Int {
    min(BlockCourse.blockSize, rounds - block * BlockCourse.blockSize)
  }

  /// The question that has a block played.
  func question(block: Int) -> Simulate {
    var question = Simulate(rounds: rounds(ofBlock: block), seed: seed, settings: settings, stakes: stakes)
    question.block = block
    question.strategy = strategy
    question.chart = chart
    question.freshShoe = freshShoe ? true : nil
    question.penetration = penetration
    return question
  }
}

/// A part of a run: the blocks of which one in so many belongs to it.
struct SimulationShard: Equatable {
  /// Its place, from 1.
  var place = 1
  /// How many parts there are.
  var count = 1

  /// The blocks that belong to it.
  func blocks(of run: SimulationRun) -> [Int] {
    Array(stride(from: place - 1, to: run.blockCount, by: count))
  }

  /// Reads `3/100`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let place = parts[0], let count = parts[1] else { return nil }
    self.init(place: place, count: count)
  }

  init?(place: Int, count: Int) {
    guard (1...1_000_000).contains(count), (1...count).contains(place) else { return nil }
    self.place = place
    self.count = count
  }

  init() {}

  /// The part of a task of an array of Slurm or of an indexed Job of Kubernetes; nil where it is neither.
  ///
  /// Slurm tells the first number of the array and how many there are. Kubernetes tells the index alone, from 0: the
  /// count has to stand in `JOB_COMPLETIONS`.
  init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let task = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1), first = number("SLURM_ARRAY_TASK_MIN") ?? 0
      self.init(place: (task - first) / step + 1, count: count)
    } else if let index = number("JOB_COMPLETION_INDEX"), let count = number("JOB_COMPLETIONS") {
      self.init(place: index + 1, count: count)
    } else {
      return nil
    }
  }
}
