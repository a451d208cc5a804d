import FoundationEssentials
import Glibc

/// Says when something in the folders of some packages may have changed. Whether it did, `SourceState` knows.
final class SourceWatch {
  /// Becomes readable when something may have changed; -1 where the system has no more watches to give, and then the
  /// sources are to be looked at from time to time.
  let descriptor: Int32
  private var watched: Set<String> = []
  private let packages: [URL]

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_ONLYDIR)

  /// Watches packages.
  init(_ packages: [URL]) {
    self.packages = packages
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    watchFolders()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether something may have changed since this was last asked.
  func mayHaveChanged() -> Bool {
    guard descriptor >= 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var hasCome = false
    while read(descriptor, &bytes, bytes.count) > 0 { hasCome = true }
    // A folder may be new.
    if hasCome { watchFolders() }
    return hasCome
  }

  private func watchFolders() {
    guard descriptor >= 0 else { return }
    let folders = packages.flatMap { SourceState.folders(of: $0) }
    for folder in folders where !watched.contains(folder) {
      if inotify_add_watch(descriptor, folder, Self.events) >= 0 { watched.insert(folder) }
    }
    // One that is made anew under its old name is another folder.
    watched.formIntersection(folders)
  }
}
