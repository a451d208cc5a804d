import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Whoever only reads is told what is drawn: in every decision of real rounds of both games.
@Suite struct ToldTableTests {
  /// A table of a game whose next cards are known, and what is played there.
  struct Round: CustomTestStringConvertible {
    var game: String
    var cards: String
    var actions: [(word: String, amount: Chips?)]
    var stack: Chips = 10_000
    var testDescription: String { "\(game) \(cards)" }
  }

  static let rounds = [
    Round(
      game: "blackjack", cards: "8S 8D 8H TC 5S 4D TH KD",
      actions: [("bet.main", 10), ("bet.21+3", 5), ("bet.perfectPairs", 5), ("deal", nil), ("split", nil)]),
    Round(game: "blackjack", cards: "TS AD TH KC", actions: [("bet.main", 100), ("deal", nil), ("insurance", 20)]),
    Round(game: "blackjack", cards: "6S 6D 5H TC TD 5C", actions: [("bet.main", 60), ("deal", nil)], stack: 100),
    Round(game: "blackjack", cards: "TS 9D 6H TC", actions: [("allIn", nil), ("deal", nil)], stack: 1),
    Round(
      game: "baccarat", cards: "9S 8H KD TC",
      actions: [("bet.player", 10), ("bet.playerPair", 5), ("bet.tie", 5), ("deal", nil), ("watch", nil)]),
    Round(game: "baccarat", cards: "AS 2H 3D 4C 5S 6D", actions: [("bet.banker", 25), ("deal", nil)]),
  ]

  @Test(arguments: rounds)
  func everythingDrawnIsTold(_ round: Round) throws {
    let session = try self.session(round)
    defer { session.leave() }
    expectTold(session.scene, session.strings)
    for (word, amount) in round.actions {
      guard case .done = try session.perform(word, amount: amount) else {
        Issue.record("\(word) was refused")
        continue
      }
      expectTold(session.scene, session.strings)
    }
    while session.hasOpenRound, case .done = try session.perform("stand") { expectTold(session.scene, session.strings) }
    for sheet in session.scene.nodes.first(where: { $0.role == .topBar })?.children ?? [] {
      guard let action = sheet.action else { continue }
      _ = try session.perform(action.id)
      expectTold(session.scene, session.strings)
      _ = try session.perform("close")
    }
  }

  /// Each figure and each card that is drawn is told, nothing twice, and what has no text of its own has a label.
  private func expectTold(_ scene: Scene, _ strings: Strings) {
    let speaker = SceneSpeaker(strings: strings)
    let lines = scene.sheet.map(speaker.lines) ?? speaker.status(scene)
    let end = scene.nodes.first { $0.role == .gameOver }?.label
    let prompt = end ?? scene.nodes.first { $0.role == .talk }?.text ?? ""
    let told = (lines + [prompt, NumberedActions(scene).line(strings)]).joined(separator: "\n")
    let figures = Self.figures(told)
    (scene.sheet ?? scene.root).visit { node in
      for text in [node.text, Self.hasFigures(node) ? node.detail : nil].compactMap(\.self) where Self.isRead(node) {
        let missing = Self.figures(text).subtracting(figures)
        #expect(missing.isEmpty, "\(node.id) shows \(text), of which \(missing.sorted()) is not told in:\n\(told)")
      }
      if let card = node.card { #expect(told.contains(strings.name(of: card)), "\(node.id) is not told in:\n\(told)") }
      if Self.needsLabel(node) { #expect(node.label?.isEmpty == false, "\(node.id) (\(node.role)) has no label") }
    }
    let sentences = lines.filter { $0.contains(" ") && scene.sheet == nil }
    #expect(Set(sentences).count == sentences.count, "something is told twice:\n\(told)")
  }

  /// Keys and ornaments are for eyes alone; a grid's marks are told by its label, a face-down card by being one.
  private static func isRead(_ node: SceneNode) -> Bool {
    ![.tooltip, .grid, .felt, .card, .print, .host].contains(node.role)
  }

  /// The values of a setting are told by their words; what a single card counts, by its name.
  private static func hasFigures(_ node: SceneNode) -> Bool {
    node.role != .picker && !(node.role == .hand && (node.children ?? []).filter { $0.card != nil }.count < 2)
  }

  private static func needsLabel(_ node: SceneNode) -> Bool {
    switch node.role {
    case .zone, .chipSelector, .banner, .receipt, .gameOver, .tooltip, .fact, .picker, .toggle, .cardBack: true
    case .hand: (node.children ?? []).contains { $0.role == .card }
    case .button: node.action?.title.isEmpty != false
    case .text, .badge, .print, .section: node.text?.isEmpty != false
    default: false
    }
  }

  /// The numbers of a text, without signs and separators.
  private static func figures(_ text: String) -> Set<String> {
    Set(
      text.replacing(",", with: "").split { !$0.isNumber && $0 != "." }
        .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }.filter { !$0.isEmpty })
  }

  private func session(_ round: Round) throws -> TableSession {
    let folder = try TemporaryFolder()
    let game = try GameLibrary(program: BuiltProducts.url(of: "casino")).game(round.game)
    let store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
    let practice = PracticeOptions(
      seed: 1, cards: round.cards.split(separator: " ").compactMap { Card(String($0)) }, stack: round.stack)
    let bank = try TableBank(
      store, game: game.manifest.info, practice: practice, plan: game.manifest.shoe, limits: nil)
    bank.hidesHints = true
    let connection = try ModuleLauncher(data: folder.url, environment: [:]).start(game)
    let session = TableSession(
      game: game, connection: connection, bank: bank, overrides: [:], strings: .host("en"))
    _ = try session.sitDown(try bank.welcome(settings: [:], cardNames: .words))
    return session
  }
}
