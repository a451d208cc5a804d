import CasinoKit
import Testing

@testable import Baccarat

/// A shoe whose roads were drawn by hand.
struct DrawnShoe: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }

  static let all = ["shoe-1", "shoe-2"].map(DrawnShoe.init)

  /// The lines below a heading.
  func lines(_ heading: String) throws -> [String] {
    let text = try Reference.text("roads/\(name).txt").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(text.firstIndex { $0 == heading })
    return text[(start + 1)...].prefix { !$0.isEmpty }.map(String.init)
  }

  private func value(_ key: String) throws -> String {
    let line = try Reference.text("roads/\(name).txt").split(separator: "\n").first { $0.hasPrefix("\(key): ") }
    return String(try #require(line).dropFirst(key.count + 2))
  }

  func coups() throws -> [Coup.Winner] {
    try value("coups").compactMap { Coup.Winner.allCases[$0] }
  }

  func counts() throws -> String { try value("counts") }

  func roads() throws -> Roads { try roads(upTo: coups().count) }

  func roads(upTo count: Int) throws -> Roads { Roads(coups: try coups().prefix(count).map(Coup.won)) }
}

extension [Coup.Winner] {
  fileprivate subscript(letter: Character) -> Coup.Winner? { first { $0.letter == letter } }
}

extension Coup.Winner {
  var letter: Character {
    switch self {
    case .player: "P"
    case .banker: "B"
    case .tie: "T"
    }
  }
}

extension Coup {
  /// Some coup that a side has won.
  static func won(_ winner: Winner) -> Coup {
    Coup(
      player: Side(total: winner == .player ? 7 : 6, cards: 2), banker: Side(total: winner == .banker ? 7 : 6, cards: 2)
    )
  }
}

@Suite struct RoadTests {
  @Test(arguments: DrawnShoe.all)
  func `Wins are counted`(_ shoe: DrawnShoe) throws {
    let roads = try shoe.roads()
    #expect("P \(roads.count(.player)) B \(roads.count(.banker)) T \(roads.count(.tie))" == (try shoe.counts()))
  }

  @Test(arguments: DrawnShoe.all)
  func `The bead plate has every coup in its order`(_ shoe: DrawnShoe) throws {
    let columns = try shoe.roads().beadPlate.map { $0.map { Optional(String($0.letter)) } }
    #expect(Self.rows(columns, empty: ".") == (try shoe.lines("bead plate")))
  }

  @Test(arguments: DrawnShoe.all)
  func `The big road has runs, ties and tails`(_ shoe: DrawnShoe) throws {
    let grid = RoadGrid(try shoe.roads().bigRoad.runs)
    let columns = grid.columns.map { $0.map { $0.map(Self.text) } }
    let drawn = try shoe.lines("big road").map { $0.trimmed }
    #expect(Self.rows(columns, empty: ". ").map(\.trimmed) == drawn)
  }

  @Test(
    arguments: DrawnShoe.all,
    [("big eye boy", DerivedRoad.bigEyeBoy), ("small road", .smallRoad), ("cockroach pig", .cockroachPig)])
  func `Derived roads tell whether runs repeat themselves`(_ shoe: DrawnShoe, _ road: (name: String, road: DerivedRoad))
    throws
  {
    let grid = RoadGrid(road.road.runs(try shoe.roads().bigRoad.lengths))
    let columns = grid.columns.map { $0.map { $0.map { $0 == .red ? "R" : "b" } } }
    #expect(Self.rows(columns, empty: ".") == (try shoe.lines(road.name)))
  }

  /// As the mock-up of the first shoe says.
  @Test(arguments: DerivedRoad.allCases)
  func `What the next coup would mark is told`(_ road: DerivedRoad) throws {
    let winners = try DrawnShoe.all[0].coups()
    #expect(road.next(.player, after: winners) == .red)
    #expect(road.next(.banker, after: winners) == .blue)
    #expect(road.next(.banker, after: []) == nil)
  }

  @Test(arguments: DrawnShoe.all, DerivedRoad.allCases)
  func `What was told of the next coup comes true`(_ shoe: DrawnShoe, _ road: DerivedRoad) throws {
    let winners = try shoe.coups()
    for count in winners.indices where winners[count] != .tie {
      let before = Array(winners[..<count])
      let marks = road.marks(BigRoad(before + [winners[count]]).lengths)
      let told = road.next(winners[count], after: before)
      #expect(told == nil ? marks == road.marks(BigRoad(before).lengths) : told == marks.last)
    }
  }

  /// What the host keeps of a coup is enough for the roads: they are the same after a restart.
  @Test(arguments: [
    ("TS 6D", "KH 7C", Coup.Winner.banker), ("9H 9D", "KH 7C", .player), ("TS 7D", "2H 2C 3S", .tie),
    ("9S", "KH 7C", nil), ("9S KD", "", nil),
  ])
  func `A finished round is a coup by its hands`(player: String, banker: String, winner: Coup.Winner?) throws {
    func list(_ cards: String) -> JSONValue { .list(cards.split(separator: " ").map { .text(String($0)) }) }
    let round = PastRound(hands: ["player": list(player), "banker": list(banker)])
    #expect(Coup(round)?.winner == winner)
    #expect(Roads([round, round]).beadPlate == (winner.map { [[$0, $0]] } ?? []))
  }

  @Test func `A shoe without a coup has empty roads`() {
    let roads = Roads(coups: [])
    #expect(roads.beadPlate.isEmpty && roads.bigRoad.runs.isEmpty)
    #expect(RoadGrid(roads.bigRoad.runs).columns.isEmpty)
  }

  @Test func `Ties before the first win wait for it`() {
    #expect(BigRoad([.tie, .tie]).runs == [[BigRoad.Mark(winner: nil, ties: 2)]])
    #expect(BigRoad([.tie, .banker]).runs == [[BigRoad.Mark(winner: .banker, ties: 1)]])
    #expect(BigRoad([.tie]).lengths.isEmpty)
  }

  private static func text(_ mark: BigRoad.Mark) -> String {
    (mark.winner.map { String($0.letter) } ?? "-") + (mark.ties > 0 ? String(mark.ties) : " ")
  }

  private static func rows(_ columns: [[String?]], empty: String) -> [String] {
    (0..<Roads.rows).map { row in
      columns.map { ($0.indices.contains(row) ? $0[row] : nil) ?? empty }.joined()
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
