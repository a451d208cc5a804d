import CasinoKit
import Foundation
import Testing

@testable import Blackjack

/// What the table remembers of its hands.
struct DataTests {
  private func data(_ rounds: [Bool], busts: Int = 0, at seconds: Double = 0) throws -> BlackjackData {
    var data = BlackjackData()
    for isNatural in rounds { data.add(try round(isNatural ? "AS KS" : "TS 9S")) }
    data.busts = busts
    data.lastModified = Date(timeIntervalSince1970: seconds)
    return data
  }

  private func round(_ cards: String) throws -> BlackjackEngine {
    var engine = BlackjackEngine(rules: BlackjackRules())
    engine.spot.hand = Hand(try Card.list(cards))
    return engine
  }

  @Test("blackjacks and the longest row of them are counted, round by round")
  func naturals() throws {
    let data = try data([true, true, false, true])
    #expect((data.roundsPlayed, data.blackjacks, data.streak, data.bestStreak) == (4, 3, 1, 2))
  }

  @Test("A♠ K♠ after a split is no blackjack; each of two hands over 21 counts")
  func split() throws {
    var engine = try round("TS 8S 9S")
    engine.finished = [engine.spot]
    var data = BlackjackData()
    data.add(engine)
    engine.spot.hand = Hand(try Card.list("AS KS"), isFromSplit: true)
    engine.finished = []
    data.add(engine)
    #expect((data.roundsPlayed, data.blackjacks, data.busts) == (2, 0, 2))
  }

  @Test("copies of two devices add up in either order; a row is one device's")
  func combined() throws {
    let x = try data([true, true], busts: 1, at: 10), y = try data([false, true], busts: 2, at: 20)
    for copies in [[x, y], [y, x]] {
      let sum = BlackjackData.combined(copies)
      #expect((sum.roundsPlayed, sum.blackjacks, sum.busts, sum.bestStreak, sum.streak) == (4, 3, 3, 2, 1))
    }
  }
}
