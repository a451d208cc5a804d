/// What a player is asked for once and remembered by.
enum Agreement: Equatable, Sendable {
  /// A package may be built, which runs its code. The path is without symbolic links.
  case build(path: String)
  /// A foreign game may run without a sandbox, where this machine has none.
  case open(GameOrigin)
  /// What was won at a game of an origin may go to the wallet.
  case trust(game: String, GameOrigin)

  /// As the record keeps it.
  var kept: String {
    switch self {
    case .build(let path): "build:\(path)"
    case .open(let origin): "open:\(Self.text(origin))"
    case .trust(let game, let origin): "trust:\(game):\(Self.text(origin))"
    }
  }

  private static func text(_ origin: GameOrigin) -> String {
    if case .path(let path) = origin { "path:\(path)" } else { origin.kept ?? "" }
  }
}

extension Store {
  /// Whether a player agreed to something.
  func isAgreed(_ agreement: Agreement, profile: ProfileID) throws(StoreError) -> Bool {
    try database.first(
      "SELECT 1 FROM agreements WHERE profile = ? AND what = ?", SQLValue(profile), .text(agreement.kept)
    ) { _ in true } ?? false
  }

  /// Remembers that a player agrees to something, or does so no more.
  func agree(_ agreement: Agreement, _ isAgreed: Bool = true, profile: ProfileID) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      if isAgreed {
        try database.run(
          "INSERT OR IGNORE INTO agreements VALUES (?, ?, ?)", SQLValue(profile), .text(agreement.kept), time)
      } else {
        try database.run(
          "DELETE FROM agreements WHERE profile = ? AND what = ?", SQLValue(profile), .text(agreement.kept))
      }
    }
  }
}
