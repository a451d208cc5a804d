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
