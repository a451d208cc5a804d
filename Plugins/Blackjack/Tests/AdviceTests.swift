import CasinoKit
import Foundation
import Testing

@testable import Blackjack

@Suite struct AdviceTests {
  private func table(_ id: Int) throws -> StrategyTable {
    try #require(ReferenceGame.all.first { $0.id == id }).table
  }

  /// The chart for a dealer who stands on soft 17, double after a split, with or without surrender.
  private func table(for set: String) throws -> StrategyTable { try table(set.contains("surrender") ? 25 : 41) }

  @Test(
    arguments: [
      ("8S 6D 8H TC", "", [], BlackjackMove.split), ("TS TD 6H 9C", "", [], .hit),
      ("TS TD 6H 9C", "surrender=late", [], .surrender), ("5S TD 4H 9C 7S", "surrender=late", [.hit], .stand),
      ("AS 6D 7H TC", "", [], .double), ("AS 6D 2H TC 5S", "", [.hit], .stand), ("AS 9D 7H TC", "", [], .hit),
      ("9S 7D 9H TC", "", [], .stand), ("5S TD 6H 9C", "", [], .double), ("5S 6D 5H TC", "", [], .double),
      ("AS 6D 7H TC", "double=9-11", [], .stand), ("6S 6D 5H TC", "", [], .double),
      ("8S TD 8H 9C 3S", "", [.split], .double), ("8S TD 8H 9C 3S", "das=off", [.split], .hit),
      ("8S TD 8H 9C 8C", "", [.split], .split), ("8S TD 8H 9C 8C", "hands=2 surrender=late", [.split], .stand),
    ] as [(String, String, [BlackjackMove], BlackjackMove)])
  func `Advice by the chart`(cards: String, set: String, moves: [BlackjackMove], advice: BlackjackMove) throws {
    var round = try round(cards, set: set)
    for move in moves { round = try round.play(move) }
    #expect(try table(for: set).advice(round.engine) == advice)
    #expect(round.engine.legalMoves.contains(advice))
  }

  @Test func `BL-113: two tens that cannot be split are twenty`() throws {
    let notAPair = try round("JS 6D KH TC", set: "split=rank")
    #expect(notAPair.offered == "hit stand double")
    #expect(try table(for: "").advice(notAPair.engine) == .stand)
    let lastHand = try round("KS 6D KH TC KD", set: "split=rank hands=2").play(.split)
    #expect(lastHand.offered == "hit stand double")
    #expect(try table(for: "").advice(lastHand.engine) == .stand)
  }

  @Test(arguments: ["TS AD 6H 9C", "AS AD 2H 9C", "9S AD 9H 9C", "AS AD TH 9C"])
  func `BL-115: insurance is never advised, whatever the hand`(cards: String) throws {
    #expect(try table(for: "").advice(round(cards).engine) == .noInsurance)
  }

  @Test func `Advice sees nothing that lies face down`() throws {
    let advice = try ["2C", "9C", "AC"].map { hole in
      try table(for: "").advice(round("TS TD 6H \(hole)", set: "hole=peek").engine)
    }
    #expect(advice == [.hit, .hit, nil])
  }

  @Test(
    arguments: [
      ("TS AD 6H 9C", "", [], "noInsurance why.insurance"), ("AS AD TH 9C", "", [], "noInsurance why.evenMoney"),
      ("AS AD TH 9C", "pays=6:5", [], "noInsurance why.insurance"),
      ("TS TD 6H 9C", "surrender=late", [], "surrender why.surrender"),
      ("AS 6D AH TC", "", [], "split why.split.aces"), ("8S TD 8H 9C", "", [], "split why.split.eights"),
      ("3S 6D 3H TC", "", [], "split why.split.weakDealer"), ("9S 8D 9H TC", "", [], "split why.split.better"),
      ("KS 6D TH TC", "", [], "stand why.stand.tens"), ("KS 6D TH TC", "split=rank", [], "stand why.stand.made"),
      ("TS TD 7H 9C", "", [], "stand why.stand.made"), ("TS 6D 3H TC", "", [], "stand why.stand.weakDealer"),
      ("5S TD 4H 9C 7S", "surrender=late", [.hit], "stand why.stand.close"),
      ("AS 6D AH TC 5S AD", "resplitAces=on", [.split], "split why.split.aces"),
      ("6S 6D 5H TC", "", [], "double why.double.total"), ("AS 6D 6H TC", "", [], "double why.double.soft"),
      ("6S TD 5H TC 2S", "das=off", [.hit], "hit why.hit.strongDealer"), ("AS 9D 7H TC", "", [], "hit why.hit.safe"),
      ("5S TD 3H TC", "", [], "hit why.hit.safe"), ("TS 2D 2H TC", "", [], "hit why.hit.twelve"),
      ("TS 7D 3H TC", "", [], "hit why.hit.strongDealer"),
    ] as [(String, String, [BlackjackMove], String)])
  func `Advice says why`(cards: String, set: String, moves: [BlackjackMove], expected: String) throws {
    var round = try round(cards, set: set)
    for move in moves { round = try round.play(move) }
    let advice = try #require(Advice(round.engine, by: table(for: set)))
    #expect("\(advice.move.name) \(advice.reason.rawValue)" == expected)
  }

  @Test func `Every reason has words of its own`() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<2 { folder.deleteLastPathComponent() }
    let catalogue = try Catalogue(path: folder.appending(path: "Resources/Localizable.xcstrings").path, language: "en")
    let strings = Strings(catalogue, language: "en")
    let texts = Set(Advice.Reason.allCases.compactMap { catalogue.template($0.rawValue) })
    #expect(texts.count == Advice.Reason.allCases.count)
    let advice = try #require(Advice(round("TS TD 6H 9C", set: "surrender=late").engine, by: table(25)))
    #expect(advice.words(strings) == "Against the dealer's ten, 16 loses least by giving up half.")
    let soft = try #require(Advice(round("AS 6D 7H TC").engine, by: table(41)))
    #expect(soft.words(strings) == "No card breaks soft 18, and the dealer's six is weak: raise the bet.")
  }

  @Test func `There is none before the deal and after the round`() throws {
    #expect(try table(for: "").advice(BlackjackEngine(rules: BlackjackRules())) == nil)
    #expect(try table(for: "").advice(round("TS 9D 9H 8C").play(.stand).engine) == nil)
  }

  @Test func `A chart is a letter for each cell, and the same after it was stored`() throws {
    let table = try table(1), json = try JSONEncoder().encode(table)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.count == 362)
    #expect(text.hasPrefix("\"HHHHHHHHHH"))
    #expect(try JSONDecoder().decode(StrategyTable.self, from: json) == table)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(StrategyTable.self, from: Data("\"HHS\"".utf8)) }
    let solution = Solution(table: table, edge: 0.0055389552)
    #expect(try JSONDecoder().decode(Solution.self, from: JSONEncoder().encode(solution)) == solution)
  }
}
