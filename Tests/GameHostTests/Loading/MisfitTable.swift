import CasinoKit
import Foundation
import TestSupport

@testable import GameHost

/// A table with a real process of `Tests/Misfits`, which behaves as its name says.
final class MisfitTable {
  /// The program, beside the tests' runner.
  static let program = BuiltProducts.url(of: "Misfits")

  let folder: TemporaryFolder
  let game: Game
  let connection: ModuleConnection
  private(set) var drawn: [Card] = []
  private(set) var ready: Ready?
  private var intents = 0

  /// Starts the misfit of a name.
  /// - Parameter deadline: short for those that are known to hang.
  init(_ behaviour: String, deadline: Duration = .seconds(20)) throws {
    folder = try TemporaryFolder()
    game = try Self.game(behaviour, in: folder)
    var launcher = ModuleLauncher(data: folder.url, environment: [:])
    launcher.patience.deadline = deadline
    connection = try launcher.start(game)
  }

  deinit { connection.end() }

  /// The game of a misfit, with a link of its own so that it knows what it is.
  static func game(_ behaviour: String, in folder: TemporaryFolder) throws -> Game {
    let link = folder.url.appending(path: "misfit-\(behaviour)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    let bet = Manifest.Bet(id: "main", kind: .main, greatestPayout: Ratio(1))
    let manifest = Manifest(
      info: GameInfo(id: "misfit", name: "Misfit", version: "1.0.0"), executable: "Misfits", summary: "", bets: [bet],
      moves: [], outcomes: ["win", "lose"], shoe: ShoePlan(decks: 1, penetrationPercent: 50))
    return Game(
      manifest: manifest, executable: link, resources: folder.url.appending(path: "Resources"), origin: .bundled,
      confinement: .open)
  }

  /// Sits down.
  func sit() throws {
    try connection.send(
      .welcome(Welcome(language: "en", practice: true, balance: 10_000, limits: .casual, cardsRemaining: 52)))
    let message = try connection.receive()
    if case .failure(let failure) = message { throw ModuleFailure.refusedToStart(reason: failure.text) }
    guard case .ready(let ready) = message else {
      throw ModuleFailure.wrongMessage(expected: "ready", got: message.kind)
    }
    self.ready = ready
  }

  /// Says what the player wants and answers the draws with the cards in order.
  func intend(_ action: String, amount: Chips? = nil, cards: [Card] = []) throws -> Answer {
    intents += 1
    var rest = cards
    try connection.send(.intent(Intent(id: intents, revision: 1, action: action, amount: amount)))
    while true {
      switch try connection.receive() {
      case .answer(let answer): return answer
      case .open: try connection.send(.opened(Opened(freshShoe: true, cardsRemaining: 52)))
      case .draw:
        drawn.append(rest.removeFirst())
        try connection.send(.drawn(Drawn(card: drawn[drawn.count - 1], cardsRemaining: 51)))
      case let other: throw ModuleFailure.wrongMessage(expected: "answer", got: other.kind)
      }
    }
  }

  /// Bets 100 and deals, as a session does it with all its checks.
  func playRound(_ card: Card) throws -> Answer {
    try sit()
    var scene = ready?.scene ?? Scene(root: SceneNode(.table))
    for frame in try intend("bet.main", amount: 100).frames { try scene.apply(frame.patch) }
    guard let action = scene.actions.first(where: { $0.id == "deal" }) else { throw TableError.noDeal }
    let answer = try intend("deal", cards: [card])
    try connection.checkDescriptors()
    guard let commit = answer.commit else { throw TableError.noCommit }
    let check = CommitCheck(manifest: game.manifest, limits: .casual)
    _ = try check.check(commit, choice: .init(action: action, amount: nil), round: RoundLedger(), drawn: drawn)
    for frame in answer.frames {
      try CommitCheck.check(frame.patch.nodes, drawn: Set(drawn))
      try CommitCheck.check(frame.events, drawn: Set(drawn))
    }
    try connection.send(.committed(Committed(balance: 10_000)))
    return answer
  }

  /// What went wrong with the test itself.
  enum TableError: Error { case noDeal, noCommit }
}

/// The failure of what a body does; nil where it does not fail.
func failure(of body: () throws -> Void) throws -> ModuleFailure? {
  do {
    try body()
    return nil
  } catch let failure as ModuleFailure {
    return failure
  }
}
