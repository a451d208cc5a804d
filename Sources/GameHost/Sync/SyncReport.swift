/// Something in the folder that is not read, and why.
struct SetAside: Equatable, Sendable {
  enum Reason: Equatable, Sendable {
    /// No program of ours writes under such a name.
    case foreignName
    /// A link, a folder or a device where a file belongs.
    case noFile
    /// Longer than anything that is written here.
    case tooLong
    /// The system does not let it be read.
    case unreadable(code: Int32)
    /// More devices than one wallet can have.
    case tooManyDevices
    /// The line with this number, counted from 1, is damaged or not to be believed.
    case line(Int, LineFault)
    /// A device's settings are damaged or not to be believed.
    case state(LineFault)
    /// A copy that the synchronising program made of two versions; `isKnown` where the log has all that is in it.
    case conflictCopy(isKnown: Bool)
  }

  /// Where it lies.
  var path: String
  var reason: Reason
}

/// What came of synchronising a wallet.
struct SyncReport: Equatable, Sendable {
  /// How many lines of the log were written for others to read.
  var sent = 0
  /// How many lines of other devices were taken in.
  var received = 0
  /// How many settings and hints were taken over.
  var settings = 0
  /// The names of the other devices.
  var devices: [String] = []
  var setAside: [SetAside] = []
  /// Whether time ran out; the rest comes next time.
  var isPartial = false
  /// Whether this data folder turned out to be a copy and goes on as another device.
  var isNewDevice = false
}

/// How long synchronising may take.
struct SyncBudget {
  /// As long as it takes.
  static let unlimited = SyncBudget(end: nil)
  private let end: Duration?

  /// At most about so long, from now on.
  static func limited(_ time: Duration) -> SyncBudget { SyncBudget(end: RunningTime.now() + time) }

  /// Whether the time is over.
  var isSpent: Bool { end.map { RunningTime.now() >= $0 } ?? false }
}
