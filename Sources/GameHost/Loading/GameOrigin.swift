/// Where a game comes from. It decides how the game is run and with whose chips it is played.
///
/// | origin | runs | plays with |
/// |---|---|---|
/// | bundled | as the host does | the wallet |
/// | installed | in a sandbox | its purse |
/// | path | in a sandbox | a practice stack |
///
/// A game's id belongs to the origin under which it first came into the record: see `Store.claim(_:for:)`.
enum GameOrigin: Hashable, Sendable {
  /// It came with the host.
  case bundled
  /// It was installed, and this key signed its bundle. Another version by the same key is the same game.
  case installed(AuthorID)
  /// It is played from where its sources or its program lie.
  case path(String)

  /// What follows a game's word in the record where it is played by its path and the word is another's.
  static let pathMark = "~path"

  /// Whether it came from somebody else than the host.
  var isForeign: Bool { self != .bundled }

  /// The origin as the record keeps it; nil for a path, which owns no id.
  var kept: String? {
    switch self {
    case .bundled: "bundled"
    case .installed(let author): "author:\(author.text)"
    case .path: nil
    }
  }

  /// Reads what the record keeps.
  init?(kept text: String) {
    if text == "bundled" {
      self = .bundled
    } else if text.hasPrefix("author:"), let author = AuthorID(String(text.dropFirst("author:".count))) {
      self = .installed(author)
    } else {
      return nil
    }
  }
}
