import Glibc
import Testing

@testable import GameHost

/// Time that passes only while a loop waits.
private final class WaitingClock {
  var time = Duration.seconds(5)
  private(set) var waits: [Int32] = []

  func poll(_ waiting: inout [pollfd], _ patience: Int32) {
    waits.append(patience)
    if Glibc.poll(&waiting, nfds_t(waiting.count), 0) == 0, patience > 0 { time += .milliseconds(Int(patience)) }
  }
}

@Suite(.serialized) struct EventLoopTests {
  private let keys = TestPipe()
  private let clock = WaitingClock()

  private func loop(signals: [Int32] = [], lifeline: Int32? = nil) -> EventLoop {
    EventLoop(
      input: keys.reading, signals: SignalPipe(signals), lifeline: lifeline, now: { clock.time },
      poll: { clock.poll(&$0, $1) })
  }

  @Test func keysComeBeforeTheDeadlineAndNothingAtIt() {
    let loop = loop()
    keys.write("hs")
    #expect(
      loop.wait(until: .seconds(6)) == [.input(.key(.character("h"))), .input(.key(.character("s")))])
    #expect(loop.wait(until: .seconds(6)) == [])
    #expect(clock.time == .seconds(6))
    #expect(clock.waits == [1_000, 1_000])
  }

  @Test func aLoneEscapeIsToldAfter50Milliseconds() {
    let loop = loop()
    keys.write("\u{1B}")
    #expect(loop.wait(until: .seconds(9)) == [.input(.key(.escape))])
    #expect(clock.time == .milliseconds(5_050))
  }

  @Test func aSequenceInTwoReadsIsOneKey() {
    let loop = loop()
    keys.write("\u{1B}")
    #expect(loop.wait(until: .milliseconds(5_020)) == [])
    keys.write("[A")
    #expect(loop.wait(until: .seconds(9)) == [.input(.key(.up))])
  }

  @Test func theEndOfInputIsToldOnce() {
    let loop = loop()
    keys.write("h\u{1B}")
    keys.closeWriting()
    #expect(loop.wait(until: nil) == [.input(.key(.character("h")))])
    #expect(loop.wait(until: nil) == [.input(.key(.escape)), .endOfInput])
    #expect(loop.wait(until: .seconds(6)) == [])
  }

  @Test func signalsAreToldOnceEach() {
    let loop = loop(signals: SignalPipe.ofTable)
    defer { for number in SignalPipe.ofTable { signal(number, SIG_DFL) } }
    for number in [SIGWINCH, SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGWINCH] { Self.raiseHere(number) }
    #expect(loop.wait(until: nil) == [.resized, .continued, .suspend, .leave(signal: SIGTERM)])
    #expect(loop.wait(until: .seconds(6)) == [])
  }

  /// Raises a signal on this thread, where the test runner may hold signals back, and has it handled at once.
  private static func raiseHere(_ number: Int32) {
    var one = sigset_t(), before = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, number)
    pthread_sigmask(SIG_UNBLOCK, &one, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  @Test func aTableWithoutItsWatcherLeaves() {
    let line = TestPipe()
    let loop = loop(lifeline: line.reading)
    #expect(loop.wait(until: .seconds(6)) == [])
    line.closeWriting()
    #expect(loop.wait(until: nil) == [.leave(signal: SIGHUP)])
    #expect(loop.wait(until: .seconds(7)) == [])
  }

  @Test func otherDescriptorsAndRoomForMoreAreTold() {
    let loop = loop()
    let module = TestPipe(), screen = TestPipe()
    #expect(loop.wait(until: .seconds(6), reading: [module.reading]) == [])
    module.write("x")
    #expect(
      loop.wait(until: nil, writing: screen.writing, reading: [module.reading]) == [
        .writable, .readable(module.reading),
      ])
  }
}
