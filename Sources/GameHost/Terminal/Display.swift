import CasinoKit

/// The screen of a terminal: its size and colours, and the pictures on their way to it.
final class Display {
  /// How many cells there are.
  private(set) var size: TerminalSize
  /// The picture that is on its way to the terminal, or there.
  private(set) var presented: CellBuffer?
  /// Which glyphs the terminal shows.
  let glyphs: GlyphMode

  private let terminal: Terminal
  private let mode: ColorMode
  private let sink: FrameSink<CellBuffer>
  private let writer: WriterBox
  private var wantsLight: Bool?
  private static let bell: UInt8 = 0x07

  /// The writer is changed by the sink and by answers of the terminal.
  private final class WriterBox {
    var writer: ScreenWriter
    /// What is to be written after the next frame, such as the bell.
    var pending: [UInt8] = []
    init(_ writer: ScreenWriter) { self.writer = writer }
  }

  /// Prepares a screen; nothing is written yet.
  init(_ terminal: Terminal, mode: ColorMode, glyphs: GlyphMode) {
    self.terminal = terminal
    self.mode = mode
    self.glyphs = glyphs
    size = terminal.size
    let box = WriterBox(ScreenWriter(mode: mode, glyphs: glyphs))
    writer = box
    sink = FrameSink(descriptor: terminal.output.descriptor) { shown, next in
      if shown == nil { box.writer.forget() }
      defer { box.pending = [] }
      return box.writer.bytes(for: next) + box.pending
    }
  }

  /// Whether the terminal has not taken all yet.
  var isWaiting: Bool { sink.state == .waiting }
  /// The descriptor that takes more when it is ready.
  var descriptor: Int32 { terminal.output.descriptor }
  /// The colours: the player's choice, else those that suit the terminal's background.
  var theme: Theme {
    let isLight = wantsLight ?? terminal.queries.answers.background.map { $0.luminance > 0.5 } ?? false
    return Theme.suited(to: mode, light: isLight)
  }

  /// Takes the player's wishes.
  func apply(_ settings: SettingValues) {
    wantsLight = settings["theme"] == "auto" ? nil : settings["theme"] == "light"
  }

  /// Shows a picture.
  func present(_ buffer: CellBuffer) {
    presented = buffer
    sink.present(buffer)
  }

  /// Rings the terminal's bell, after the picture that it belongs to and never within one.
  func ring() { write([Self.bell]) }

  /// Gives the mouse to the program or back to the terminal, at once.
  func takeMouse(_ isOn: Bool) { write(terminal.takeMouse(isOn)) }

  private func write(_ bytes: [UInt8]) {
    guard let presented, !bytes.isEmpty else { return }
    writer.pending += bytes
    present(presented)
  }

  /// Writes on what the terminal did not take.
  func writeOn() { sink.write() }

  /// Takes the window's size as it is now; the next frame is drawn whole.
  func resize() {
    size = terminal.size
    forget()
  }

  /// Says that nothing is known of the terminal's screen any more.
  func forget() { sink.forget() }

  /// Drops what is not written, before the terminal is put right.
  func drop() { sink.drop() }

  /// Takes an answer of the terminal.
  /// - Returns: whether the picture is to be drawn anew.
  func take(_ reply: TerminalReply, at time: Duration) -> Bool {
    guard terminal.queries.take(reply, at: time) else { return false }
    writer.writer.isSynchronized = terminal.queries.answers.hasSynchronizedOutput
    return true
  }
}
