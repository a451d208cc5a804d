import CasinoKit
import FoundationEssentials
import Glibc

/// Why something is no manifest.
enum ManifestFault: Error, Equatable, Sendable {
  /// The file cannot be read, or the program cannot be started.
  case unreadable
  /// The program did not print it in time.
  case tooSlow
  /// It is longer than 1 MiB.
  case tooLong
  /// It is not the JSON of a manifest.
  case malformed(MalformedLine)
  /// A field holds what it must not.
  case badField(String)
}

/// Reads manifests, from a file or from a game's program, and takes only sound ones.
enum ManifestReader {
  /// The most that a manifest may be long, in bytes.
  static let greatest = 1 << 20

  /// Reads a file.
  static func read(file: URL) throws(ManifestFault) -> Manifest {
    guard let data = ForeignFile.data(at: file) else { throw .unreadable }
    return try read(data)
  }

  /// Reads what a file or a program holds.
  static func read(_ data: Data) throws(ManifestFault) -> Manifest {
    guard data.count <= greatest else { throw .tooLong }
    var manifest: Manifest
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: data)
    } catch {
      throw .malformed(MalformedLine(error))
    }
    if let field = badField(of: manifest) { throw .badField(field) }
    manifest.info = Sanitizer.info(manifest.info)
    manifest.kit = Sanitizer.word(manifest.kit)
    manifest.summary = Sanitizer.text(manifest.summary)
    manifest.icon = manifest.icon.map(Sanitizer.node)
    manifest.launchScreen = manifest.launchScreen.map(Sanitizer.node)
    manifest.titles = manifest.titles?.mapValues {
      Manifest.Title(name: Sanitizer.word($0.name), summary: Sanitizer.text($0.summary, limit: Sanitizer.greatestTitle))
    }
    return manifest
  }

  /// Asks a program, `<program> --manifest`.
  /// - Parameters:
  ///   - program: the game's program.
  ///   - resources: the game's folder of strings.
  ///   - confinement: how the program is run.
  ///   - limit: how long it may take.
  static func ask(
    _ program: URL, resources: URL, confinement: Confinement, limit: Duration = .seconds(5)
  ) throws(ManifestFault) -> Manifest {
    // Of what it says besides nothing is read; it must not wait for that, either.
    guard let pipe = try? Descriptor.pipe(), let errors = try? Descriptor.pipe() else { throw .unreadable }
    _ = fcntl(errors.writing, F_SETFL, O_NONBLOCK)
    defer { for end in [pipe.reading, errors.reading, errors.writing] { close(end) } }
    let asked = GameProgram(executable: program, resources: resources, confinement: confinement)
    let pid = try? asked.start(arguments: ["--manifest"], descriptors: [(pipe.writing, 1), (errors.writing, 2)])
    close(pipe.writing)
    guard let pid else { throw .unreadable }
    defer {
      kill(-pid, SIGKILL)
      while waitpid(pid, nil, 0) < 0, errno == EINTR {}
    }
    return try read(try all(of: pipe.reading, limit: limit))
  }

  private static func all(of pipe: Int32, limit: Duration) throws(ManifestFault) -> Data {
    var time = RunningTime(limit)
    var data = Data(), bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(pipe, &bytes, bytes.count)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: bytes[..<count])
        if data.count > greatest { throw .tooLong }
      } else {
        if time.isOver { throw .tooSlow }
        var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, time.nextWait)
      }
      time.count()
    }
  }

  /// The first field that holds what it must not. Ids become the names of files and the words of commands.
  private static func badField(of manifest: Manifest) -> String? {
    let bets = manifest.bets.map(\.id), settings = manifest.settings
    let program = manifest.executable
    let rules: [(String, Bool)] = [
      ("info.id", isWord(manifest.info.id)),
      ("info.name", !Sanitizer.word(manifest.info.name).isEmpty),
      ("info.version", isVersion(manifest.info.version)),
      ("protocol", manifest.protocol.count == 2 && manifest.protocol[0] <= manifest.protocol[1]),
      ("executable", isName(program) && !program.contains("/") && !program.hasPrefix(".")),
      ("bets", !bets.isEmpty && Set(bets).count == bets.count && bets.allSatisfy(isName)),
      ("moves", manifest.moves.allSatisfy(isName)),
      ("outcomes", manifest.outcomes.allSatisfy(isName)),
      ("settings", Set(settings.map(\.key)).count == settings.count && settings.allSatisfy(isSound)),
      ("icon", manifest.icon.map(BrandCheck.isIcon) ?? true),
      ("launchScreen", manifest.launchScreen.map(BrandCheck.isLaunchScreen) ?? true),
      ("titles", (manifest.titles ?? [:]).count <= 100 && (manifest.titles ?? [:]).keys.allSatisfy(isName)),
      ("shoe", (1...16).contains(manifest.shoe.decks) && (1...manifest.shoe.cardCount).contains(manifest.shoe.cut)),
    ]
    return rules.first { !$0.1 }?.0
  }

  private static func isWord(_ id: String) -> Bool {
    (1...40).contains(id.utf8.count) && id.utf8.first != UInt8(ascii: "-")
      && id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  private static func isVersion(_ version: String) -> Bool {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    return version.utf8.count <= 40 && parts.count == 3 && parts.allSatisfy { UInt32($0) != nil }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= Sanitizer.greatestWord && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private static func isSound(_ option: SettingOption) -> Bool {
    isName(option.key) && option.values.contains(option.initial) && option.values.allSatisfy(isName)
  }
}
