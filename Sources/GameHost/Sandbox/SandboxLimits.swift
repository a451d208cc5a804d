import CSpawn
import Glibc

/// What a program in a sandbox may use of the machine.
struct SandboxLimits: Equatable, Sendable {
  /// Memory, in bytes of its address space.
  var memory = 1 << 30
  /// Time of a processor, in seconds.
  var processorSeconds = 3_600
  /// Files and connections at one time.
  var descriptors = 64

  /// What every game gets.
  static let game = SandboxLimits()

  /// Sets the limits of a process that has not begun yet. It can write no file, wherever it might find one.
  /// - Throws: `SystemError` where the system does not allow it.
  func apply(to process: pid_t) throws(SystemError) {
    let limits: [(Int32, Int)] = [
      (Int32(RLIMIT_AS.rawValue), memory), (Int32(RLIMIT_CPU.rawValue), processorSeconds),
      (Int32(RLIMIT_NOFILE.rawValue), descriptors), (Int32(RLIMIT_FSIZE.rawValue), 0),
      (Int32(RLIMIT_CORE.rawValue), 0),
    ]
    for (resource, value) in limits {
      let pair = [UInt64(value), UInt64(value)]
      guard prlimit64(process, resource, pair, nil) == 0 else { throw .last }
    }
  }
}
