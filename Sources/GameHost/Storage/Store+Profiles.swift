extension Store {
  /// The profile of a name; a new one, with a wallet of its own, where there is none. Nil is the one that every file has.
  func profile(named name: String?) throws(StoreError) -> ProfileID {
    guard let name else { return .standard }
    return try database.transaction { () throws(StoreError) in
      func known() throws(StoreError) -> ProfileID? {
        try database.first("SELECT id FROM profiles WHERE name = ?", .text(name)) { $0.id(0) }
      }
      if let id = try known() { return id }
      try database.run(
        "INSERT INTO profiles (uuid, name, created_at) VALUES (?, ?, ?)", .blob(try Randomness.bytes(16)), .text(name),
        time)
      return ProfileID(number: database.lastRow)
    }
  }
}
