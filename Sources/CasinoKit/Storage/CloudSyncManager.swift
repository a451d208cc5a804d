import FoundationEssentials

/// A game's side of its own data: the copy of this device, which it changes, and those of other devices, which it shows.
///
/// The host keeps the copies and brings them from device to device; a game never sees where.
///
///     let data = state.persistence.data                    // of all devices, to show
///     static func note(_ state: GameState<WarGame>, in data: inout WarData) { data.wars += 1 }
public struct CloudSyncManager<Data: PersistableGameData>: Sendable {
  /// This device's copy.
  public private(set) var own: Data
  /// Those of other devices that can be read.
  public let others: [Data]
  private let now: @Sendable () -> Date

  /// Takes up what was kept.
  /// - Parameters:
  ///   - own: this device's copy; what cannot be read counts as none.
  ///   - others: those of other devices; what cannot be read, such as that of a newer version, is left out.
  public init(own: JSONValue? = nil, others: [JSONValue] = []) { self.init(own: own, others: others) { Date() } }

  init(own: JSONValue?, others: [JSONValue], now: @escaping @Sendable () -> Date) {
    self.own = own.flatMap { try? $0.decoded(as: Data.self) } ?? .empty
    self.others = others.compactMap { try? $0.decoded(as: Data.self) }
    self.now = now
  }

  /// What all devices together come to.
  public var data: Data { others.isEmpty ? own : .combined([own] + others) }

  /// Changes this device's copy.
  public mutating func update(_ change: (inout Data) -> Void) {
    change(&own)
    // Whole seconds, and never backwards, whatever the clock does.
    let seconds = now().timeIntervalSince1970.rounded(.down)
    own.lastModified = max(Date(timeIntervalSince1970: seconds), own.lastModified)
  }

  /// This device's copy as the host keeps it.
  var record: JSONValue? { try? JSONValue(encoding: own) }
}
