import CasinoKit
import Testing

private enum Move: UInt8, GameMove {
  case surrender = 4
  case hit = 0
  case noInsurance = 31
}

@Suite struct MoveSetTests {
  @Test func holdsMovesInTheOrderOfTheirBits() {
    var moves: MoveSet<Move> = [.noInsurance, .surrender, .hit, .hit]
    #expect(moves.moves == [.hit, .surrender, .noInsurance])
    moves.remove(.surrender)
    #expect(!moves.contains(.surrender) && moves.contains(.noInsurance))
    moves.remove(.noInsurance)
    moves.remove(.hit)
    #expect(moves.isEmpty && moves == [])
    moves.insert(.noInsurance)
    #expect(moves.moves == [.noInsurance])
  }

  @Test(arguments: [("hit", Move.hit), ("HIT", .hit), ("noinsurance", .noInsurance), ("stand", nil), ("", nil)])
  fileprivate func readsWordsInAnyCase(word: String, move: Move?) {
    #expect(Move(name: word) == move)
  }

  @Test func wordIsTheNameOfTheCase() {
    #expect(Move.allCases.map(\.name) == ["surrender", "hit", "noInsurance"])
    #expect(Move.hit.key == "h")
  }
}
