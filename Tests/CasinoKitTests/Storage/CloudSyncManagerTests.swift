import Foundation
import Testing

@testable import CasinoKit

/// A game's own data on several devices.
struct CloudSyncManagerTests {
  /// Data that go by the newest copy.
  private struct Plain: PersistableGameData {
    static let gameIdentifier = "plain"
    static let empty = Plain()
    var roundsPlayed = 0
    var lastModified = Date(timeIntervalSince1970: 0)
    var word = ""
  }

  private func manager(
    own: Plain? = nil, others: [Plain] = [], at seconds: Double = 100
  ) throws -> CloudSyncManager<Plain> {
    CloudSyncManager(
      own: try own.map { try JSONValue(encoding: $0) }, others: try others.map { try JSONValue(encoding: $0) }
    ) {
      Date(timeIntervalSince1970: seconds)
    }
  }

  private func plain(_ word: String, at seconds: Double, rounds: Int = 1) -> Plain {
    Plain(roundsPlayed: rounds, lastModified: Date(timeIntervalSince1970: seconds), word: word)
  }

  @Test("without copies there is what a game begins with")
  func empty() throws { #expect(try manager().data == .empty) }

  @Test("the newest copy is shown, of two of one time that of more rounds, in whatever order they come")
  func newest() throws {
    let copies = [plain("old", at: 5), plain("new", at: 9), plain("more", at: 9, rounds: 2)]
    for others in [copies, copies.reversed()] { #expect(try manager(others: others).data.word == "more") }
  }

  @Test("a change is this device's own, with its time; the other copies stay")
  func change() throws {
    var manager = try manager(own: plain("own", at: 1), others: [plain("other", at: 50)])
    manager.update { $0.word = "changed" }
    #expect(manager.own == plain("changed", at: 100))
    #expect(manager.data.word == "changed" && manager.others.map(\.word) == ["other"])
    #expect(manager.record == (try JSONValue(encoding: plain("changed", at: 100))))
  }

  @Test("a clock that goes back does not make a change older")
  func clock() throws {
    var manager = try manager(own: plain("own", at: 500), at: 100)
    manager.update { $0.word = "changed" }
    #expect(manager.own.lastModified == Date(timeIntervalSince1970: 500))
  }

  @Test("copies that cannot be read, such as those of another version, are left out")
  func unreadable() {
    let manager = CloudSyncManager<Plain>(own: .text("x"), others: [.object(["word": .integer(1)])])
    #expect(manager.data == .empty && manager.others.isEmpty)
  }
}
