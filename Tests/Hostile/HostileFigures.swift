import CasinoKit
import FoundationEssentials
import TestSupport

/// Figures that no round comes to.
enum HostileFigures {
  /// Answers a simulation.
  static func sendSimulated(_ trick: Trick) {
    let isStrange = trick == .strangeFigures
    let (greatest, least) = isStrange ? ("\(Int.max)", "\(Int.min)") : ("100", "200")
    let bet = #"{"rounds":1,"opening":\#(greatest),"staked":\#(greatest),"returned":\#(least),"squares":"1"}"#
    let word = (try? Wire.line(Word(word: "main" + HostileManifest(trick: trick).suffix))) ?? Data()
    let quoted = String(decoding: word, as: UTF8.self).dropFirst(#"{"word":"#.count).dropLast(2)
    let bets = trick == .escapes || trick == .scripts ? #""main":\#(bet),\#(quoted):\#(bet)"# : #""main":\#(bet)"#
    RawWire.send(
      bytes: Array(#"{"type":"simulated","statistics":{"rounds":1,"total":\#(bet),"bets":{\#(bets)}}}"#.utf8) + [10])
  }

  private struct Word: Codable { var word: String }

  /// The odds of a game that says more than it should.
  static func odds(_ trick: Trick) -> OddsReport {
    let word = "Red" + HostileManifest(trick: trick).suffix
    let strange: [Double?] = [.greatestFiniteMagnitude, nil, -.greatestFiniteMagnitude]
    return OddsReport(
      columns: ["win" + HostileManifest(trick: trick).suffix],
      lines: [OddsReport.Line(id: word, name: word, figures: trick == .strangeFigures ? strange : [0.5])],
      notes: [word])
  }
}
