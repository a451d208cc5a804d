import CasinoKit

/// The one place that puts into words what happens beside a table whose game is being written.
extension Strings {
  /// What is told of news, a line each, the first in front of all others; none where there is nothing to tell.
  func lines(for news: WorkshopNews, game: String) -> [String] {
    switch news {
    case .building(let progress): [self.progress(of: progress, game: game)]
    case .unchanged: [words("dev.unchanged", game)]
    case .refused(let error): [sentence(for: error)] + error.lines
    case .waiting(let process): [waiting(for: process, game: game)]
    case .opened(let seat): [words("dev.opened", game)] + seat.greeting
    case .failed(let failure): failure.sentence(in: self).split(separator: "\n").map(String.init) + [text("dev.waits")]
    }
  }

  /// That a program waits for its debugger, and how to take hold of it.
  func waiting(for process: Int32, game: String) -> String {
    words("dev.debugger", game, "\(process)", "lldb -p \(process)", "gdb -p \(process)")
  }
}
