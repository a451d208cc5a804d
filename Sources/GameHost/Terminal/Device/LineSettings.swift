import Glibc

/// How the system treats what is typed at a terminal (`termios`).
struct LineSettings: Equatable {
  private var settings: termios

  /// Reads the settings; nil where the descriptor is no terminal.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.settings = settings
  }

  /// The same with every key passed on at once and as it is: no echo, and Ctrl-C, Ctrl-Z and Ctrl-S are keys, so
  /// that the table decides what comes of them and puts the terminal right first.
  var raw: LineSettings {
    var raw = self
    cfmakeraw(&raw.settings)
    withUnsafeMutableBytes(of: &raw.settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Makes the settings those of a terminal, at once.
  /// - Returns: whether they are now.
  @discardableResult
  func apply(to descriptor: Int32) -> Bool {
    var copy = settings
    var result = tcsetattr(descriptor, TCSANOW, &copy)
    while result != 0, errno == EINTR { result = tcsetattr(descriptor, TCSANOW, &copy) }
    return result == 0
  }

  static func == (one: LineSettings, other: LineSettings) -> Bool {
    withUnsafeBytes(of: one.settings.c_cc) { ones in
      withUnsafeBytes(of: other.settings.c_cc) { others in ones.elementsEqual(others) }
    } && one.flags == other.flags
  }

  private var flags: [UInt32] {
    [
      settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag, settings.c_ispeed, settings.c_ospeed,
      UInt32(settings.c_line),
    ]
  }
}
