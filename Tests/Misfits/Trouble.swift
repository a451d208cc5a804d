import CasinoKit
import TestSupport
import Glibc

/// What happens in the middle of a deal.
struct Trouble {
  let behaviour: Behaviour

  /// Strikes, for some never to come back.
  func strike() {
    switch behaviour {
    case .traps: trap()
    case .exits0: exit(0)
    case .hangs: Self.waitForEver()
    case .closesSocket: leaveWire()
    case .leavesChild: LeftChild.leave()
    case .floods: while true { RawWire.send(.progress) }
    case .floodsUnknown: while true { RawWire.send(bytes: Array("{\"type\":\"gossip\"}\n".utf8)) }
    case .longLine: RawWire.send(bytes: Array("{\"type\":\"".utf8) + [UInt8](repeating: 0x61, count: 2 << 20))
    case .garbage: RawWire.send(bytes: Array("Segmentation fault \u{1B}[31m(core dumped)\n".utf8))
    case .speaksOutOfTurn: RawWire.send(.hello(behaviour.hello))
    default: nuisance()
    }
  }

  /// What a host has to bear.
  private func nuisance() {
    switch behaviour {
    case .prints: printMuch()
    case .slowProgress: reportProgress()
    case .chatters: RawWire.send(bytes: Array("{\"type\":\"weather\",\"sky\":\"blue\"}\n".utf8))
    case .strayDescriptor: _ = open("/etc/passwd", O_RDONLY)
    default: break
    }
  }

  /// Waits without reading, until it is killed.
  static func waitForEver() -> Never {
    while true { poll(nil, 0, 1_000) }
  }

  private func trap() {
    let cards: [Card] = []
    print(cards[cards.count + 1])
  }

  private func leaveWire() {
    close(Wire.descriptor)
    Self.waitForEver()
  }

  private func printMuch() {
    let line = String(repeating: "chatter ", count: 128)
    for _ in 0..<3_000 { print(line) }
  }

  private func reportProgress() {
    for _ in 0..<8 {
      RawWire.send(.progress)
      poll(nil, 0, 100)
    }
  }
}
