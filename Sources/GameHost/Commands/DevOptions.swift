/// The options of `casino dev`.
struct DevOptions: Equatable {
  /// Those of the table; the game is the folder of its sources.
  var play: PlayOptions
  /// Whether each program waits for a debugger before it lays the table.
  var waitsForDebugger = false

  /// The options of a table that is laid anew: what begins a table was done when it was laid first.
  var again: PlayOptions {
    var options = play
    options.practice.isRestart = false
    options.practice.cards = []
    options.takesOver = false
    return options
  }
}
