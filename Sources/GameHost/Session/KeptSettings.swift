import CasinoKit

/// A game's settings as they were kept. Those of several devices, or of another version of the game, may contradict
/// each other; the table is laid all the same.
struct KeptSettings {
  /// The settings that the game knows, those that were changed first in front.
  private let settings: [(key: String, value: String)]

  /// Takes what was kept of the settings that a game has.
  init(_ kept: [(key: String, value: String)], manifest: Manifest) {
    settings = kept.filter { pair in
      manifest.settings.contains { $0.key == pair.key && $0.values.contains(pair.value) }
    }
  }

  /// What to lay the table by, in the order in which it is tried: all, then all but one, then none.
  var attempts: [[String: String]] {
    let all = Dictionary(settings) { $1 }
    let others = settings.map { left in all.filter { $0.key != left.key } }
    return [all] + others + (all.count > 1 ? [[:]] : [])
  }
}

extension TableSession {
  /// Lays the table by the settings that were kept, as far as they hold together.
  /// - Parameter welcome: makes the welcome for some settings.
  func sitDown(
    _ kept: KeptSettings, welcome: ([String: String]) throws -> Welcome
  ) throws -> [String] {
    var first: TableError?
    // What was asked for with --set is not left out in silence.
    for settings in overrides.isEmpty ? kept.attempts : Array(kept.attempts.prefix(1)) {
      do {
        return try sitDown(try welcome(settings.merging(overrides) { $1 }))
      } catch let error as TableError { first = first ?? error }
    }
    throw first ?? TableError.settings("")
  }
}
