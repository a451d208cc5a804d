import FoundationEssentials
import Glibc

extension GameBundle {
  /// Reads a bundle, be it a file or a folder.
  /// - Throws: `BundleError`.
  init(at path: String) throws(BundleError) {
    let place = URL(filePath: path).absoluteURL.standardizedFileURL
    var facts = stat()
    guard stat(place.path, &facts) == 0 else { throw .file(path: path, code: errno) }
    if facts.st_mode & S_IFMT == S_IFDIR {
      // The folder itself may be reached by a link; nothing in it may be one.
      let folder = BundleFolder(folder: RealPath.of(place))
      guard folder.isBundle else { throw .noBundle }
      try self.init(try folder.files())
    } else {
      let bytes = try PlainFile.bytes(RealPath.of(place).path, limit: Self.greatest + (1 << 20))
      try self.init(try BundleArchive.files(bytes))
    }
  }

  /// Whether a path leads to what looks like the file of a bundle.
  static func isFile(_ path: String) -> Bool {
    var facts = stat()
    guard path.hasSuffix(suffix), stat(path, &facts) == 0 else { return false }
    return facts.st_mode & S_IFMT == S_IFREG
  }
}

extension BuildPlace {
  /// The folder of a bundle that is played without being installed. It is unpacked once.
  func unpacked(_ bundle: GameBundle) throws(BundleError) -> URL {
    let name = String((bundle.record.files[bundle.program] ?? "").prefix(16))
    let bundles = folder.appending(path: "bundles"), place = bundles.appending(path: name + GameBundle.suffix)
    if let there = try? GameBundle(try BundleFolder(folder: place).files()), there == bundle { return place }
    let draft = bundles.appending(path: ".\(getpid())")
    do { try FileManager.default.createDirectory(at: bundles, withIntermediateDirectories: true) } catch {
      throw .file(path: bundles.path, code: errno)
    }
    for old in [draft, place] { try? FileManager.default.removeItem(at: old) }
    defer { try? FileManager.default.removeItem(at: draft) }
    try BundleFolder(folder: draft).write(bundle) { _ in }
    guard rename(draft.path, place.path) == 0 else { throw .file(path: place.path, code: errno) }
    return place
  }
}
