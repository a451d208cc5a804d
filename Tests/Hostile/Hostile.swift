import Glibc

/// A game that means harm, in the way that its name says. Tests make symbolic links of that name.
@main
struct Hostile {
  static func main() {
    let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    let word = name.hasPrefix("hostile-") ? String(name.dropFirst("hostile-".count)) : Trick.good.rawValue
    guard let trick = Trick(rawValue: word) else { exit(2) }
    if CommandLine.arguments.dropFirst().first == "--manifest" {
      HostileManifest(trick: trick).print()
    } else {
      HostileGame(trick: trick).play()
    }
  }
}
