@testable import GameHost

extension GameOrigin {
  /// An author whose key is one byte over and over.
  static func author(_ byte: UInt8) -> GameOrigin {
    AuthorID(bytes: [UInt8](repeating: byte, count: AuthorID.length)).map(GameOrigin.installed) ?? .bundled
  }
}
