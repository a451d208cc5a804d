import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Random keys, clicks, sizes and moments at a real game: what the terminal shows is what a full redraw would show.
@Suite struct SoakTests {
  /// 600 events; 20,000 in `make soak`; as many as `CASINO_SOAK` says.
  static let count: Int = {
    let environment = ProcessInfo.processInfo.environment
    return environment["CASINO_SOAK"].flatMap { Int($0) } ?? (LongRun.isWanted ? 20_000 : 600)
  }()

  @Test func theScreenIsAlwaysThatOfAFullRedraw() throws {
    let table = try SoakTable(seed: 11)
    for event in 0..<Self.count {
      try table.step()
      if event % 10 == 0 { try table.expectWhole("event \(event)") }
    }
    try table.expectWhole("the end")
    #expect(table.rounds > 0, "the keys play as well")
  }
}

/// A table with a real game and a terminal of its own, which is driven event by event with a clock of its own.
private final class SoakTable {
  private let folder: TemporaryFolder
  private let session: TableSession
  private let store: Store
  private let table: TerminalTable
  private let clock: Clock
  private let master: Int32
  private var random: Xoshiro256
  private var model: TerminalModel
  private var hasNewSize = false

  private final class Clock { var now = Duration.zero }

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = Xoshiro256(seed: seed)
    let game = try GameLibrary(program: BuiltProducts.url(of: "casino")).game("blackjack")
    store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 0) }
    let bank = try TableBank(
      store, game: game.manifest.info, practice: PracticeOptions(seed: seed), plan: game.manifest.shoe, limits: nil)
    let connection = try ModuleLauncher(data: folder.url, environment: [:]).start(game)
    session = TableSession(game: game, connection: connection, bank: bank, overrides: [:], strings: .host("en"))
    _ = try session.sitDown(try bank.welcome(settings: [:], cardNames: .words))
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&ends.master, &ends.slave, nil, nil, &size) == 0)
    _ = LineSettings(of: ends.slave)?.raw.apply(to: ends.slave)
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends.master, F_SETFL, O_NONBLOCK)
    master = ends.master
    clock = Clock()
    let terminal = Terminal(input: ends.slave, output: ends.slave)
    let clock = self.clock
    table = TerminalTable(session, stage: Stage(terminal, mode: .truecolor, glyphs: .unicode)) { clock.now }
    model = TerminalModel(width: 80, height: 24)
    try table.begin(greeting: [])
    drain()
  }

  deinit { session.leave() }

  /// How many rounds were played to their end.
  var rounds: Int { (try? store.rounds(game: "blackjack", limit: 1).first?.number) ?? 0 }

  /// Lets something happen.
  func step() throws {
    clock.now += .milliseconds(Int(random.next() % 300))
    try table.advance()
    drain()
    switch random.next() % 20 {
    case 0: try resize()
    case 1...3: try table.take(.input(.mouse(mouse())))
    default: try table.take(.input(.key(key())))
    }
    drain()
  }

  /// Compares the terminal with one that gets the same picture whole.
  func expectWhole(_ moment: String) throws {
    let picture = try #require(table.screen.presented)
    var whole = TerminalModel(width: picture.width, height: picture.height)
    var writer = ScreenWriter(mode: .truecolor)
    whole.take(writer.bytes(for: picture))
    try #require(model.cells.count == whole.cells.count)
    let differing = model.cells.indices.filter { !model.cells[$0].looksLike(whole.cells[$0]) }
    let first = differing.first.map { place in
      "row \(place / picture.width), column \(place % picture.width): \(model.cells[place]), not \(whole.cells[place])"
    }
    try #require(differing.isEmpty, "\(moment): \(differing.count) cells differ, the first \(first ?? "")")
    try #require(model.complaints.isEmpty, "\(moment): \(model.complaints.prefix(3))")
  }

  private func key() -> Key {
    let keys: [Key] = [
      .enter, .enter, .tab, .escape, .escape, .up, .down, .left, .right, .pageDown, .backspace, .character(" "),
    ]
    let letters = Array("hsdpryn1234cxvgabotr?=05")
    let pick = Int(random.next() % UInt64(keys.count + letters.count))
    return pick < keys.count ? keys[pick] : .character(letters[pick - keys.count])
  }

  private func mouse() -> MouseEvent {
    let actions: [MouseEvent.Action] = [.press(.left), .release(.left), .move(nil), .wheel(.up), .wheel(.down)]
    return MouseEvent(
      action: actions[Int(random.next() % 5)], column: Int(random.next() % 160), row: Int(random.next() % 50))
  }

  private func resize() throws {
    let columns = 50 + Int(random.next() % 110), rows = 14 + Int(random.next() % 40)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    drain()
    model = TerminalModel(width: columns, height: rows)
    try table.take(.resized)
  }

  /// Reads all that is written, as a terminal that keeps up.
  private func drain() {
    var all: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(master, &chunk, chunk.count)
      if count > 0 {
        all += chunk[..<count]
      } else if table.screen.isWaiting {
        table.screen.writeOn()
      } else {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        // What was written last may still be on its way through the terminal's driver.
        guard poll(&waiting, 1, all.isEmpty ? 0 : 1) > 0 else { break }
      }
    }
    model.take(all)
  }
}
