import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct DataTests {
  private func data(_ rounds: [String], at seconds: Double) throws -> NewGameData {
    var data = NewGameData()
    for cards in rounds {
      data.add(
        try ScriptedRound<NewGameEngine>(rules: NewGameRules(), stakes: [.main: 5], cards: cards)
          .playing(.hold1, .hold2, .hold3, .hold4, .hold5, .draw).engine)
    }
    data.lastModified = Date(timeIntervalSince1970: seconds)
    return data
  }

  @Test func copiesOfTwoDevicesAddUpInEitherOrder() throws {
    let one = try data(["KS KH KD 9C 9D", "2S 4H 6D 8C TD"], at: 10), other = try data(["JS JH 4D 3C AD"], at: 20)
    #expect(one.roundsPlayed == 2 && one.paid == 1 && one.great == 1)
    for copies in [[one, other], [other, one]] {
      let sum = NewGameData.combined(copies)
      #expect((sum.roundsPlayed, sum.paid, sum.great) == (3, 2, 1) && sum.lastModified == other.lastModified)
    }
  }
}
