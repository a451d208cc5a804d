import FoundationEssentials
import Glibc

extension GameModule {
  /// Runs the game: as a module when the host started it, else it says what it is.
  public static func main() {
    if CommandLine.arguments.dropFirst().first == "--manifest" { return printManifest() }
    var status = stat()
    guard fstat(Wire.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      introduce()
      exit(2)
    }
    let channel = WireChannel(descriptor: Wire.descriptor)
    channel.leaveWithHost()
    DebuggerWait.waitIfAsked()
    // The table refers to its loop without owning it.
    let loop = ModuleLoop<Self>(channel: channel)
    withExtendedLifetime(loop) { loop.run() }
  }

  /// What a person is told who starts the game alone.
  private static func introduce() {
    let program = URL(filePath: ResourceFolder.executable)
    // The folder of the texts belongs to a package or a bundle, and that is what people play.
    let texts = ResourceFolder.find(module: moduleName).map { URL(filePath: $0).resolvingSymlinksInPath() }
    let place = texts?.deletingLastPathComponent().path ?? program.path
    print(
      """
      This is \(info.name) \(info.version), a game for casino. It is played at a table of casino's, not by itself:
        casino play \(place)
      What it says of itself: \(program.lastPathComponent) --manifest
      """)
  }

  private static func printManifest() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(manifest) else { exit(1) }
    print(String(decoding: data, as: UTF8.self))
  }
}
