import Foundation
import TestSupport
import Testing

/// Every figure of the references, simulated by the program as it is played: `make soak`. Each line says how far a figure
/// is from its exact value; the last how many lie outside their 99.9 % interval, and how many must be expected there.
@Suite(.slow, .serialized) struct FigureTests {
  private let casino: CasinoProgram

  init() throws { casino = try CasinoProgram() }

  /// Plays rounds with the program that was built for speed.
  private func sheet(_ words: String) throws -> SimulatedSheet {
    let program = Checkout.url(".build/release/casino").path
    let done = try ShellCommand.run(
      program,
      ["simulate"] + words.split(separator: " ").map(String.init)
        + ["--format", "json", "--data-dir", casino.folder.path])
    #expect(done.status == 0, "\(done.text)")
    return try JSONDecoder().decode(SimulatedSheet.self, from: Data(done.text.utf8))
  }

  private func report(_ figures: [Figure?]) {
    let found = figures.compactMap { $0 }
    #expect(found.count == figures.count, "a bet was not played")
    for figure in found { print(figure) }
    let outside = found.count(where: \.isOutside), expected = Double(found.count) / 1_000
    print("\(found.count) figures, \(outside) outside their 99.9 % interval; \(expected) are expected there")
    #expect(outside <= Figure.mostOutside(of: found.count), "\(found.filter(\.isOutside))")
  }

  @Test func `Blackjack comes to the edge of every set of rules`() throws {
    var figures: [Figure?] = []
    for rules in try BlackjackFigures.all() {
      let sheet = try sheet(
        "blackjack --rounds \(LongRun.rounds) --seed \(rules.id) --fresh-shoe \(rules.options)")
      figures.append(sheet.figure("main", of: "blackjack \(rules.id)", exact: rules.edge))
    }
    report(figures)
  }

  /// By the initial rules: six decks, the dealer stands on soft 17, double after a split.
  @Test func `A round deviates as published`() throws {
    let sheet = try sheet("blackjack --rounds \(LongRun.rounds) --seed 1 --fresh-shoe")
    let deviation = try #require(sheet.bets.first).standardDeviation
    print("the deviation of a round: \(deviation), published 1.154")
    #expect(abs(deviation - 1.154) < 0.001)
  }

  @Test func `To a cut card it comes to other figures`() throws {
    report(
      try BlackjackFigures.cutCards().map { cut in
        let sheet = try sheet("blackjack --rounds \(LongRun.rounds) --seed 1 \(cut.rules.options) \(cut.options)")
        return sheet.figure("main", of: "cut card \(cut.rules.id)", exact: cut.edge, besides: cut.error)
      })
  }

  @Test func `Side bets come to their edges`() throws {
    report(
      try BlackjackFigures.sideBets().flatMap { bets in
        let options = "--fresh-shoe --side-bets --strategy neverBust --set decks=\(bets.decks)"
        let sheet = try sheet("blackjack --rounds 200M --seed \(bets.decks) \(options)")
        return ["perfectPairs": bets.pairs, "21+3": bets.poker].sorted { $0.key < $1.key }.map { bet, edge in
          sheet.figure(bet, of: "\(bets.decks) decks", exact: edge)
        }
      })
  }

  @Test func `Baccarat comes to the edge of every bet`() throws {
    report(
      // Each has coups of its own, for figures that follow from the same coups are outside together.
      try BaccaratFigures.all().enumerated().flatMap { place, shoe in
        let sheet = try sheet("baccarat --rounds 200M --seed \(place) --fresh-shoe --side-bets \(shoe.options)")
        return shoe.edges.sorted { $0.key < $1.key }.map { bet, edge in
          sheet.figure(bet, of: "baccarat \(shoe.options)", exact: edge)
        }
      })
  }
}
