import Testing

@testable import GameHost

@Suite struct NearestTests {
  private let commands = CommandName.allCases.map(\.rawValue)

  @Test(arguments: [
    ("plya", "play"), ("PLAY", "play"), ("pla", "play"), ("plays", "play"), ("histroy", "history"),
    ("hist", "history"), ("hlep", "help"), ("lits", "list"), ("--list", "list"), ("inof", "info"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(Nearest.word(to: typed, among: commands) == meant)
  }

  @Test(arguments: ["", "fly", "x", "-", "blackjack", "shuffling", "p", "hi"])
  func findsNothingFarAway(typed: String) {
    #expect(Nearest.word(to: typed, among: commands) == nil)
  }

  @Test(arguments: [
    ("deck", "decks"), ("soft-17", "soft17"), ("resplitaces", "resplitAces"), ("penetraton", "penetration"),
  ])
  func findsKeysOfSettings(typed: String, meant: String) {
    #expect(Nearest.word(to: typed, among: ["decks", "soft17", "pays", "resplitAces", "penetration"]) == meant)
  }

  @Test(arguments: [
    ("", "", 0), ("ace", "ace", 0), ("ace", "", 3), ("play", "plya", 1), ("stand", "hand", 2), ("ab", "ba", 1),
  ])
  func countsSlips(left: String, right: String, slips: Int) {
    #expect(Nearest.slips(Array(left), Array(right)) == slips)
    #expect(Nearest.slips(Array(right), Array(left)) == slips)
  }
}
