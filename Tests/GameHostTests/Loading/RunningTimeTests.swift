import CasinoKit
import TestSupport
import Testing

@testable import GameHost

/// A clock that goes on as it is told.
private final class TestClock {
  var time = Duration.zero
}

struct RunningTimeTests {
  @Test func aStoppedHostLosesNoTime() {
    let clock = TestClock()
    var time = RunningTime(.seconds(1), now: { clock.time })
    for _ in 0..<9 {
      clock.time += .seconds(3_600)
      time.count()
    }
    #expect(!time.isOver)
    #expect(time.nextWait == 100)
    clock.time += .seconds(3_600)
    time.count()
    #expect(time.isOver)
    #expect(time.nextWait == 0)
  }

  @Test func theLastWaitIsShorter() {
    let clock = TestClock()
    var time = RunningTime(.milliseconds(150), now: { clock.time })
    #expect(time.nextWait == 100)
    clock.time += .milliseconds(100)
    time.count()
    #expect(time.nextWait == 50)
    time.restart()
    #expect(time.nextWait == 100)
  }

  @Test func aModuleIsAliveAfterAStopOfHours() throws {
    let folder = try TemporaryFolder()
    let clock = TestClock()
    var launcher = ModuleLauncher(data: folder.url, environment: [:])
    // A start takes many waits of a millisecond; if each counted the hour that the clock goes on, the first would be
    // one too many.
    launcher.patience = .init(deadline: .seconds(20), slice: .milliseconds(1)) {
      clock.time += .seconds(3_600)
      return clock.time
    }
    let connection = try launcher.start(try MisfitTable.game("good", in: folder))
    defer { connection.end() }
    #expect(connection.capabilities == ["gossip"])
  }

  @Test(arguments: [("0.25", 0.25), ("60", 5), ("-1", 5), ("soon", 5), ("nan", 5), ("inf", 5)])
  func theDeadlineIsShortenedOnly(value: String, seconds: Double) throws {
    let folder = try TemporaryFolder()
    let launcher = ModuleLauncher(data: folder.url, environment: ["CASINO_MODULE_DEADLINE": value])
    #expect(launcher.patience.deadline == .seconds(seconds))
  }
}
