import CasinoKit

/// The roads in words.
extension Strings {
  /// The letter of a side on a bead.
  func letter(_ winner: Coup.Winner) -> String { text("letter.\(winner)") }

  /// How often each side has won in the shoe.
  func counts(of roads: Roads) -> String {
    guard !roads.coups.isEmpty else { return text("road.none") }
    return text(
      "road.counts", .text(String(roads.count(.player))), .text(String(roads.count(.banker))),
      .text(String(roads.count(.tie))))
  }

  /// The run that is under way; nil where there is none.
  func lastRun(of roads: Roads) -> String? {
    guard let run = roads.bigRoad.runs.last, let winner = run.last?.winner else { return nil }
    return text("road.lastRun", .text(text("hand.\(winner)")), .text(String(run.count)))
  }

  /// Every coup, oldest first.
  func beads(of roads: Roads) -> String {
    guard !roads.coups.isEmpty else { return text("road.none") }
    return titled("road.beadPlate", roads.coups.map { letter($0.winner) }.joined(separator: " "))
  }

  /// Every run with its ties.
  func runs(of roads: Roads) -> String? {
    let runs = roads.bigRoad.runs.map { run in
      let ties = run.reduce(0) { $0 + $1.ties }
      let name = run.last?.winner.map { "\(letter($0)) \(run.count)" }
      let parts = [name, ties > 0 ? "\(letter(.tie)) \(ties)" : nil]
      return parts.compactMap(\.self).joined(separator: " + ")
    }
    return runs.isEmpty ? nil : titled("road.bigRoad", runs.joined(separator: text("list.separator")))
  }

  /// The runs of a derived road's marks, and what the next coup would mark.
  func marks(of road: DerivedRoad, in roads: Roads) -> String? {
    let runs = road.runs(roads.bigRoad.lengths).compactMap { run in
      run.first.map { "\(text("road.\($0)")) \(run.count)" }
    }
    guard !runs.isEmpty else { return nil }
    let winners = roads.coups.map(\.winner)
    let told = [Coup.Winner.player, .banker].compactMap { road.next($0, after: winners) }.map { text("road.\($0)") }
    let line = titled("road.\(road)", runs.joined(separator: text("list.separator")))
    return told.count == 2 ? line + " " + text("road.nextMarks", .text(told[0]), .text(told[1])) : line
  }

  private func titled(_ key: String, _ rest: String) -> String {
    text("road.titled", .text(text(key)), .text(rest))
  }
}
