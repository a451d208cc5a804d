import CasinoKit
import Testing

@testable import Baccarat

@Suite struct DrawingTests {
  @Test(arguments: [
    Scenario("the Player stands on six, the Banker on seven", "TS KH 6D 7C", totals: "6-7"),
    Scenario("the Player draws on five, the Banker's six does not care for a nine", "2S KH 3D 6C 9D", totals: "4-6"),
    Scenario("the Player draws on nothing", "TS KH QD 7C 9D", totals: "9-7"),
    Scenario("a Player that stands leaves the Banker to draw on five", "TS 2H 7D 3C 4H", totals: "7-9"),
    Scenario("and to stand on six", "TS KH 7D 6C", totals: "7-6"),
    Scenario("a natural of the Player ends the coup", "TS 2H 8D 2C", totals: "8-4"),
    Scenario("a natural of the Banker ends it for a Player with nothing", "TS 4H KD 5C", totals: "0-9"),
    Scenario("both draw", "AS TH 2D 3C 4H 5D", totals: "7-8"),
    Scenario("an ace counts one", "AS AH 6D 6C", totals: "7-7"),
    Scenario("only the last digit counts", "9S 8H 9D 9C", totals: "8-7"),
    Scenario("BL-050, first: a third card of one leaves the Banker's six", "AS KH 4D 6C AH", totals: "6-6"),
    Scenario("BL-050, second: a third card of seven draws to it", "2S KH 3D 6C 7H 2D", totals: "2-8"),
    Scenario(
      "BL-051: three stands against a third card of eight", "2S KH 3D 3C 8H", [.player: 100, .banker: 100, .tie: 10],
      totals: "3-3", ends: "player push 100, banker push 100, tie win 90 → 80"),
  ])
  func `Third cards are drawn by the rules`(_ scenario: Scenario) throws { try scenario.check() }

  /// The chart as it is printed: a row for each total of the Banker, a column for each third card of the Player from
  /// nothing to nine, the last one where the Player stood. D draws, S stands.
  @Test(arguments: [
    (0, "DDDDDDDDDD D"), (1, "DDDDDDDDDD D"), (2, "DDDDDDDDDD D"), (3, "DDDDDDDDSD D"), (4, "SSDDDDDDSS D"),
    (5, "SSSSDDDDSS D"), (6, "SSSSSSDDSS S"), (7, "SSSSSSSSSS S"),
  ])
  func `The Banker draws by the chart`(total: Int, row: String) {
    let thirds = (0...9).map { Drawing.bankerDraws(total, third: $0) ? "D" : "S" }.joined()
    #expect("\(thirds) \(Drawing.bankerDraws(total, third: nil) ? "D" : "S")" == row)
  }

  @Test(arguments: 0...9)
  func `The Player draws on nothing to five`(total: Int) { #expect(Drawing.playerDraws(total) == (total <= 5)) }

  @Test(arguments: 0...9, 0...9)
  func `Eight or nine of either hand is the end`(player: Int, banker: Int) {
    #expect(Drawing.goesOn(player: player, banker: banker) == (player < 8 && banker < 8))
  }
}
