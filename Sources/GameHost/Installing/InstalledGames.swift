import CRename
import CasinoKit
import FoundationEssentials
import Glibc

/// The games that were installed: each a bundle as a folder in `games` of the data folder, named for its word.
struct InstalledGames {
  private static let draft = ".new-"
  private static let noReplace: UInt32 = 1
  private static let exchange: UInt32 = 2

  private let folder: URL
  /// Asked before each file that is written, by its number: tests end the writing here.
  var checkpoint: (Int) throws(BundleError) -> Void = { _ in }

  /// The games of a data folder.
  init(data: URL) { folder = data.appending(path: "games") }

  /// The games in the order of their words.
  func listing(_ confinement: (GameOrigin) -> Confinement) -> GameLibrary.Listing {
    var listing = GameLibrary.Listing()
    for word in words {
      let place = place(of: word), resources = place.appending(path: "Resources")
      do {
        let record = try BundleRecord(read: try PlainFile.bytes(place.appending(path: BundleRecord.path).path))
        let manifest = try ManifestReader.read(file: resources.appending(path: "manifest.json"))
        guard manifest.info.id == word else { throw BundleError.unsound(.changed(GameBundle.manifestPath)) }
        let origin = GameOrigin.installed(try record.signer())
        listing.games.append(
          Game(
            manifest: manifest, executable: place.appending(path: manifest.executable), resources: resources,
            origin: origin, confinement: confinement(origin)))
      } catch let error as BundleError {
        listing.broken.append(.badBundle(path: place.path, error))
      } catch let fault as ManifestFault {
        listing.broken.append(.badManifest(path: place.path, fault))
      } catch {
        listing.broken.append(.badBundle(path: place.path, .noBundle))
      }
    }
    return listing
  }

  /// What is wrong with the files of a game; nil where nothing is.
  func fault(of word: String) -> BundleError? {
    do throws(BundleError) {
      _ = try GameBundle(try BundleFolder(folder: place(of: word)).files())
      return nil
    } catch {
      return error
    }
  }

  /// The words of the installed games.
  var words: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(GameBundle.suffix) && !$0.hasPrefix(".") }.sorted()
      .map { String($0.dropLast(GameBundle.suffix.count)) }
  }

  /// Where a game lies, or would lie.
  func place(of word: String) -> URL { folder.appending(path: word + GameBundle.suffix) }

  /// Installs a bundle, in place of an earlier version: all of it, or nothing.
  /// - Throws: `BundleError`; the games are as before then.
  func install(_ bundle: GameBundle) throws(BundleError) {
    try changing { signals throws(BundleError) in
      let draft = folder.appending(path: "\(Self.draft)\(getpid())")
      defer { try? FileManager.default.removeItem(at: draft) }
      try BundleFolder(folder: draft).write(bundle) { number throws(BundleError) in
        try checkpoint(number)
        if signals.hasCome { throw .interrupted }
      }
      let place = place(of: bundle.manifest.info.id)
      if renameat2(AT_FDCWD, draft.path, AT_FDCWD, place.path, Self.noReplace) == 0 { return }
      // What was there takes the draft's name, and goes with it.
      guard errno == EEXIST || errno == EINVAL,
        renameat2(AT_FDCWD, draft.path, AT_FDCWD, place.path, Self.exchange) == 0
      else { throw .file(path: place.path, code: errno) }
    }
  }

  /// Removes a game. Its history stays.
  /// - Throws: `BundleError.notInstalled` where there is none of the word.
  func remove(_ word: String) throws(BundleError) {
    guard words.contains(word) else { throw .notInstalled(word, known: words) }
    try changing { _ throws(BundleError) in
      let draft = folder.appending(path: "\(Self.draft)\(getpid())")
      guard rename(place(of: word).path, draft.path) == 0 else {
        throw .file(path: place(of: word).path, code: errno)
      }
      try? FileManager.default.removeItem(at: draft)
    }
  }

  /// Changes the folder of games, one program at a time: what a killed one left is removed by the next.
  private func changing(_ change: (HeldSignals) throws(BundleError) -> Void) throws(BundleError) {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw .file(path: folder.path, code: errno)
    }
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw .file(path: folder.path, code: errno) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    let signals = HeldSignals()
    defer { signals.release() }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(Self.draft) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    try change(signals)
  }
}
