import CasinoKit

/// The screen of a drawn table: what is shown now, and how it is drawn.
final class TableScreen {
  /// What is drawn beside the scene.
  var options: RenderOptions
  /// The part that has the focus.
  var focus: String?
  /// The table as it is drawn now, at rest.
  private(set) var table: RenderedTable
  /// The scene that is drawn.
  private(set) var scene: Scene
  private let display: Display

  /// Prepares a table's screen; nothing is written yet.
  init(_ scene: Scene, display: Display, words: DrawnWords) {
    self.scene = scene
    self.display = display
    options = RenderOptions()
    options.glyphs = display.glyphs
    options.words = words
    table = TableRenderer(theme: display.theme, size: (display.size.columns, display.size.rows)).render(
      scene, focus: nil)
  }

  /// Whether the terminal has not taken all yet.
  var isWaiting: Bool { display.isWaiting }
  /// How many cells there are.
  var size: TerminalSize { display.size }
  /// The picture that is on its way to the terminal, or there.
  var presented: CellBuffer? { display.presented }
  /// The colours.
  var theme: Theme { display.theme }

  /// Takes the player's wishes.
  func apply(_ settings: SettingValues) {
    options.isFourColour = settings.isOn("fourColour")
    options.scale = TextScale(rawValue: settings["textScale"]) ?? .regular
    display.apply(settings)
  }

  /// Draws a scene, without showing it.
  func drawn(_ scene: Scene) -> RenderedTable {
    TableRenderer(theme: theme, size: (size.columns, size.rows), options: options).render(scene, focus: focus)
  }

  /// Shows a scene at rest.
  func show(_ scene: Scene) {
    self.scene = scene
    table = drawn(scene)
    if let focus, !table.focusOrder.contains(focus) {
      self.focus = nil
      table = drawn(scene)
    }
    present(table.buffer)
  }

  /// Draws and shows again.
  func redraw() { show(scene) }

  /// Shows a picture of what is under way.
  func present(_ buffer: CellBuffer) { display.present(buffer) }

  /// Rings the terminal's bell, after the picture that it belongs to and never within one.
  func ring() { display.ring() }

  /// Gives the mouse to the table or back to the terminal, at once.
  func takeMouse(_ isOn: Bool) { display.takeMouse(isOn) }

  /// Writes on what the terminal did not take.
  func writeOn() { display.writeOn() }

  /// Takes the window's size as it is now; the next frame is drawn whole.
  func resize() { display.resize() }

  /// Says that nothing is known of the terminal's screen any more.
  func forget() { display.forget() }

  /// Takes an answer of the terminal.
  func take(_ reply: TerminalReply, at time: Duration) {
    if display.take(reply, at: time) { redraw() }
  }
}
