import FoundationEssentials
import Glibc

/// The file of the store: makes it, recognises it, keeps a damaged one aside.
///
/// A new file is made whole under another name and then linked to its own, so that a kill at any moment leaves no
/// half-made one: an empty file under the right name is always damage.
struct StoreFile {
  /// The file's name in the data folder.
  static let name = "casino.db"
  /// The length of what every SQLite file begins with.
  private static let headerLength = 100

  /// The path of the file.
  let path: String
  private let folder: URL
  private let now: () -> Date

  /// Names the file in a folder.
  init(in folder: URL, now: @escaping () -> Date) {
    self.folder = folder
    self.now = now
    path = folder.appending(path: Self.name).path
  }

  /// Opens the file; makes it, and the folders above it, where there is none.
  /// - Throws: `StoreError.damaged` when the file was damaged and is now kept under another name.
  func open() throws(StoreError) -> Database {
    try makeFolders()
    // The companion is looked for first: whoever has one made the file before it.
    let hasLog = exists(path + "-wal")
    if !exists(path) {
      guard !hasLog else { throw keepAside() }
      try create()
    }
    try checkLength()
    let database = try Database(path: path)
    do throws(StoreError) {
      let version = try check(database)
      if version < Schema.version { try Migration(database: database, version: version, now: now()).run() }
    } catch .damaged {
      // Renamed while it is open: closing it would throw the log away.
      throw withExtendedLifetime(database) { keepAside() }
    }
    return database
  }

  // MARK: - A file that is there

  /// Looks at the length before SQLite does, which would throw away the log of an empty file. Nothing here may open
  /// the file beside SQLite: closing it again would give up the locks of every connection of this program.
  private func checkLength() throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotOpen(path: path, reason: .system(errno)) }
    guard status.st_mode & S_IFMT != S_IFREG || status.st_size >= Self.headerLength else { throw keepAside() }
  }

  /// Whether the file is one of ours that this program understands.
  /// - Returns: its format.
  private func check(_ database: Database) throws(StoreError) -> Int {
    func number(_ pragma: String) throws(StoreError) -> Int {
      try database.first("PRAGMA \(pragma)") { $0.integer(0) } ?? 0
    }
    guard try number("application_id") == Schema.application else { throw .foreignFile(path: path) }
    let version = try number("user_version")
    guard version <= Schema.version else {
      throw .newerVersion(path: path, found: version, known: Schema.version)
    }
    _ = try database.first("SELECT count(*) FROM meta") { $0.integer(0) }
    return version
  }

  /// Gives the file and its companions another name.
  private func keepAside() -> StoreError {
    let time = now().formatted(.iso8601).filter { !"-:".contains($0) }
    var kept = "\(path).damaged-\(time)"
    var count = 1
    while ["", "-wal", "-shm"].contains(where: { exists(kept + $0) }) {
      count += 1
      kept = "\(path).damaged-\(time)-\(count)"
    }
    for companion in ["", "-wal", "-shm"] where exists(path + companion) {
      guard rename(path + companion, kept + companion) == 0 else { return .damaged(path: path, keptAs: nil) }
    }
    return .damaged(path: path, keptAs: kept)
  }

  // MARK: - A file that is not there

  private func makeFolders() throws(StoreError) {
    var missing: [URL] = []
    var place = folder.standardizedFileURL
    while !exists(place.path), place.pathComponents.count > 1 {
      missing.append(place)
      place = place.deletingLastPathComponent()
    }
    for folder in missing.reversed() where mkdir(folder.path, 0o700) != 0 && errno != EEXIST {
      throw .folder(path: folder.path, code: errno)
    }
    var status = stat()
    guard stat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .folder(path: folder.path, code: ENOTDIR)
    }
  }

  private func create() throws(StoreError) {
    let draft = "\(path).new-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    defer { removeDraft(draft) }
    try makeEmpty(draft)
    try fill(draft)
    synchronise(draft)
    // Another program may have been quicker: then its file is the one.
    guard link(draft, path) == 0 || errno == EEXIST else { throw openingFailure() }
    synchronise(folder.path)
    removeLeftDrafts()
  }

  private func makeEmpty(_ draft: String) throws(StoreError) {
    let descriptor = Glibc.open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw openingFailure() }
    close(descriptor)
  }

  /// Has a file or a folder written to the disk.
  private func synchronise(_ path: String) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func fill(_ draft: String) throws(StoreError) {
    let database = try Database(path: draft)
    try database.script("PRAGMA journal_mode = WAL")
    let time = Int(now().timeIntervalSince1970)
    let device = try Randomness.bytes(16), profile = try Randomness.bytes(16)
    try database.transaction { () throws(StoreError) in
      try database.script(Schema.creation)
      try database.run("INSERT INTO devices (id, uuid, name) VALUES (0, ?, ?)", .blob(device), .text(HostName.current))
      try database.run("INSERT INTO meta VALUES ('device', 0), ('profile', 1)")
      try database.run("INSERT INTO profiles VALUES (1, ?, 'default', ?)", .blob(profile), .integer(time))
    }
  }

  /// Removes what programs left that were killed while they made the file.
  private func removeLeftDrafts() {
    let start = "\(Self.name).new-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(start) {
      guard let pid = pid_t(name.dropFirst(start.count).prefix(while: \.isNumber)), kill(pid, 0) != 0 else { continue }
      unlink(folder.appending(path: name).path)
    }
  }

  private func removeDraft(_ draft: String) {
    for companion in ["", "-wal", "-shm"] { unlink(draft + companion) }
  }

  private func openingFailure() -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT: .diskFull
    case EROFS, EACCES, EPERM: .readOnly(path: folder.path)
    default: .cannotOpen(path: path, reason: .system(errno))
    }
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
