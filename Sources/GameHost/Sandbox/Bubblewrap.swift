import Glibc

/// The program `bwrap`, which makes sandboxes.
struct Bubblewrap: Equatable, Sendable {
  /// Where it lies.
  let path: String

  /// Looks for the program along a `PATH`.
  /// - Returns: nil where it is missing.
  init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    let places = folders.filter { $0.hasPrefix("/") }.map { $0 + "/bwrap" }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    path = found
  }
}
