import Foundation
import TestSupport
import Testing

/// The lobby at a real terminal.
@Suite(.serialized) struct DrawnLobbyTests {
  private func open(_ folder: TemporaryFolder, _ options: String = "") throws -> PseudoTerminal {
    try PseudoTerminal(
      "\"$casino\" --data-dir '\(folder.path)' \(options); echo \"left $?\"",
      environment: ["HOME=\(folder.path)", "COLORTERM=truecolor"])
  }

  @Test func aTableIsOpenedAndLeftForTheLobby() throws {
    let folder = try TemporaryFolder()
    let lobby = try open(folder)
    let before = lobby.settings
    try lobby.read(until: "\u{1B}[?1049h")
    try lobby.read(until: "Baccarat")
    lobby.type("\r")
    try lobby.read(until: "BACCARAT")
    try lobby.read(until: "Space")
    lobby.type(" ")
    try lobby.read(until: "Enter")
    lobby.type("\r")
    try lobby.read(until: "Same again")
    lobby.type("xq")
    let back = try lobby.read(until: "statistics")
    #expect(!back.contains("\u{1B}[?1049l"), "the shell's screen shows nowhere between")
    lobby.type("q")
    try lobby.read(until: "\u{1B}[?1049l")
    try lobby.read(until: "left 0")
    #expect(lobby.settings == before)
  }

  @Test func aTableThatIsOpenElsewhereIsToldInTheLobby() throws {
    let folder = try TemporaryFolder()
    let table = try PseudoTerminal(
      "\"$casino\" play blackjack --data-dir '\(folder.path)'", environment: ["HOME=\(folder.path)"])
    try table.read(until: "All in")
    let lobby = try open(folder)
    try lobby.read(until: "Blackjack")
    lobby.type("2")
    try lobby.read(until: "open already")
    lobby.type("q")
    try lobby.read(until: "left 0")
    table.type("q")
  }

  @Test func settingsChangedInTheLobbyHoldAtTheTable() throws {
    let folder = try TemporaryFolder()
    let lobby = try open(folder)
    try lobby.read(until: "Blackjack")
    lobby.type("o")
    try lobby.read(until: "Speed")
    lobby.type("\u{1B}[B\u{1B}[C")
    try lobby.read(until: "fast")
    lobby.type("\u{1B}")
    try lobby.read(until: "Baccarat")
    lobby.type("\u{3}")
    try lobby.read(until: "left 130")
    let again = try open(folder, "--ui text <<< settings")
    try again.read(until: "speed (Speed): fast")
    try again.read(until: "left 0")
  }
}
