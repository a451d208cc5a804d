import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Odds at tables of real games.
@Suite struct TableOddsTests {
  private let folder: TemporaryFolder
  private let store: Store

  init() throws {
    folder = try TemporaryFolder()
    store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
  }

  private struct NotAsExpected: Error { var source: OddsPicture.Source }

  /// What passed on the wire of a program, from the host.
  private final class Wiretap {
    var lines: [String] = []
  }

  /// A practice table of blackjack whose next cards are known, and the wires of the programs that are asked about it.
  private func table(_ cards: String, _ actions: String...) throws -> (session: TableSession, taps: () -> [Wiretap]) {
    let game = try GameLibrary(program: BuiltProducts.url(of: "casino")).game("blackjack")
    return try table(of: game, cards, ["bet.main", "deal"] + actions)
  }

  private func table(
    of game: Game, _ cards: String, _ actions: [String]
  ) throws -> (session: TableSession, taps: () -> [Wiretap]) {
    let practice = PracticeOptions(seed: 1, cards: try Card.list(cards))
    let bank = try TableBank(
      store, game: game.manifest.info, practice: practice, plan: game.manifest.shoe, limits: nil)
    bank.hidesHints = true
    let launcher = ModuleLauncher(data: folder.url, environment: [:])
    let session = TableSession(
      game: game, connection: try launcher.start(game), bank: bank, overrides: [:], strings: .host("en"))
    var taps: [Wiretap] = []
    session.startProgram = { game throws(ModuleFailure) in
      let connection = try launcher.start(game), tap = Wiretap()
      taps.append(tap)
      connection.tap = { side, line in if side == .host { tap.lines.append(String(decoding: line, as: UTF8.self)) } }
      return connection
    }
    _ = try session.sitDown(try bank.welcome(settings: [:], cardNames: .words))
    for action in actions { _ = try session.perform(action, amount: action.hasPrefix("bet.") ? 10 : nil) }
    return (session, { taps })
  }

  private func odds(_ session: TableSession, samples: Int = 500) throws -> OddsInquiry {
    let pace = OddsPace(milliseconds: nil, samples: samples, margin: 0, questions: 2)
    let inquiry = try #require(try session.askOdds(pace: pace))
    try inquiry.wait { _ in true }
    return inquiry
  }

  @Test func theProgramThatIsAskedNeverGetsTheHoleCard() throws {
    let (session, taps) = try table("TS KD 6H 5C")
    defer { session.leave() }
    _ = try odds(session)
    #expect(taps().count == 2)
    let asked = try #require(taps().last?.lines)
    #expect(asked.contains { $0.contains(#""cards":["TS","KD","6H",null]"#) }, "\(asked)")
    #expect(!asked.contains { $0.contains("5C") }, "\(asked)")
    // The one that tells what was seen plays the round again with all of its cards.
    #expect(taps().first?.lines.contains { $0.contains("5C") } == true)
  }

  @Test func exactOddsTakeThePlaceOfRounds() throws {
    let (session, _) = try table("TS KD 6H 5C")
    defer { session.leave() }
    let picture = try #require(try odds(session).picture)
    #expect(picture.source == .exact)
    #expect(picture.lines.map(\.id) == ["hit", "stand", "double"])
    #expect(picture.best == 0)
    // What `casino odds blackjack --hand T6 --dealer K` tells.
    #expect(abs(picture.lines[0].value + 0.534676) < 1e-6)
  }

  /// The game's own question knows hits and stands alone, so this one is answered by rounds.
  @Test func anotherQuestionIsAnsweredByRounds() throws {
    let (session, _) = try table("TS AD 6H 5C")
    defer { session.leave() }
    let picture = try #require(try odds(session).picture)
    #expect(picture.lines.map(\.name) == ["Insurance", "No insurance"])
    guard case .rollouts(let rounds, .strategy) = picture.source else { throw NotAsExpected(source: picture.source) }
    #expect(rounds == picture.lines.map(\.samples).reduce(0, +) && rounds > 500)
  }

  /// The template's game works nothing out: what a raise is worth with a nine comes from rounds alone.
  @Test func everyGameCanBeAsked() throws {
    let resources = Checkout.url("Templates/NewGame/Resources")
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: resources.appending(path: "manifest.json")))
    let game = Game(
      manifest: manifest, executable: BuiltProducts.url(of: "NewGame"), resources: resources, origin: .bundled,
      confinement: .open)
    let (session, taps) = try table(of: game, "9S KD", ["bet.ante", "deal"])
    defer { session.leave() }
    let picture = try #require(try odds(session).picture)
    #expect(picture.lines.map(\.name) == ["Raise", "Fold"])
    #expect(picture.best == 0 && picture.lines[1].value == -1)
    #expect(taps().last?.lines.contains { $0.contains("KD") } == false)
  }

  @Test func splitHandsAreAskedAboutTogether() throws {
    let (session, _) = try table("8S TD 8H 5C 3C", "split")
    defer { session.leave() }
    let source = try #require(try odds(session).picture?.source)
    guard case .rollouts(_, .strategy) = source else { throw NotAsExpected(source: source) }
  }

  @Test func theRoundIsMarked() throws {
    let (session, _) = try table("TS KD 6H 5C 8D")
    defer { session.leave() }
    _ = try odds(session)
    _ = try session.perform("stand")
    let round = try #require(try store.rounds(game: "blackjack", limit: 1).first)
    #expect(round.isAdvised)
    #expect(HistoryLine(round).text.hasSuffix(#""practice":true,"advised":true}"#))
    #expect(HistoryText.page([HistoryRow(round)], .host("en")).contains("advised"))
    #expect(HistoryCSV.lines(of: round).hasSuffix("true,true\r\n"))
  }

  @Test func aRoundThatNobodyAskedAboutIsNotMarked() throws {
    let (session, _) = try table("TS KD 6H 5C 8D", "stand")
    defer { session.leave() }
    let round = try #require(try store.rounds(game: "blackjack", limit: 1).first)
    #expect(!round.isAdvised)
    #expect(HistoryLine(round).text.hasSuffix(#""practice":true}"#))
  }

  /// A program that cannot be started for the question leaves the table as it is.
  @Test func theTableGoesOnWithoutTheAnswer() throws {
    let (session, _) = try table("TS KD 6H 5C 8D")
    defer { session.leave() }
    session.startProgram = { _ throws(ModuleFailure) in throw .disconnected }
    #expect(throws: ModuleFailure.self) { try session.askOdds() }
    _ = try session.perform("stand")
    #expect(!session.hasOpenRound)
  }
}
