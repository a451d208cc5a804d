import CasinoKit
import FoundationEssentials
import Glibc

/// The options of `casino icon`.
struct IconOptions: Equatable {
  /// The sizes that are taken, in pixels.
  static let sizes = 16...2_048
  static let usualSize = 512

  var game: GameReference
  /// The pixels of a side.
  var size = usualSize
  /// The folder that gets the files; nil for the present one.
  var output: String?
  /// Whether files that are there are written over.
  var isForced = false
  /// Whether the player agreed to run a foreign game without a sandbox where there is none.
  var isAgreed = false
}

/// `casino icon`: a game's icon as a PNG and an SVG file.
enum IconCommand {
  static func run(_ options: IconOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let manifest = try options.game.found(invocation, in: context, isAgreed: options.isAgreed).manifest
    let art = IconArt(manifest.icon)
    let folder = URL(filePath: options.output ?? ".")
    let raster = IconRaster(art: art, size: options.size)
    let name = manifest.title(in: context.language(invocation)).name
    let files: [(String, () -> [UInt8])] = [
      ("png", { PNGFile.bytes(width: options.size, height: options.size, pixels: raster.bytes) }),
      ("svg", { Array(SVGFile(art: art, name: name).text(size: options.size).utf8) }),
    ]
    let paths = files.map { folder.appending(path: "\(manifest.info.id).\($0.0)").path }
    if !options.isForced {
      for path in paths where access(path, F_OK) == 0 { throw CommandError.fileIsThere(path: path) }
    }
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw CommandError.fileRefused(path: folder.path, code: errno)
    }
    for ((_, bytes), path) in zip(files, paths) {
      try write(bytes(), to: path, isForced: options.isForced)
      try context.output.writeLine(path)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, isForced: Bool) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (isForced ? O_TRUNC : O_EXCL), 0o644)
    guard file >= 0 else { throw CommandError.fileRefused(path: path, code: errno) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw CommandError.fileRefused(path: path, code: errno) }
      written += count
    }
  }
}
