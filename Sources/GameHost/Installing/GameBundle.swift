import CasinoKit
import FoundationEssentials

/// A game as it is carried from machine to machine: `<Name>.casinogame`, in memory and proved sound.
///
/// One file for people to send and keep, an archive that `tar` reads too; a folder once it is installed. Both hold
/// the program with the Swift runtime in it, `Resources`, and `bundle.json` with the hash of everything else.
struct GameBundle: Equatable {
  /// What the names of bundles end with.
  static let suffix = ".casinogame"

  /// A file of a bundle.
  struct File: Equatable {
    /// Its path within the bundle.
    var path: String
    var bytes: [UInt8]
  }

  /// The files, `bundle.json` included, in the order of their paths.
  let files: [File]
  /// What `bundle.json` says.
  let record: BundleRecord
  /// What the game says of itself.
  let manifest: Manifest
  /// Who made it.
  let author: AuthorID

  /// The path of the program within the bundle.
  var program: String { manifest.executable }
  /// The name of the file or folder.
  var name: String { manifest.executable + Self.suffix }

  /// Proves files to be a bundle.
  /// - Throws: `BundleError`.
  init(_ files: [File]) throws(BundleError) {
    self.files = files.sorted { $0.path < $1.path }
    let contents = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    guard contents.count == files.count else { throw .unsound(.twice) }
    for file in files where !Self.isPath(file.path) { throw .unsound(.path(file.path)) }
    guard let text = contents[BundleRecord.path] else { throw .noBundle }
    record = try BundleRecord(read: text)
    author = try record.signer()
    let named = Set(record.files.keys), present = Set(contents.keys).subtracting([BundleRecord.path])
    if let missing = named.subtracting(present).min() { throw .unsound(.missing(missing)) }
    if let stray = present.subtracting(named).min() { throw .unsound(.stray(stray)) }
    for (path, hash) in record.files.sorted(by: { $0.key < $1.key }) {
      guard Hexadecimal.text(Digest.sha256(contents[path] ?? [])) == hash else { throw .unsound(.changed(path)) }
    }
    guard let data = contents[Self.manifestPath] else { throw .unsound(.missing(Self.manifestPath)) }
    do throws(ManifestFault) { manifest = try ManifestReader.read(Data(data)) } catch {
      throw .badManifest(error)
    }
    guard let program = contents[manifest.executable] else { throw .unsound(.missing(manifest.executable)) }
    try Self.check(program, record)
  }

  static let manifestPath = "Resources/manifest.json"
  /// The most bytes of all files.
  static let greatest = 64 << 20
  /// The most files.
  static let greatestCount = 500

  /// Whether a path stays within the bundle and is one that every file system and every shell takes.
  static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (1...100).contains(path.utf8.count) && parts.count <= 8
      && parts.allSatisfy { part in
        !part.isEmpty && !part.hasPrefix(".") && !part.hasPrefix("-")
          && part.utf8.allSatisfy { (0x20...0x7E).contains($0) && !#"\:*?"<>|$`"#.utf8.contains($0) }
      }
  }

  /// That the program is one for this machine.
  private static func check(_ program: [UInt8], _ record: BundleRecord) throws(BundleError) {
    guard program.starts(with: [0x7F, 0x45, 0x4C, 0x46]), program.count > 64 else { throw .unsound(.noProgram) }
    guard record.platform == Platform.present else {
      throw .otherMachine(wanted: record.platform, present: Platform.present)
    }
  }
}
