import CasinoKit
import Glibc

extension OddsInquiry {
  /// Asks on until all is known, or until it is told to stop: for whoever has nothing else to do meanwhile.
  /// - Parameter goesOn: told what is known whenever that is more, and whether to go on.
  func wait(while goesOn: (OddsPicture?) -> Bool) throws(ModuleFailure) {
    while end == nil {
      var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&waits, nfds_t(waits.count), 100)
      if try advance(), !goesOn(picture) { break }
    }
    close()
  }
}

extension OddsInquiry.Pace {
  /// How long the odds of a table are worked out that is told, not drawn: equal decisions are told equal odds.
  static let told = OddsInquiry.Pace(first: nil, next: nil, samples: 1 << 13, margin: 0.005, questions: 4)
  /// How long the odds are worked out that a command prints.
  static let printed = OddsInquiry.Pace(first: nil, next: nil, samples: 1 << 14, margin: 0.004, questions: 6)
  /// How long the odds are worked out that a command shows on a terminal.
  static let watched = OddsInquiry.Pace(margin: 0.002, questions: 60)
}
