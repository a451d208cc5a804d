import CasinoKit
import Foundation
import Testing

@testable import CasinoWar

@Suite struct DataTests {
  private func data(_ rounds: [(cards: String, move: CasinoWarMove?)], at seconds: Double) throws -> CasinoWarData {
    var data = CasinoWarData()
    for each in rounds {
      var round = try ScriptedRound<CasinoWarEngine>(rules: CasinoWarRules(), stakes: [.ante: 5], cards: each.cards)
      if let move = each.move { round = try round.playing(move) }
      data.add(round.engine)
    }
    data.lastModified = Date(timeIntervalSince1970: seconds)
    return data
  }

  @Test func copiesOfTwoDevicesAddUpInEitherOrder() throws {
    let one = try data([("AS KH", nil), ("9S 9H 2C 2D 2S KS TD", .war), ("9S 9H", .surrender)], at: 10)
    let other = try data([("9S 9H 2C 2D 2S TD KS", .war), ("9S 9H 2C 2D 2S TD TS", .war)], at: 20)
    #expect((one.roundsPlayed, one.wars, one.won) == (3, 1, 1))
    for copies in [[one, other], [other, one]] {
      let sum = CasinoWarData.combined(copies)
      #expect((sum.roundsPlayed, sum.wars, sum.won) == (5, 3, 2) && sum.lastModified == other.lastModified)
    }
  }
}
