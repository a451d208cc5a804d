import CasinoKit
import Foundation
import Testing

@testable import NewGame

@Suite struct DataTests {
  private func data(_ rounds: [String], at seconds: Double) throws -> NewGameData {
    var data = NewGameData()
    for cards in rounds {
      data.add(try ScriptedRound<NewGameEngine>(rules: NewGameRules(), stakes: [.player: 5], cards: cards).engine)
    }
    data.lastModified = Date(timeIntervalSince1970: seconds)
    return data
  }

  @Test func copiesOfTwoDevicesAddUpInEitherOrder() throws {
    let one = try data(["AS AH", "KS 2H"], at: 10), other = try data(["2S KH"], at: 20)
    #expect(one.roundsPlayed == 2 && one.player == 1 && one.ties == 1)
    for copies in [[one, other], [other, one]] {
      let sum = NewGameData.combined(copies)
      #expect((sum.roundsPlayed, sum.player, sum.ties) == (3, 1, 1) && sum.lastModified == other.lastModified)
    }
  }
}
