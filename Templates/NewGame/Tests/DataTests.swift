import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct DataTests {
  private func data(_ rounds: [(cards: String, move: NewGameMove)], at seconds: Double) throws -> NewGameData {
    var data = NewGameData()
    for round in rounds {
      data.add(
        try ScriptedRound<NewGameEngine>(rules: NewGameRules(), stakes: [.ante: 5], cards: round.cards)
          .playing(round.move).engine)
    }
    data.lastModified = Date(timeIntervalSince1970: seconds)
    return data
  }

  @Test func copiesOfTwoDevicesAddUpInEitherOrder() throws {
    let one = try data([("AS AH", .raise), ("2S KH", .fold)], at: 10), other = try data([("9S 9H", .fold)], at: 20)
    #expect(one.roundsPlayed == 2 && one.raises == 1 && one.pairs == 1)
    for copies in [[one, other], [other, one]] {
      let sum = NewGameData.combined(copies)
      #expect((sum.roundsPlayed, sum.raises, sum.pairs) == (3, 1, 2) && sum.lastModified == other.lastModified)
    }
  }
}
