import CasinoKit
import Testing

@testable import GameHost

@Suite struct OddsPictureTests {
  private let question = OddsQuestion(
    SeenRound(
      rules: .object([:]), plays: [Play(Play.deal)], cards: [], events: [], cardsRemaining: 52, isFreshShoe: true,
      scene: Scene(root: SceneNode(.button, id: "b", action: SceneAction(id: "hit", title: "Hit")))),
    counted: nil, language: "en")

  private func line(_ id: String, _ nets: [Chips]) -> RolloutLine {
    var line = RolloutLine(id, stake: 10)
    for net in nets { line.add(net) }
    return line
  }

  private func picture(_ lines: RolloutLine...) -> OddsPicture? {
    OddsPicture(lines, player: .strategy, question)
  }

  @Test func namesComeFromTheTable() {
    #expect(picture(line("hit", [5, 5]), line("fold", [0, 0]))?.lines.map(\.name) == ["Hit", "fold"])
  }

  @Test func bestIsSureOnlyBeyondTheMargins() throws {
    let sure = try #require(picture(line("hit", [5, 5]), line("stand", [0, 0])))
    #expect(sure.best == 0 && sure.isBestSure)
    let unsure = try #require(picture(line("hit", [10, -10, 10]), line("stand", [10, -10, -10])))
    #expect(unsure.best == 0 && !unsure.isBestSure)
  }

  @Test func nonsenseIsNoPicture() {
    #expect(picture() == nil)
    #expect(picture(line("hit", [5]), line("hit", [5])) == nil)
    var huge = RolloutLine("hit", stake: Chips(hundredths: 1))
    huge.add(Chips(hundredths: 1 << 50))
    #expect(picture(huge) == nil)
  }

  /// A game that answers another question than was asked is not believed.
  @Test func exactOddsAreOfTheMovesThatThereAre() {
    let report = OddsReport(
      columns: ["value"],
      lines: [.init(id: "stand", name: "Stand", figures: [0.1]), .init(id: "hit", name: "Hit", figures: [-0.2])])
    #expect(OddsPicture(report, question, known: ["hit", "stand"])?.lines.map(\.id) == ["hit", "stand"])
    #expect(OddsPicture(report, question, known: ["insurance", "noInsurance"]) == nil)
    #expect(OddsPicture(report, question, known: nil)?.margin == 0)
    let other = OddsReport(columns: ["wins"], lines: report.lines)
    #expect(OddsPicture(other, question, known: nil) == nil)
    let refused = OddsReport(columns: ["value"], lines: report.lines, refusal: "no")
    #expect(OddsPicture(refused, question, known: nil) == nil)
  }

  @Test func saysWhereFiguresComeFrom() throws {
    let strings = Strings.host("en")
    let told = strings.lines(of: try #require(picture(line("hit", [5, 5]), line("stand", [0, 0]))))
    #expect(told.first == "Hit: +50.00 % ± 0.00 %, best.")
    #expect(told.contains("By 4 rounds in all, played on by the game’s strategy."))
    let random = try #require(OddsPicture([line("hit", [5, 5])], player: .random, question))
    #expect(strings.source(of: random).contains("at random"))
  }
}
