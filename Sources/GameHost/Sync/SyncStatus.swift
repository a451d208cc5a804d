import CasinoKit

/// How a profile is synchronised.
struct SyncStatus: Equatable {
  struct Other: Equatable {
    var name: String
    /// How many lines of its log are here.
    var lines: Int
  }

  var folder: String
  var wallet: String
  var syncedAt: Int?
  var device: String
  var others: [Other]
}

extension Store {
  /// How a profile is synchronised; nil where it is not.
  func syncStatus(of profile: ProfileID) throws(StoreError) -> SyncStatus? {
    guard let link = try self.link(of: profile) else { return nil }
    let own = try ownDevice()
    let others = try database.rows(
      """
      SELECT name, sum(length(checks)) / \(LineCheck.length) FROM segments JOIN devices ON devices.id = device
      WHERE profile = ? AND device != ? GROUP BY device ORDER BY name, device
      """, SQLValue(profile), SQLValue(own)
    ) { SyncStatus.Other(name: $0.text(0), lines: $0.integer(1)) }
    return SyncStatus(
      folder: link.folder, wallet: link.wallet, syncedAt: link.syncedAt, device: try name(of: own), others: others)
  }
}
