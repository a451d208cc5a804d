import CRename
import FoundationEssentials
import Glibc

/// Writes a new game: all of it, or nothing.
///
/// The files go into a hidden folder beside the game's, which takes its name at the end. What a killed run left behind
/// is removed by the next one in the same place.
struct ScaffoldWriter {
  /// How the name of a folder begins that is being written.
  static let prefix = ".casino-new-game."

  /// Asked before each file, by its number: tests end the writing here.
  var checkpoint: (Int) throws(ScaffoldError) -> Void = { _ in }

  /// Writes the game.
  /// - Throws: `ScaffoldError`; then nothing of the game is there.
  func write(_ plan: GamePlan) throws(ScaffoldError) {
    let parent = plan.place.parent
    let lock = open(parent.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw .unwritable(path: parent.path, code: errno) }
    defer { close(lock) }
    // One writer in a folder at a time, so that whatever else of this kind is there belongs to nobody any more. Where
    // the folder cannot be locked, as on some shares, two at the same moment are the person's own affair.
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    let signals = HeldSignals()
    defer { signals.release() }
    Self.removeLeftOvers(in: parent)
    let building = parent.appending(path: "\(Self.prefix)\(plan.names.module)")
    do throws(ScaffoldError) {
      try fill(building, with: plan.files, signals)
      try Self.rename(building, to: plan.folder)
    } catch {
      try? FileManager.default.removeItem(at: building)
      throw error
    }
    if let checkout = plan.place.checkout { Self.touch(checkout.appending(path: "Package.swift")) }
  }

  private func fill(
    _ folder: URL, with files: [GameTemplate.File], _ signals: HeldSignals
  ) throws(ScaffoldError) {
    try Self.makeFolder(folder)
    var folders: Set<String> = []
    for (number, file) in files.enumerated() {
      try checkpoint(number)
      if signals.hasCome { throw .interrupted }
      var parent = folder
      for part in file.path.split(separator: "/").dropLast() {
        parent.append(path: String(part))
        if folders.insert(parent.path).inserted { try Self.makeFolder(parent) }
      }
      try Self.write(file.bytes, to: folder.appending(path: file.path))
    }
  }

  private static func makeFolder(_ folder: URL) throws(ScaffoldError) {
    guard mkdir(folder.path, 0o777) == 0 else { throw .unwritable(path: folder.path, code: errno) }
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws(ScaffoldError) {
    do throws(SystemError) { try NewFile.write(bytes, to: file.path, mode: 0o666) } catch {
      throw .unwritable(path: file.path, code: error.code)
    }
  }

  /// Gives the folder its name where nothing has it, not even an empty folder, which a plain rename would replace.
  private static func rename(_ folder: URL, to name: URL) throws(ScaffoldError) {
    let noReplace: UInt32 = 1
    var code = renameat2(AT_FDCWD, folder.path, AT_FDCWD, name.path, noReplace) == 0 ? 0 : errno
    if code == EINVAL || code == ENOSYS {
      var status = stat()
      if lstat(name.path, &status) == 0 { throw .exists(path: name.path) }
      code = Glibc.rename(folder.path, name.path) == 0 ? 0 : errno
    }
    if code == EEXIST || code == ENOTEMPTY { throw .exists(path: name.path) }
    if code != 0 { throw .unwritable(path: name.path, code: code) }
  }

  private static func removeLeftOvers(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      try? FileManager.default.removeItem(at: parent.appending(path: name))
    }
  }

  /// A manifest that was read is kept by SwiftPM until its file changes, and with it the list of games.
  private static func touch(_ file: URL) { utimes(file.path, nil) }
}
