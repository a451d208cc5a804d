import CasinoKit
import FoundationEssentials
import Glibc

/// A game that misbehaves in the way that its name says: `misfit-traps` traps. Tests make symbolic links of that name.
@main
struct Misfits {
  static func main() {
    let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    let word = name.hasPrefix("misfit-") ? String(name.dropFirst("misfit-".count)) : Behaviour.good.rawValue
    guard let behaviour = Behaviour(rawValue: word) else { exit(2) }
    if CommandLine.arguments.dropFirst().first == "--manifest" {
      behaviour.printManifest()
    } else {
      RedGame(behaviour: behaviour).play()
    }
  }
}
