/// How a player's chips fared through a block of a simulation, from nothing on, in hundredths of a chip.
public struct BlockCourse: Codable, Hashable, Sendable {
  /// The rounds after which the course is noted: 1,024 and each doubling, up to a whole block.
  public static let marks = CourseCounter.marks
  /// How many rounds a whole block has.
  public static var blockSize: Int { CourseCounter.blockSize }

  /// The place of the block in the run.
  public var block: Int
  /// How many rounds it has.
  public var rounds: Int
  /// What it brought in all.
  public var net: Int
  /// The lowest that it came to on the way; never above 0.
  public var low: Int
  /// What it had brought at each mark.
  public var nets: [Int]
  /// The lowest up to each mark.
  public var lows: [Int]

  /// Describes a course.
  public init(block: Int, rounds: Int, net: Int, low: Int, nets: [Int] = [], lows: [Int] = []) {
    self.block = block
    self.rounds = rounds
    self.net = net
    self.low = low
    self.nets = nets
    self.lows = lows
  }
}
