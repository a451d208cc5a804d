import Testing

@testable import GameHost

@Suite struct TextWrapTests {
  @Test(
    "a text breaks between words, Japanese between characters but never before a full stop",
    arguments: [
      ("You have an ace.", 8, ["You have", "an ace."]),
      ("incomprehensible", 6, ["incom…"]),
      ("one\ntwo", 10, ["one", "two"]),
      ("", 5, [""]),
      ("あなたはスペードの8です。", 10, ["あなたはス", "ペードの8", "です。"]),
      ("アクション。", 10, ["アクショ", "ン。"]),
      ("「はい」と言う", 6, ["「は", "い」と", "言う"]),
      ("配当は3対2です", 8, ["配当は3", "対2です"]),
      ("bet 100 と入力", 8, ["bet 100", "と入力"]),
    ])
  func lines(_ text: String, _ width: Int, _ lines: [String]) {
    let wrapped = TextWrap.lines(text, width: width)
    #expect(wrapped == lines)
    #expect(wrapped.allSatisfy { $0.columns <= width })
  }
}
