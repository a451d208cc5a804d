import Glibc

/// What this machine is called, for people who have several.
enum HostName {
  /// The name, without a domain; `device` where the system knows none.
  static var current: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "device" }
    let name = String(decoding: bytes.prefix { $0 != 0 && $0 != 46 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let plain = Sanitizer.text(name, limit: 40)
    return plain.isEmpty ? "device" : plain
  }
}
