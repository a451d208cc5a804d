import Testing

@testable import GameHost

@Suite struct TotalTextTests {
  @Test(arguments: [
    ("18", "18", ""), ("soft 18", "18", "soft"), ("17 blando", "17", "blando"), ("ナチュラル8", "8", "ナチュラル"),
    ("Natural", "", "Natural"), ("3 + 4", "", "3 + 4"), ("", "", ""),
  ])
  func partsFigureAndWord(_ total: String, _ figure: String, _ word: String) {
    let parts = TotalText(total)
    #expect(parts.figure == figure && parts.word == word)
  }
}
