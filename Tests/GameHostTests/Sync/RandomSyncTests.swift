import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Three devices, each with the folder as its own synchronising program has it, and files that travel at random: in any
/// order, late, twice, and half.
struct RandomSyncTests {
  private static let stories = LongRun.isWanted ? 250 : 12

  @Test("whatever order things come in, all end at one state", arguments: 0..<stories)
  func random(seed: Int) throws {
    var random = SeededDraws(UInt8(seed))
    let folders = try (0..<3).map { _ in try TemporaryFolder() }
    let devices = try folders.enumerated().map { index, folder in
      try SyncDevice("device\(index)", folder.url, at: Double(random.next(100)) - 50)
    }
    var nets: Chips = .zero
    for _ in 0..<60 {
      let device = devices[random.next(3)]
      switch random.next(6) {
      case 0, 1:
        let net = Chips(random.next(40)) - 20
        try device.play(net, game: random.next(3) == 0 ? "baccarat" : "blackjack")
        nets += net
      case 2: try device.store.save(settings: ["decks": "\(random.next(8))"], in: .game("blackjack"))
      case 3: #expect(try device.sync().setAside.isEmpty)
      default: try carry(from: folders[random.next(3)], to: folders[random.next(3)], devices, &random)
      }
    }
    for _ in 0..<2 {
      for device in devices { try device.sync() }
      for from in 0..<3 {
        for to in 0..<3 where from != to {
          try carry(from: folders[from], to: folders[to], devices, &random, isWhole: true)
        }
      }
    }
    for device in devices { try device.sync() }
    for device in devices {
      #expect(try device.state() == (try devices[0].state()), "seed \(seed), \(device.name)")
      #expect(try Audit(device.store).faults().isEmpty)
      #expect(try device.balance == 10_000 + nets)
    }
  }

  /// Carries some files, newer over older, as a synchronising program does.
  private func carry(
    from: TemporaryFolder, to: TemporaryFolder, _ devices: [SyncDevice], _ random: inout SeededDraws,
    isWhole: Bool = false
  ) throws {
    for device in devices where device.folder != to.url {
      let path = "casino/default/\(try device.writer.name)"
      let source = from.url(path)
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: source.path) else { continue }
      for name in names.sorted() where !name.hasPrefix(".") && (isWhole || random.next(2) == 0) {
        let new = try Data(contentsOf: source.appending(path: name))
        let target = to.url("\(path)/\(name)"), old = (try? Data(contentsOf: target)) ?? Data()
        guard old != new, name == "state.json" ? device.folder == from.url : old.count < new.count else { continue }
        try to.makeFolder(path)
        let isCut = !isWhole && name != "state.json" && random.next(3) == 0
        try (isCut ? new.prefix(max(old.count, random.next(new.count))) : new).write(to: target)
      }
    }
  }
}

/// Numbers that are the same in every run.
private struct SeededDraws {
  private var draws: BoundedDraws

  init(_ seed: UInt8) { draws = BoundedDraws(ChaCha20(key: Array(repeating: seed, count: 32))) }

  mutating func next(_ bound: Int) -> Int { Int(draws.next(below: UInt32(bound))) }
}
