import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What a new stack holds is the player's wish; it counts from the next one.
@Suite struct StartingBalanceTests {
  private let folder: TemporaryFolder
  private let store: Store

  init() throws {
    folder = try TemporaryFolder()
    store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 0) }
  }

  private func wish(_ value: String) throws {
    try store.save(settings: [Store.startingBalanceKey: value], in: .host)
  }

  @Test(arguments: ["1000", "5000", "25000", "100000"])
  func aNewWalletHoldsIt(_ value: String) throws {
    try wish(value)
    #expect(try store.walletBalance() == Chips(value))
  }

  @Test func itCountsFromTheNextStack() throws {
    let table = try store.table(game: "blackjack")
    try wish("5000")
    #expect(try store.balance(of: table) == 10_000)
    #expect(try store.openNewStack(at: table, confirmed: true) == 5_000)
    try wish("25000")
    #expect(try store.openNewStack(at: table, confirmed: true) == 25_000)
  }

  @Test("a practice stack that was named stays what it is")
  func practice() throws {
    try wish("5000")
    let named = try store.table(game: "blackjack", practice: PracticeOptions(seed: 1, stack: 300))
    #expect(try store.openNewStack(at: named, confirmed: true) == 300)
    let other = try store.table(game: "baccarat", practice: PracticeOptions(seed: 1))
    #expect(try store.balance(of: other) == 5_000)
  }

  @Test func aNewProfileBeginsWithTheWishOfThePresentOne() throws {
    try wish("1000")
    try store.createProfile("Ada")
    let ada = try store.profile(named: "Ada")
    #expect(try store.walletBalance(profile: ada) == 1_000)
  }
}
