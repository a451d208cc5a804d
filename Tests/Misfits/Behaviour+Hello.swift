import CasinoKit
import FoundationEssentials
import Glibc

extension Behaviour {
  static let info = GameInfo(id: "misfit", name: "Misfit", version: "1.0.0")

  /// How the misfit introduces itself.
  var hello: Hello {
    switch self {
    case .protocolMismatch: Hello(protocol: 7...9, kit: "9.0.0", info: Self.info)
    case .wrongVersion:
      Hello(
        protocol: Wire.versions, kit: Wire.kitVersion, info: GameInfo(id: "misfit", name: "Misfit", version: "2.0.0"))
    default: Hello(protocol: Wire.versions, kit: Wire.kitVersion, info: Self.info, capabilities: ["gossip"])
    }
  }

  /// What it says besides: `good` tells what it holds open, for a test to look at.
  var sayings: [String] {
    switch self {
    case .good: ["open: " + openDescriptors]
    case .escapes: ["\u{1B}[1mloud\(suffix)"]
    default: []
    }
  }

  private var openDescriptors: String {
    (Int32(0)..<1_024).filter { fcntl($0, F_GETFD) >= 0 }.map(String.init).joined(separator: " ")
  }

  /// Prints the manifest, as `--manifest` asks.
  func printManifest() {
    switch self {
    case .manifestHangs: Trouble.waitForEver()
    case .manifestFloods: while true { print(String(repeating: "manifest", count: 1_000)) }
    case .manifestGarbage: print("usage: misfit")
    default: if let line = try? Wire.line(Self.manifest) { print(String(decoding: line, as: UTF8.self)) }
    }
  }

  private static var manifest: Manifest {
    Manifest(
      info: info, executable: "Misfits", summary: "One card; red wins.",
      bets: [Manifest.Bet(id: "main", kind: .main, greatestPayout: Ratio(1), edge: 0)], moves: [],
      outcomes: ["win", "lose"], shoe: ShoePlan(decks: 1, penetrationPercent: 50))
  }
}
