/// Something that a table has waited for.
enum LoopEvent: Hashable, Sendable {
  /// A key, the mouse, and so on.
  case input(InputEvent)
  /// No key will come any more.
  case endOfInput
  /// The terminal takes more.
  case writable
  /// One of the further descriptors has something to read, or has reached its end.
  case readable(Int32)
  /// The terminal may have another size.
  case resized
  /// The program is asked to stop for a while: `Terminal.suspend()`.
  case suspend
  /// The program was stopped and goes on: `Terminal.enter()`, and all is to be drawn anew.
  case continued
  /// A signal asks the program to leave in good order.
  case leave(signal: Int32)
}
