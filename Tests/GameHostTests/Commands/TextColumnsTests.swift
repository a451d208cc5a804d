import Testing

@testable import GameHost

/// Columns stay aligned and lines end where they may, with signs that are two columns wide as well.
@Suite struct TextColumnsTests {
  @Test func wideSignsStayAligned() {
    let rows = [["ゲーム", "残高", "説明"], ["blackjack", "10,000", "21に近い方が勝ち"], ["バカラ", "7.50", "9"]]
    #expect(
      TextColumns(rows: rows, rightAligned: [1], indent: 1).lines == [
        " ゲーム       残高  説明", " blackjack  10,000  21に近い方が勝ち", " バカラ       7.50  9",
      ])
  }

  @Test(
    arguments: [
      ("one two three", 9, ["one two", "three"]), ("one two", 7, ["one two"]), ("", 5, [""]),
      ("unbreakable word", 5, ["unbreakable", "word"]),
      ("手札を配ります", 8, ["手札を配", "ります"]), ("配ります。次へ", 8, ["配りま", "す。次へ"]),
      ("賭け「本線」へ", 6, ["賭け", "「本", "線」へ"]), ("casino sync は便利です", 12, ["casino sync", "は便利です"]),
      ("同期は casino で", 10, ["同期は", "casino で"]), ("1,000チップまで", 9, ["1,000チッ", "プまで"]),
    ] as [(String, Int, [String])])
  func linesEndWhereTheyMay(text: String, width: Int, lines: [String]) {
    #expect(TextColumns.wrapped(text, width: width) == lines)
  }
}
