import CasinoKit

/// What happened beside a table whose game is being written.
enum WorkshopNews {
  /// The game is being built; how far that is.
  case building(BuildOutput.Progress?)
  /// The sources are again what the table plays: there is nothing to build.
  case unchanged
  /// The game does not build. The table goes on with the program that it has.
  case refused(BuildError)
  /// A program waits for a debugger before it lays the table.
  case waiting(process: Int32)
  /// The table is laid by the new program.
  case opened(TableVisit.Seat)
  /// The new program lays no table, and there is none until the next build.
  case failed(any CommandFailure)
}
