import Glibc

/// A call of the system that failed, by its error number.
struct SystemError: Error, Equatable {
  let code: Int32

  /// What the last failed call left behind.
  static var last: SystemError { SystemError(code: errno) }
}

/// Pairs of descriptors between the host and a program that it starts. All are closed in programs started later.
enum Descriptor {
  /// Descriptors are moved up to here, so that none is in the way of those that a program is given.
  private static let least: Int32 = 10

  /// Two ends of a stream that both can read and write.
  static func socketPair() throws(SystemError) -> (host: Int32, module: Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .last }
    return (try moved(ends[0]), try moved(ends[1]))
  }

  /// Two ends of a pipe; reading never blocks.
  static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .last }
    let reading = try moved(ends[0]), writing = try moved(ends[1])
    guard fcntl(reading, F_SETFL, O_NONBLOCK) == 0 else { throw .last }
    return (reading, writing)
  }

  private static func moved(_ descriptor: Int32) throws(SystemError) -> Int32 {
    defer { close(descriptor) }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, least)
    guard copy >= 0 else { throw .last }
    return copy
  }

  /// The number that tells an open pipe or socket from every other.
  static func identity(_ descriptor: Int32) -> UInt64 {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 ? UInt64(facts.st_ino) : 0
  }

  /// The numbers listed in a folder such as `/proc/self/fd`; none where there is no such folder.
  static func open(in folder: String) -> [Int32] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var found: [Int32] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      if let number = Int32(name) { found.append(number) }
    }
    return found
  }
}
