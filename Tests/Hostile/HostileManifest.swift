import CasinoKit
import FoundationEssentials
import Glibc
import TestSupport

/// What a hostile game says of itself.
struct HostileManifest {
  let trick: Trick

  /// What no text should hold: it clears the screen, names the window, turns words around, hides some.
  static let escape = "\u{1B}[2J\u{1B}]0;owned\u{07}\u{202E}gnp.exe\u{200B}\u{FEFF}\u{9B}31m\r\n\u{1B}P+q\u{1B}\\"
  /// What no page and no table of figures should take as its own.
  static let script = "<script>alert(1)</script>&quot;=cmd|'/C calc'!A1"

  /// What is put behind every text.
  var suffix: String {
    switch trick {
    case .escapes: Self.escape
    case .scripts: Self.script
    default: ""
    }
  }

  var info: GameInfo {
    GameInfo(id: trick == .takesName ? "blackjack" : "hostile", name: "Hostile" + suffix, version: "1.0.0")
  }

  /// Prints it, as `--manifest` asks.
  func print() {
    if trick == .escapesOnErrors {
      let bytes = Array(Self.escape.utf8)
      for descriptor in Int32(0)..<64 where descriptor != 1 { _ = write(descriptor, bytes, bytes.count) }
    }
    guard var line = try? Wire.line(manifest) else { return }
    if trick == .escapes {
      // The kit's version and the program's name are the game's word, too.
      let text = String(decoding: line, as: UTF8.self).replacing("\"kit\":\"", with: "\"kit\":\"\\u001b[2J\\u202e")
      line = Data(text.utf8)
    }
    line.withUnsafeBytes { _ = write(1, $0.baseAddress, $0.count) }
  }

  var manifest: Manifest {
    let outcomes = trick == .scripts ? ["<script>win", "=1+1"] : ["win", "lose"]
    return Manifest(
      info: info, executable: "Hostile", summary: "One card; red wins." + suffix,
      bets: [Manifest.Bet(id: "main", kind: .main, greatestPayout: Ratio(1), edge: 0)],
      moves: [], outcomes: outcomes, shoe: ShoePlan(decks: 1, penetrationPercent: 50))
  }
}
