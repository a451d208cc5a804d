import CasinoKit
import Testing

@testable import GameHost

struct SanitizerTests {
  @Test(arguments: [
    ("Blackjack pays 3:2", "Blackjack pays 3:2"),
    ("A♠ K♥ – 21 € é 日本 🂡", "A♠ K♥ – 21 € é 日本 🂡"),
    ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("\u{9B}2J\u{90}x\u{9C}", "2Jx"),
    ("one\ntwo\tthree\u{2028}four", "one two three four"),
    ("pay \u{202E}001\u{202C} \u{2066}x\u{2069}\u{061C}", "pay 001 x"),
    ("bl\u{200B}a\u{200D}ck\u{FEFF}\u{00AD}\u{2060}jack", "blackjack"),
    ("\u{E000}\u{F0000}\u{0378}\u{FFFF}\u{E0041}x", "x"),
    ("\u{3164}\u{115F}x", "x"),
    ("e\u{301}", "e\u{301}"),
    ("z" + String(repeating: "\u{301}", count: 50) + "!", "z" + String(repeating: "\u{301}", count: 4) + "!"),
  ])
  func textIsFitToBeRead(text: String, expected: String) {
    #expect(Array(Sanitizer.text(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func longTextIsCut() {
    #expect(Sanitizer.text("abcdef", limit: 6) == "abcdef")
    #expect(Sanitizer.text("abcdefg", limit: 6) == "abcde…")
    #expect(Sanitizer.text(String(repeating: "♠", count: 3_000)).unicodeScalars.count == Sanitizer.greatestText)
  }

  @Test func everyTextOfASceneIsCleaned() throws {
    let bad = "\u{1B}x"
    let node = SceneNode(
      .button, id: "b", text: bad, label: bad, detail: bad,
      action: SceneAction(id: "hit", title: bad, key: bad, unavailable: bad))
    let scene = Scene(root: SceneNode(.table, id: "t", children: [node]))
    guard case .scene(let clean) = Sanitizer.message(.scene(scene)) else {
      Issue.record("no scene")
      return
    }
    let found = try #require(clean.node("b"))
    let action = try #require(found.action)
    #expect(
      [found.text, found.label, found.detail, action.title, action.key, action.unavailable]
        == .init(repeating: "x", count: 6))
    #expect(action.id == "hit")
  }

  @Test func everyWordOfAnAnswerIsCleaned() throws {
    let bad = "\u{202E}x"
    let commit = Commit(
      play: Play(bad), entries: [.settle(bet: bad, wager: 0, hand: 0, outcome: bad, returned: 1)],
      hands: ["player": .list([.text(bad)])], data: .text(bad))
    let frame = Frame(patch: ScenePatch(nodes: []), events: [.cardDealt(HandID(bad), card: nil)], say: [bad])
    let answer = Answer(intent: 1, revision: 1, commit: commit, frames: [frame], refusal: bad)
    guard case .answer(let clean) = Sanitizer.message(.answer(answer)) else {
      Issue.record("no answer")
      return
    }
    #expect(clean.refusal == "x")
    #expect(
      clean.frames == [Frame(patch: ScenePatch(nodes: []), events: [.cardDealt(HandID("x"), card: nil)], say: ["x"])])
    #expect(clean.commit?.play == Play("x"))
    #expect(clean.commit?.entries == [.settle(bet: "x", wager: 0, hand: 0, outcome: "x", returned: 1)])
    #expect(clean.commit?.hands == ["player": .list([.text("x")])])
    #expect(clean.commit?.data == .text(bad))
  }
}
