import CasinoKit
import Foundation
import Testing

@testable import GameHost

/// A foreign game's purse: filled, played from, emptied.
struct PurseTests {
  private let files: TestStore
  private let store: Store
  private let author = GameOrigin.author(1)

  init() throws {
    files = try TestStore()
    store = try files.open()
    try store.claim("poker", for: author, bundled: ["blackjack"])
  }

  private func table() throws -> TableRecord { try store.table(game: "poker", isForeign: true) }

  private func purse() throws -> Purse { try #require(try store.purse(of: "poker", profile: .standard)) }

  private func play(_ stake: Chips, returned: Chips) throws {
    try store.commit(.round(stake, returned > stake ? "win" : "lose", returned: returned), at: try table())
  }

  private func expectSound(wallet: Chips, purse balance: Chips) throws {
    #expect(try store.walletBalance() == wallet)
    #expect(try purse().balance == balance)
    #expect(try Audit(store).faults().isEmpty)
  }

  @Test func aForeignGameHasNothingOfTheWallet() throws {
    #expect(try table().balance == .zero)
    #expect(throws: StoreError.notEnoughChips(balance: .zero, needed: 100)) { try play(100, returned: 200) }
    try expectSound(wallet: 10_000, purse: .zero)
  }

  @Test func chipsGoInAndOut() throws {
    try store.fillPurse(of: "poker", 300, profile: .standard)
    try expectSound(wallet: 9_700, purse: 300)
    #expect(try store.emptyPurse(of: "poker", 100, profile: .standard) == 100)
    #expect(try store.emptyPurse(of: "poker", profile: .standard) == 200)
    try expectSound(wallet: 10_000, purse: .zero)
    #expect(try store.emptyPurse(of: "poker", profile: .standard) == .zero)
  }

  @Test(arguments: [
    (Chips(0), StoreError.badPurseAmount(.zero)), (-5, .badPurseAmount(-5)),
    (10_001, .notEnoughChips(balance: 10_000, needed: 10_001)),
  ])
  func noOtherAmountGoesIn(amount: Chips, expected: StoreError) throws {
    #expect(throws: expected) { try store.fillPurse(of: "poker", amount, profile: .standard) }
    #expect(try store.walletBalance() == 10_000)
  }

  @Test func winningsStayUntilTheGameIsTrusted() throws {
    try store.fillPurse(of: "poker", 100, profile: .standard)
    try play(100, returned: 1_000)
    #expect(try purse().takeable == 100)
    #expect(try purse().kept == 900)
    #expect(throws: StoreError.purseKeeps(takeable: 100)) {
      try store.emptyPurse(of: "poker", 500, profile: .standard)
    }
    #expect(try store.emptyPurse(of: "poker", profile: .standard) == 100)
    try expectSound(wallet: 10_000, purse: 900)
    try store.agree(.trust(game: "poker", author), profile: .standard)
    #expect(try store.emptyPurse(of: "poker", profile: .standard) == 900)
    try expectSound(wallet: 10_900, purse: .zero)
    try store.agree(.trust(game: "poker", author), false, profile: .standard)
    try store.fillPurse(of: "poker", 50, profile: .standard)
    #expect(try purse().takeable == 50, "what was taken out before makes no debt")
  }

  @Test func whatIsLostIsLost() throws {
    try store.fillPurse(of: "poker", 100, profile: .standard)
    try play(60, returned: .zero)
    #expect(try purse().takeable == 40)
    #expect(try store.emptyPurse(of: "poker", profile: .standard) == 40)
    try expectSound(wallet: 9_940, purse: .zero)
  }

  @Test(
    arguments: [
      ([100], 100), ([100, -40], 60), ([100, -300, 50], 50), ([], 0), ([-10, 20], 20),
    ] as [([Int], Int)])
  func ownChipsAreWhatWasPutIn(movements: [Int], own: Int) {
    #expect(Purse.own(after: movements.map { Chips($0) }) == Chips(own))
  }

  @Test func trustIsOneAuthors() throws {
    let other = GameOrigin.author(2)
    try store.agree(.trust(game: "poker", other), profile: .standard)
    try store.fillPurse(of: "poker", 1, profile: .standard)
    #expect(try !purse().isTrusted)
  }

  @Test func roundsOfThePurseAreInTheStatistics() throws {
    try store.fillPurse(of: "poker", 100, profile: .standard)
    try play(100, returned: 150)
    let record = ReturnRecord(try store.statistics(of: "poker", profile: .standard), manifest: nil)
    #expect(record.share == 1.5)
    #expect(record.declared == nil)
    #expect(try store.statistics(of: "poker", profile: .standard).sums.rounds == 1)
  }

  @Test func aWordBelongsToItsFirstOrigin() throws {
    let other = GameOrigin.author(2)
    #expect(throws: ForeignWord(game: "poker", owner: author)) {
      try store.claim("poker", for: other, bundled: [])
    }
    #expect(throws: ForeignWord(game: "blackjack", owner: .bundled)) {
      try store.claim("blackjack", for: other, bundled: ["blackjack"])
    }
    try store.claim("poker", for: author, bundled: [])
    try store.claim("poker", for: .path("/tmp/Poker"), bundled: [])
    #expect(try store.origin(of: "poker") == author)
  }

  @Test func theDoctorSeesHalfAMovement() throws {
    try store.fillPurse(of: "poker", 100, profile: .standard)
    try store.database.run("UPDATE entries SET wager = NULL WHERE kind = 'purse' AND amount < 0")
    let faults = try Audit(store).faults()
    #expect(faults.contains(.transfer(profile: "default", stack: "", amount: -100)))
  }
}
