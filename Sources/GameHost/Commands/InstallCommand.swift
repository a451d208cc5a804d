import CasinoKit
import FoundationEssentials
import Glibc

/// The options of `casino install`.
struct InstallOptions: Equatable {
  /// The bundle, or the folder of the game, as it was typed.
  var path: String
  /// The folder that gets the bundle as a file, in place of installing it.
  var output: String?
  /// Whether a file that is there is written over.
  var isForced = false
  /// Whether all questions are answered by yes.
  var isAnswered = false
}

/// `casino install`: a game for everybody at this machine's tables, from a bundle or from its sources.
enum InstallCommand {
  static func run(_ options: InstallOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let strings = context.strings(invocation)
    let (store, folder) = try context.openStore(invocation)
    let data = URL(filePath: folder.path), library = context.library(invocation)
    let bundle = try bundle(options, data, library, invocation, in: context)
    if let output = options.output {
      return try write(bundle, to: output, isForced: options.isForced, strings, context)
    }
    let manifest = bundle.manifest, word = manifest.info.id
    let origin = GameOrigin.installed(bundle.author)
    let bundled = Set(library.bundled().games.map(\.manifest.info.id))
    let owner = bundled.contains(word) ? .bundled : try store.origin(of: word)
    if let owner, owner != origin { throw ForeignWord(game: word, owner: owner) }
    let old = library.all().games.first { $0.manifest.info.id == word }?.manifest
    try context.output.write(strings.page(of: bundle, replacing: old))
    guard try isWanted(options, strings, context) else {
      return try context.output.writeLine(strings.text("install.nothing"))
    }
    try store.claim(word, for: origin, bundled: bundled)
    try InstalledGames(data: data).install(bundle)
    try context.output.writeLine("")
    try context.output.writeLine(strings.words("install.done", manifest.title(in: strings.language).name, word))
  }

  /// The bundle that is meant; made from the sources of a game.
  private static func bundle(
    _ options: InstallOptions, _ data: URL, _ library: GameLibrary, _ invocation: Invocation, in context: CommandContext
  ) throws -> GameBundle {
    let isBundle = BundleFolder(folder: URL(filePath: options.path)).isBundle
    let bundle: GameBundle
    if !isBundle, let package = GamePackage(at: options.path) {
      let key: AuthorKey
      do throws(SystemError) { key = try AuthorKey.own(in: data) } catch {
        throw BundleError.file(path: data.appending(path: AuthorKey.fileName).path, code: error.code)
      }
      let maker = BundleMaker(
        builder: try context.builder(invocation, isAgreed: options.isAnswered), key: key,
        confinement: library.confinement)
      bundle = try maker.bundle(package)
    } else {
      bundle = try GameBundle(at: options.path)
    }
    let range = bundle.manifest.protocol, spoken = range[0]...range[1]
    guard Wire.common(Wire.versions, spoken) != nil else {
      throw BundleError.otherProtocol(
        .protocolMismatch(host: Wire.versions, module: spoken), game: bundle.manifest.info.name)
    }
    return bundle
  }

  /// Whether it is to be installed. What was just built from its sources was agreed to already.
  private static func isWanted(
    _ options: InstallOptions, _ strings: Strings, _ context: CommandContext
  ) throws -> Bool {
    if options.isAnswered || GamePackage(at: options.path) != nil { return true }
    guard isatty(STDIN_FILENO) == 1, isatty(context.errors.descriptor) == 1 else { throw BundleError.notAsked }
    try context.errors.write("\n" + strings.text("install.ask") + " ")
    return readLine().map(strings.isYes) ?? false
  }

  private static func write(
    _ bundle: GameBundle, to output: String, isForced: Bool, _ strings: Strings, _ context: CommandContext
  ) throws {
    let folder = URL(filePath: output).absoluteURL.standardizedFileURL
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw BundleError.file(path: output, code: errno)
    }
    let place = folder.appending(path: bundle.name), draft = folder.appending(path: ".\(bundle.name).\(getpid())")
    guard isForced || access(place.path, F_OK) != 0 else { throw BundleError.exists(path: place.path) }
    defer { unlink(draft.path) }
    unlink(draft.path)
    try PlainFile.write(BundleArchive.bytes(bundle), to: draft.path, mode: 0o644)
    guard rename(draft.path, place.path) == 0 else { throw BundleError.file(path: place.path, code: errno) }
    try context.output.writeLine(place.path)
  }
}
