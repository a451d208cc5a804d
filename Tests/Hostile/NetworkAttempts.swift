import Glibc

/// What a hostile game tries with the network.
enum NetworkAttempts {
  /// The kinds of connection of which one end could be made.
  static func connected() -> [String] {
    let kinds = [
      ("inet", AF_INET), ("inet6", AF_INET6), ("unix", AF_UNIX), ("netlink", AF_NETLINK), ("packet", AF_PACKET),
    ]
    return kinds.filter { _, family in
      [SOCK_STREAM, SOCK_DGRAM, SOCK_RAW].contains { type in
        let end = socket(family, Int32(type.rawValue), 0)
        defer { if end >= 0 { close(end) } }
        return end >= 0
      }
    }.map(\.0)
  }
}
