import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// A foreign game at its table: played from its purse, in the sandbox where there is one.
@Suite struct PurseTableTests {
  /// The template as an author's game that was installed, at a table of its own.
  private final class Sitting {
    let folder: TemporaryFolder
    let store: Store
    let session: TableSession
    private let author = AuthorKey(secret: [UInt8](repeating: 3, count: 32)).map { GameOrigin.installed($0.id) }

    init(language: String = "en") throws {
      folder = try TemporaryFolder()
      store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
      let resources = Checkout.url("Templates/NewGame/Resources")
      let manifest = try ManifestReader.read(file: resources.appending(path: "manifest.json"))
      let origin = try #require(author)
      let game = Game(
        manifest: manifest, executable: BuiltProducts.url(of: "NewGame"), resources: resources, origin: origin,
        confinement: Confinement.of(origin, environment: ["PATH": "/usr/bin"]) { true })
      try store.claim(manifest.info.id, for: origin, bundled: [])
      let bank = try TableBank(
        store, game: manifest.info, practice: nil, plan: manifest.shoe, limits: nil,
        language: LanguageChoice(asked: language), foreign: manifest)
      session = TableSession(
        game: game, connection: try ModuleLauncher(data: folder.url, environment: [:]).start(game), bank: bank,
        overrides: [:], strings: .host(language))
      _ = try session.sitDown(KeptSettings([], manifest: manifest)) {
        try bank.welcome(settings: $0, cardNames: .words)
      }
    }

    deinit { session.leave() }

    var wallet: Chips { get throws { try store.walletBalance() } }
    var balance: Chips { session.values.balance }

    func move(_ value: String?, _ amount: Chips? = nil) throws -> [String] {
      switch try session.perform(PurseNote.action, amount: amount, value: value) {
      case .done(let steps): return steps.flatMap(\.say)
      case .refused(let reason): return ["refused", reason]
      }
    }
  }

  @Test func itBeginsEmptyAndIsFilledFromTheWallet() throws {
    let table = try Sitting()
    #expect(table.balance == .zero)
    let end = try #require(table.session.scene.nodes.first { $0.role == .gameOver })
    #expect(end.action?.title == "Put in 100" && end.text == "The purse is empty")
    #expect(try table.move("fill", 300) == ["This game plays from its purse: 300 in it, 9,700 in your wallet."])
    #expect(!table.session.scene.nodes.contains { $0.role == .gameOver })
    #expect(try (table.balance, table.wallet) == (300, 9_700))
    #expect(try table.move("empty").last?.contains("which is empty; 10,000 in your wallet") == true)
    #expect(try (table.balance, table.wallet) == (.zero, 10_000))
  }

  @Test func theEndOfTheChipsOffersTheWalletAndNoNewStack() throws {
    let table = try Sitting()
    guard case .done = try table.session.perform("host.newStack") else {
      Issue.record("nothing was put in")
      return
    }
    #expect(try (table.balance, table.wallet) == (PurseNote.step, 9_900))
  }

  @Test(arguments: [
    ("+100", 9_900), ("-100", 10_000), ("=", 10_000), ("+20000", 10_000), ("+", 10_000), ("all", 10_000),
    ("+-5", 10_000),
  ])
  func theSheetMovesStepsAndNothingElse(value: String, wallet: Int) throws {
    let table = try Sitting()
    _ = try table.move(value)
    #expect(try table.wallet == Chips(wallet))
    #expect(table.balance == 10_000 - Chips(wallet))
  }

  @Test func aRoundIsPlayedWithIt() throws {
    let table = try Sitting()
    _ = try table.move("fill", 100)
    _ = try table.session.perform("bet.\(table.session.firstBet)", amount: 100)
    _ = try table.session.perform("deal")
    #expect(table.balance == .zero)
    #expect(try table.wallet == 9_900)
    #expect(try table.move("empty").first == "Nothing may leave the purse now.")
    _ = try table.move("fill", 100)
    #expect(table.balance == 100, "in the middle of a hand, too")
    #expect(try Audit(table.store).faults().isEmpty)
  }

  @Test func theSheetTellsPurseAndReturn() throws {
    let table = try Sitting()
    _ = try table.move("fill", 100)
    _ = try table.session.perform("settings")
    let nodes = table.session.scene.nodes
    #expect(nodes.contains { $0.id == PurseNote.action && $0.detail == "100" })
    #expect(nodes.contains { $0.id == "host.purse.wallet" && $0.detail == "9,900" })
    #expect(table.session.scene.nodes.contains { $0.text == "purse" } || table.session.values.purse != nil)
  }

  @Test func anotherTableHasNoPurse() throws {
    #expect(PurseWish("fill", amount: 5) == .fill(5))
    let values = HostValues(
      balance: 5, limits: .casual, isPractice: true, cardsRemaining: 0, cardCount: 0, rounds: 0)
    #expect(values.purse == nil)
    #expect(values.filled(SceneNode(.host, host: .balance), .host("en")).text == "Balance 5.")
  }
}
