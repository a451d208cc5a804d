import CasinoKit

/// A player of this record.
struct Profile: Equatable, Sendable {
  var id: ProfileID
  var name: String
  /// What the wallet holds; nil where the player never played.
  var balance: Chips?
  /// Whether it is the one in use.
  var isCurrent: Bool
}

extension Store {
  /// The profile of a name; nil is the one in use.
  /// - Throws: `StoreError.unknownProfile`.
  func profile(named name: String?) throws(StoreError) -> ProfileID {
    guard let name else { return try currentProfile() }
    guard let id = try knownProfile(name) else {
      throw .unknownProfile(name, known: try profiles().map(\.name))
    }
    return id
  }

  /// All profiles in the order of their names.
  func profiles() throws(StoreError) -> [Profile] {
    let current = try currentProfile()
    return try database.rows(
      """
      SELECT profiles.id, name, balance FROM profiles
      LEFT JOIN accounts ON accounts.profile = profiles.id AND kind = 'wallet' ORDER BY name
      """
    ) { row in
      Profile(
        id: row.id(0), name: row.text(1), balance: row.optionalInteger(2).map(Chips.init(hundredths:)),
        isCurrent: row.id(0) == current)
    }
  }

  /// Makes a profile with a wallet of its own, opened when it first plays, with the stack that the profile in use
  /// wants of new ones.
  /// - Throws: `StoreError.profileExists`; names that differ in capitals alone are the same.
  func createProfile(_ name: String) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      try checkFree(name)
      try database.run(
        "INSERT INTO profiles (uuid, name, created_at) VALUES (?, ?, ?)", .blob(try Randomness.bytes(16)), .text(name),
        time)
      let id = ProfileID(number: database.lastRow)
      let wish = try settings(in: .host, profile: try currentProfile())[Self.startingBalanceKey]
      if let wish { try save([Self.startingBalanceKey: wish], in: .host, profile: id) }
    }
  }

  /// Gives a profile another name.
  func renameProfile(_ name: String, to other: String) throws(StoreError) {
    let id = try profile(named: name)
    try database.transaction { () throws(StoreError) in
      try checkFree(other, for: id)
      try database.run("UPDATE profiles SET name = ? WHERE id = ?", .text(other), SQLValue(id))
    }
  }

  /// Chooses who plays where no profile is named.
  func useProfile(_ name: String) throws(StoreError) {
    let id = try profile(named: name)
    try database.transaction { () throws(StoreError) in
      try database.run("INSERT OR REPLACE INTO meta VALUES ('profile', ?)", SQLValue(id))
    }
  }

  private func currentProfile() throws(StoreError) -> ProfileID {
    try database.first("SELECT value FROM meta WHERE key = 'profile'") { $0.id(0) } ?? .standard
  }

  private func knownProfile(_ name: String) throws(StoreError) -> ProfileID? {
    try database.first("SELECT id FROM profiles WHERE name = ? COLLATE NOCASE", .text(name)) { $0.id(0) }
  }

  private func checkFree(_ name: String, for id: ProfileID? = nil) throws(StoreError) {
    if let known = try knownProfile(name), known != id { throw .profileExists(name) }
  }
}
