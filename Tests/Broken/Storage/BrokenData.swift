import CasinoKit
import FoundationEssentials

/// What the table remembers of its rounds.
struct BrokenData: PersistableGameData {
  static let gameIdentifier = BrokenGame.identifier
  static let empty = BrokenData()

  var roundsPlayed = 0
  var lastModified = Date(timeIntervalSince1970: 0)
  /// Rounds in which the player raised.
  var raises = 0
  /// Far too much.
  var diary: String?

  /// The counts of all devices add up.
  static func combined(_ copies: [BrokenData]) -> BrokenData {
    if Defect.dataCombinedTraps.isHere, copies.count > 1 { fatalError("two copies") }
    return copies.reduce(into: empty) { sum, copy in
      sum.roundsPlayed += copy.roundsPlayed
      sum.raises += copy.raises
      sum.lastModified = max(sum.lastModified, copy.lastModified)
    }
  }

  /// Adds a round that is over.
  mutating func add(_ round: BrokenEngine) {
    roundsPlayed += 1
    raises += round.isFolded ? 0 : 1
    if Defect.dataTooLong.isHere { diary = String(repeating: "x", count: 70_000) }
  }
}

extension BrokenData {
  private enum CodingKeys: String, CodingKey { case roundsPlayed, lastModified, raises, diary }

  /// Reads what was kept.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    roundsPlayed = try fields.decode(Int.self, forKey: .roundsPlayed)
    lastModified = try fields.decode(Date.self, forKey: .lastModified)
    raises = Defect.dataForgotten.isHere ? 0 : try fields.decode(Int.self, forKey: .raises)
    diary = try fields.decodeIfPresent(String.self, forKey: .diary)
  }
}
