import FoundationEssentials
import Glibc

/// A bundle as a folder, as it is installed.
struct BundleFolder {
  /// The folder.
  let folder: URL

  /// Whether the folder looks like a bundle.
  var isBundle: Bool { access(folder.appending(path: BundleRecord.path).path, F_OK) == 0 }

  /// Reads the files: plain ones, which nobody but this account and root may change.
  /// - Throws: `BundleError`.
  func files() throws(BundleError) -> [GameBundle.File] {
    var files: [GameBundle.File] = [], size = 0
    try add("", to: &files, &size)
    return files
  }

  private func add(_ path: String, to files: inout [GameBundle.File], _ size: inout Int) throws(BundleError) {
    let place = path.isEmpty ? folder.path : folder.appending(path: path).path
    try check(place, path, isFolder: true)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
      throw .file(path: place, code: errno)
    }
    for name in names.sorted() {
      let inside = path.isEmpty ? name : "\(path)/\(name)"
      guard GameBundle.isPath(inside) else { throw .unsound(.path(inside)) }
      var facts = stat()
      guard lstat("\(place)/\(name)", &facts) == 0 else { throw .file(path: "\(place)/\(name)", code: errno) }
      if facts.st_mode & S_IFMT == S_IFDIR {
        try add(inside, to: &files, &size)
        continue
      }
      try check("\(place)/\(name)", inside, isFolder: false)
      size += Int(facts.st_size)
      guard size <= GameBundle.greatest, files.count < GameBundle.greatestCount else {
        throw .tooLarge(limit: GameBundle.greatest)
      }
      files.append(GameBundle.File(path: inside, bytes: try PlainFile.bytes("\(place)/\(name)")))
    }
  }

  private func check(_ place: String, _ path: String, isFolder: Bool) throws(BundleError) {
    var facts = stat()
    guard lstat(place, &facts) == 0 else { throw .file(path: place, code: errno) }
    guard facts.st_mode & S_IFMT == (isFolder ? S_IFDIR : S_IFREG) else { throw .unsound(.kind(path)) }
    let isOwn = facts.st_uid == geteuid() || facts.st_uid == 0
    guard isOwn, facts.st_mode & S_IWOTH == 0 else { throw .unsound(.owner(path)) }
  }

  /// Writes a bundle into the folder, which must not be there yet.
  /// - Parameter checkpoint: asked before each file, by its number.
  /// - Throws: `BundleError`; what was written so far is there then.
  func write(_ bundle: GameBundle, checkpoint: (Int) throws(BundleError) -> Void) throws(BundleError) {
    var folders: Set<String> = []
    guard mkdir(folder.path, 0o755) == 0 else { throw .file(path: folder.path, code: errno) }
    for (number, file) in bundle.files.enumerated() {
      try checkpoint(number)
      var parent = folder
      for part in file.path.split(separator: "/").dropLast() {
        parent.append(path: String(part))
        guard folders.insert(parent.path).inserted else { continue }
        guard mkdir(parent.path, 0o755) == 0 else { throw .file(path: parent.path, code: errno) }
      }
      let mode: mode_t = file.path == bundle.program ? 0o755 : 0o644
      try PlainFile.write(file.bytes, to: folder.appending(path: file.path).path, mode: mode)
    }
  }
}

/// Reads and writes whole files.
enum PlainFile {
  /// The bytes of a file, which must be a plain one and no link.
  static func bytes(_ path: String, limit: Int = GameBundle.greatest) throws(BundleError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ELOOP ? .unsound(.kind(path)) : .file(path: path, code: errno) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .file(path: path, code: errno) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .unsound(.kind(path)) }
    guard facts.st_size <= limit else { throw .tooLarge(limit: limit) }
    var bytes = [UInt8](repeating: 0, count: Int(facts.st_size)), done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .file(path: path, code: count == 0 ? EIO : errno) }
      done += count
    }
    return bytes
  }

  /// Writes a new file.
  /// - Throws: `BundleError.exists` where something has the name.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(BundleError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw errno == EEXIST ? .exists(path: path) : .file(path: path, code: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        throw .file(path: path, code: code)
      }
      rest = rest.dropFirst(count)
    }
    // Some file systems tell only now that the disk is full.
    guard close(descriptor) == 0 else { throw .file(path: path, code: errno) }
  }
}
