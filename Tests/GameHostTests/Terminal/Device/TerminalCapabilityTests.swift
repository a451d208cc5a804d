import CasinoKit
import Testing

@testable import GameHost

struct TerminalCapabilityTests {
  @Test(
    arguments: [
      (true, true, "xterm-256color", .terminal), (true, true, "linux", .terminal), (true, true, "screen", .terminal),
      (true, true, "dumb", .plainText(.cannotPlace(name: "dumb"))), (true, true, "", .plainText(.noName)),
      (true, true, nil, .plainText(.noName)), (false, true, "xterm", .plainText(.inputIsNoTerminal)),
      (true, false, "xterm", .plainText(.outputIsNoTerminal)), (false, false, nil, .plainText(.inputIsNoTerminal)),
    ] as [(Bool, Bool, String?, TerminalCapability)])
  func aTableIsDrawnWhereItCanBe(input: Bool, output: Bool, name: String?, expected: TerminalCapability) {
    let found = TerminalCapability(
      isInputTerminal: input, isOutputTerminal: output, environment: name.map { ["TERM": $0] } ?? [:])
    #expect(found == expected)
    if case .plainText(let reason) = found { #expect(Strings.host("en").sentence(for: reason).contains("plain text")) }
  }

  @Test(arguments: [true, false])
  func everythingThatIsSwitchedOnIsSwitchedOff(isMouseOn: Bool) {
    let modes = TerminalModes(isMouseOn: isMouseOn)
    let enter = String(decoding: modes.enter, as: UTF8.self), leave = String(decoding: modes.leave, as: UTF8.self)
    for mode in [1_000, 1_002, 1_003, 1_006, 2_004, 1_049] {
      let isOn = enter.contains("\u{1B}[?\(mode)h")
      #expect(isOn == (isMouseOn || mode == 2_004 || mode == 1_049))
      #expect(leave.contains("\u{1B}[?\(mode)l"))
    }
    #expect(enter.contains("\u{1B}[?25l") && leave.hasSuffix("\u{1B}[?1049l\u{1B}[?25h"))
    #expect(enter.contains("\u{1B}[?7l") && leave.contains("\u{1B}[?7h"))
    #expect(TerminalModes.rescue == modes.leave)
  }
}
