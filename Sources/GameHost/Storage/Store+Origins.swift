import CasinoKit

/// A game's word belongs to somebody else than the one who wants it.
struct ForeignWord: Error, Equatable, Sendable {
  /// The word.
  var game: String
  /// Whose it is.
  var owner: GameOrigin
}

extension Store {
  /// Whose a game's word is; nil where no game of the word was ever here.
  func origin(of game: String) throws(StoreError) -> GameOrigin? {
    try database.first("SELECT origin FROM origins WHERE game = ?", .text(game)) { GameOrigin(kept: $0.text(0)) }
      ?? nil
  }

  /// Takes a game's word for an origin, for good: its history and its purse go with it, and `casino remove` does not
  /// free it.
  /// - Parameter bundled: the words of the games that came with the host, which are theirs.
  /// - Throws: `ForeignWord` where it is another's.
  func claim(_ game: String, for origin: GameOrigin, bundled: Set<String>) throws {
    guard let kept = origin.kept else { return }
    if origin != .bundled, bundled.contains(game) { throw ForeignWord(game: game, owner: .bundled) }
    try database.transaction { () throws(StoreError) in
      try database.run("INSERT OR IGNORE INTO origins VALUES (?, ?, ?)", .text(game), .text(kept), time)
    }
    if let owner = try self.origin(of: game), owner != origin { throw ForeignWord(game: game, owner: owner) }
  }
}
