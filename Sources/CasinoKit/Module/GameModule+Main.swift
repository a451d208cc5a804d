import FoundationEssentials
import Glibc

extension GameModule {
  /// Runs the game: as a module when the host started it, else it says what it is.
  public static func main() {
    if CommandLine.arguments.dropFirst().first == "--manifest" { return printManifest() }
    var status = stat()
    guard fstat(Wire.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      print("This is \(info.name), a game for casino. To play it: casino play \(ResourceFolder.executable)")
      exit(2)
    }
    // The table refers to its loop without owning it.
    let loop = ModuleLoop<Self>(channel: WireChannel(descriptor: Wire.descriptor))
    withExtendedLifetime(loop) { loop.run() }
  }

  private static func printManifest() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(manifest) else { exit(1) }
    print(String(decoding: data, as: UTF8.self))
  }
}
