import Testing

@testable import GameHost

struct InputParserTests {
  /// What bytes mean when nothing follows for a while.
  private func events(_ bytes: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    let events = parser.feed(bytes)
    return parser.needsTimeout ? events + parser.timeout() : events
  }

  private func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

  @Test(
    arguments: [
      ("h", .key(.character("h"))), ("H", .key(.character("H"))), (" ", .key(.character(" "))),
      ("é", .key(.character("é"))), ("♠", .key(.character("♠"))), ("🂡", .key(.character("🂡"))),
      ("\r", .key(.enter)), ("\n", .key(.enter)), ("\t", .key(.tab)), ("\u{7F}", .key(.backspace)),
      ("\u{8}", .key(.backspace)), ("\u{1B}", .key(.escape)), ("\u{3}", .key(.character("c"), .control)),
      ("\u{4}", .key(.character("d"), .control)), ("\u{1A}", .key(.character("z"), .control)),
      ("\0", .key(.character(" "), .control)), ("\u{1C}", .key(.character("\\"), .control)),
      ("\u{1B}h", .key(.character("h"), .alt)), ("\u{1B}é", .key(.character("é"), .alt)),
      ("\u{1B}\r", .key(.enter, .alt)), ("\u{1B}[", .key(.character("["), .alt)),
      ("\u{1B}O", .key(.character("O"), .alt)), ("\u{1B}]", .key(.character("]"), .alt)),
    ] as [(String, InputEvent)])
  func aTypedKey(bytes: String, event: InputEvent) {
    #expect(events(bytes) == [event])
  }

  @Test(
    arguments: [
      ("[A", .up, []), ("OA", .up, []), ("[B", .down, []), ("[C", .right, []), ("[D", .left, []),
      ("[1;5C", .right, .control),
      ("[1;2D", .left, .shift), ("[1;3A", .up, .alt), ("[1;8A", .up, [.shift, .alt, .control]), ("[1;33A", .up, .alt),
      ("[H", .home, []), ("OH", .home, []), ("[1~", .home, []), ("[7~", .home, []), ("[F", .end, []), ("[4~", .end, []),
      ("[8~", .end, []), ("[2~", .insert, []), ("[3~", .delete, []), ("[5~", .pageUp, []),
      ("[6;5~", .pageDown, .control),
      ("OP", .function(1), []), ("[[A", .function(1), []), ("[11~", .function(1), []), ("[[E", .function(5), []),
      ("[15~", .function(5), []), ("[17~", .function(6), []), ("[21~", .function(10), []),
      ("[24;2~", .function(12), .shift),
      ("[1;5R", .function(3), .control), ("[Z", .tab, .shift), ("OM", .enter, []), ("Oq", .character("1"), []),
      ("Ok", .character("+"), []), ("O5A", .up, .control),
      // modifyOtherKeys and the kitty protocol
      ("[27;5;97~", .character("a"), .control), ("[27;2;13~", .enter, .shift), ("[97;5u", .character("a"), .control),
      ("[97;2u", .character("A"), []), ("[49:33;2u", .character("!"), []), ("[27u", .escape, []),
      ("[13;2u", .enter, .shift),
      ("[127u", .backspace, []), ("[9;2u", .tab, .shift), ("[57400u", .character("1"), []), ("[57414u", .enter, []),
      ("[57419u", .up, []), ("[97;1:2u", .character("a"), []),
    ] as [(String, Key, KeyModifiers)])
  func aKeyThatIsASequence(bytes: String, key: Key, modifiers: KeyModifiers) {
    #expect(events("\u{1B}" + bytes) == [.key(key, modifiers)])
  }

  @Test(
    arguments: [
      ("[<0;1;1M", .press(.left), 0, 0, []), ("[<0;80;24m", .release(.left), 79, 23, []),
      ("[<2;5;6M", .press(.right), 4, 5, []), ("[<1;5;6M", .press(.middle), 4, 5, []),
      ("[<32;5;6M", .move(.left), 4, 5, []), ("[<35;300;90M", .move(nil), 299, 89, []),
      ("[<64;5;6M", .wheel(.up), 4, 5, []), ("[<65;5;6M", .wheel(.down), 4, 5, []),
      ("[<16;5;6M", .press(.left), 4, 5, .control), ("[<4;5;6M", .press(.left), 4, 5, .shift),
      ("[M !!", .press(.left), 0, 0, []), ("[M#&%", .release(.left), 5, 4, []), ("[M`!!", .wheel(.up), 0, 0, []),
    ] as [(String, MouseEvent.Action, Int, Int, KeyModifiers)])
  func theMouse(bytes: String, action: MouseEvent.Action, column: Int, row: Int, modifiers: KeyModifiers) {
    let expected = MouseEvent(action: action, column: column, row: row, modifiers: modifiers)
    #expect(events("\u{1B}" + bytes) == [.mouse(expected)])
  }

  @Test(
    arguments: [
      ("[I", .focus(true)), ("[O", .focus(false)), ("[?2026;2$y", .reply(.mode(2_026, state: 2))),
      ("[?62;22c", .reply(.attributes)), ("[24;80R", .reply(.other)), ("[>41;354;0c", .reply(.other)),
      ("]11;rgb:1e1e/1e1e/2e2e\u{7}", .reply(.color(number: 11, red: 30, green: 30, blue: 46))),
      ("]11;rgb:ff/00/80\u{1B}\\", .reply(.color(number: 11, red: 255, green: 0, blue: 128))),
      ("]11;rgba:f/0/f/f\u{7}", .reply(.color(number: 11, red: 255, green: 0, blue: 255))),
      ("]11;rgb:/+1/2\u{7}", .reply(.other)), ("]52;c;aGl0\u{7}", .reply(.other)),
      ("P>|tmux 3.5\u{1B}\\", .reply(.other)), ("_Gi=1;OK\u{1B}\\", .reply(.other)),
    ] as [(String, InputEvent)])
  func whatTheTerminalSays(bytes: String, event: InputEvent) {
    #expect(events("\u{1B}" + bytes) == [event])
  }

  @Test(arguments: [
    "[", "[u", "[99~", "[97;1:3u", "[<0;1M", "[<0;0;0M", "[<128;1;1M", "[1;1;1M", "[5;5", "[;;;A\u{18}", "[[Z", "Oz",
    "[123456789A", "[1;A\u{1}", "[201~", "]11;rgb", "[57344u", "[1114112u", "[55296u", "[ q", "[M !",
  ])
  func noiseIsNoKeyOfTheGame(bytes: String) {
    for case .key(.character(let character), let modifiers) in events("\u{1B}" + bytes) {
      #expect(!modifiers.isEmpty, "\(character)")
    }
  }

  @Test func invalidBytesAreLeftOutAndTheNextKeysWork() {
    // BL-140: 0xFF 0xC3 0x28, half of an emoji, then keys
    #expect(events([0xFF, 0xC3, 0x28, 0xF0, 0x9F] + Array("hs".utf8)) == ["(", "h", "s"].map { .key(.character($0)) })
    #expect(events([0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x80, 0xF5, 0xFE] + Array("d".utf8)) == [.key(.character("d"))])
    #expect(events([0x1B, 0xC3, 0x28]) == [.key(.character("("))])
    #expect(events("\u{202E}\u{200B}\u{9B}h") == [.key(.character("h"))])
  }

  @Test func backspaceDeleteAndArrowsAreNeverText() {
    // BL-141
    let bytes = "\u{7F}\u{8}\u{1B}[3~\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}OA"
    #expect(
      events(bytes) == [.backspace, .backspace, .delete, .up, .down, .right, .left, .up].map { .key($0) })
  }

  @Test func aPasteIsTextAndNeverKeys() {
    #expect(
      events("\u{1B}[200~hit\r\nst\u{1B}[Aand\t\u{3}\u{1B}[201~h") == [.paste("hit\nst[Aand "), .key(.character("h"))])
    #expect(events("\u{1B}[200~\u{1B}[20\u{1B}[201~") == [.paste("[20")])
    #expect(events([0x1B] + Array("[200~a".utf8) + [0xFF, 0xC3] + Array("\u{1B}[201~".utf8)) == [.paste("a")])
    #expect(events("\u{1B}[200~never ended") == [.paste("never ended")])
  }

  @Test func aPasteIsBounded() {
    let long = String(repeating: "9", count: 100_000)
    #expect(
      events("\u{1B}[200~\(long)\u{1B}[201~h") == [
        .paste(String(repeating: "9", count: InputParser.greatestPaste)), .key(.character("h")),
      ])
  }
}
