import CasinoKit

/// A profile's wallet as it is synchronised: where, under which name, and who writes its log here.
struct Wallet {
  let profile: ProfileID
  let account: AccountID
  /// The folder that another program synchronises.
  let folder: String
  /// The wallet's name in it.
  let name: String
  /// The writer of this device's log.
  let writer: WriterID
  /// What stands before the first line of this device's log.
  var start: LineCheck { LineCheck.start(writer: writer, wallet: name) }
}

extension Store {
  /// What a profile is linked to; nil where it is not.
  func link(of profile: ProfileID) throws(StoreError) -> (folder: String, wallet: String, syncedAt: Int?)? {
    try database.first("SELECT folder, wallet, synced_at FROM links WHERE profile = ?", SQLValue(profile)) {
      ($0.text(0), $0.text(1), $0.optionalInteger(2))
    }
  }

  /// The wallet of a profile that is linked; opens it where it never was.
  func wallet(of profile: ProfileID) throws(StoreError) -> Wallet? {
    guard let link = try self.link(of: profile) else { return nil }
    let account = try database.transaction { () throws(StoreError) in
      try self.account(.wallet, game: nil, profile: profile, start: Self.startingStack)
    }
    return Wallet(
      profile: profile, account: account, folder: link.folder, name: link.wallet, writer: try writer(of: profile))
  }

  /// Who writes the log of a profile's wallet here.
  func writer(of profile: ProfileID) throws(StoreError) -> WriterID {
    let uuids = try database.first(
      "SELECT devices.uuid, profiles.uuid FROM devices, profiles WHERE devices.id = ? AND profiles.id = ?",
      SQLValue(try ownDevice()), SQLValue(profile)
    ) { ($0.bytes(0), $0.bytes(1)) }
    guard let uuids else { throw .unreadable("profile \(profile.number)") }
    return WriterID(device: uuids.0, profile: uuids.1)
  }

  /// Links a profile to a folder. What was known of files there, or of another folder's, is forgotten: they are read
  /// and written anew, and rows that are here already stay as they are.
  func link(_ profile: ProfileID, to folder: String) throws(SyncError) {
    let name = try syncing { () throws(StoreError) in
      try database.first("SELECT lower(name) FROM profiles WHERE id = ?", SQLValue(profile)) { $0.text(0) } ?? ""
    }
    let other = try syncing { () throws(StoreError) in
      try database.first(
        """
        SELECT profiles.name FROM links JOIN profiles ON profiles.id = profile
        WHERE profile != ? AND folder = ? AND wallet = ?
        """, SQLValue(profile), .text(folder), .text(name)
      ) { $0.text(0) }
    }
    if let other { throw .sharedWallet(wallet: name, profile: other) }
    try syncing { () throws(StoreError) in
      try database.transaction { () throws(StoreError) in
        try database.run(
          "INSERT OR REPLACE INTO links (profile, folder, wallet) VALUES (?, ?, ?)", SQLValue(profile), .text(folder),
          .text(name))
        try forgetSegments(of: nil, profile: profile)
      }
    }
  }

  /// Ends the link of a profile. What came from other devices stays.
  func unlink(_ profile: ProfileID) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      try database.run("DELETE FROM links WHERE profile = ?", SQLValue(profile))
      try forgetSegments(of: nil, profile: profile)
    }
  }
}
