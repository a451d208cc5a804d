import CasinoKit
import Foundation
import Testing

@Suite struct MarkGridTests {
  private static let grid = MarkGrid(
    .rings, rows: 3,
    columns: [[.init(.blue), .init(.red, strokes: 2), nil], [nil, .init(nil, strokes: 1), .init(.green)]])

  @Test func marksAreOneText() { #expect(Self.grid.marks == "br2.|.-1g") }

  @Test func columnsComeBackAsTheyWere() throws {
    let written = try JSONEncoder().encode(Self.grid)
    let read = try JSONDecoder().decode(MarkGrid.self, from: written)
    #expect(read == Self.grid)
    #expect(
      read.columns == [[.init(.blue), .init(.red, strokes: 2), nil], [nil, .init(nil, strokes: 1), .init(.green)]])
  }

  @Test func columnsHaveAllRows() {
    let short = MarkGrid(.beads, rows: 3, columns: [[.init(.red)]])
    #expect(short.columns == [[.init(.red), nil, nil]])
    #expect(MarkGrid(.beads, rows: 6, columns: []).columns.isEmpty)
  }

  /// What a stranger's game may send: nothing of it ends the host.
  @Test(arguments: ["", "|", "||b", "7", "b99", "xyz", "b|bbbbbbbbbbbb", "…"])
  func anyTextIsAGrid(_ marks: String) {
    var grid = MarkGrid(.discs, rows: 2, columns: [])
    grid.marks = marks
    #expect(grid.columns.allSatisfy { $0.count == 2 })
    grid.rows = -1
    #expect(grid.columns.allSatisfy { $0.isEmpty })
  }

  @Test func beadsHaveLetters() {
    let named = MarkGrid(.beads, rows: 1, columns: [], letters: "PBT")
    #expect(MarkGrid.Color.allCases.map(named.letter) == ["P", "B", "T"])
    #expect(
      MarkGrid.Color.allCases.map(MarkGrid(.beads, rows: 1, columns: [], letters: "P").letter) == ["P", "R", "G"])
  }
}
