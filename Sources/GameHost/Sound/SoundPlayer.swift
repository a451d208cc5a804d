import CasinoKit
import FoundationEssentials
import Glibc

/// Plays sounds by a program of the machine, without ever waiting for it.
///
/// A player that fails, hangs or is not there is no matter for the table: the next one is tried, and in the end it is
/// silent until the program is started again.
final class SoundPlayer {
  /// How many sounds play at once.
  static let greatestCount = 4
  /// How long a player may take for a sound that takes about a second.
  static let patience = Duration.seconds(4)
  /// After how many failures in a row another program is tried.
  static let greatestFailures = 3

  private struct Playing {
    var pid: pid_t
    var sound: GameSound
    var start: Duration
  }

  private var programs: [PlayerProgram]
  private let files: SoundFiles
  private let environment: [String]
  private let now: () -> Duration
  private let nowhere: Int32
  private var playing: [Playing] = []
  /// Players that were ended and are not reaped: the system may take its time.
  private var ending: [pid_t] = []
  private var failures = 0

  /// - Parameters:
  ///   - programs: the programs to be tried, in this order.
  ///   - files: the sounds.
  ///   - environment: the variables of this program: sound servers are found by them.
  ///   - now: the time since some fixed moment.
  init(
    _ programs: [PlayerProgram], files: SoundFiles, environment: [String: String],
    now: @escaping () -> Duration = RunningTime.now
  ) {
    self.programs = programs
    self.files = files
    self.environment = environment.filter { !$0.key.hasPrefix("CASINO_") }.map { "\($0)=\($1)" }.sorted()
    self.now = now
    nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  deinit {
    stop()
    if nowhere >= 0 { close(nowhere) }
  }

  /// Whether there is a program left that may play.
  var canPlay: Bool { !programs.isEmpty && nowhere >= 0 }
  /// How many players run.
  var count: Int { playing.count }

  /// Begins a sound.
  /// - Parameter volume: how loud, in per cent.
  func play(_ sound: GameSound, volume: Int) {
    tend()
    guard canPlay, let program = programs.first else { return }
    guard let file = files.path(of: sound, volume: volume) else { return programs.removeAll() }
    makeRoom(for: sound)
    let spawn = Spawn(
      path: program.path, arguments: program.arguments + [file], environment: environment,
      descriptors: [(nowhere, 1), (nowhere, 2)])
    if let pid = try? spawn.start() {
      playing.append(Playing(pid: pid, sound: sound, start: now()))
    } else {
      fail()
    }
  }

  /// Looks after the players: those that have ended, and those that do not end.
  func tend() {
    reap()
    let time = now()
    playing.removeAll { player in
      var status: Int32 = 0
      let result = waitpid(player.pid, &status, WNOHANG)
      if result == 0 {
        guard time - player.start > Self.patience else { return false }
        end(player)
        fail()
      } else if result == player.pid, status == 0 {
        failures = 0
      } else {
        fail()
      }
      return true
    }
  }

  /// Ends all sounds, and leaves no player behind unless the system holds on to one.
  func stop() {
    playing.forEach(end)
    playing = []
    var time = RunningTime(.seconds(1))
    while true {
      reap()
      if ending.isEmpty || time.isOver { return }
      poll(nil, 0, 1)
      time.count()
    }
  }

  private func reap() { ending.removeAll { waitpid($0, nil, WNOHANG) != 0 } }

  /// Drops what began first: of the same sound where two of it play, of all where there are too many.
  private func makeRoom(for sound: GameSound) {
    let same = playing.filter { $0.sound == sound }
    guard let oldest = same.count > 1 ? same.first : playing.count >= Self.greatestCount ? playing.first : nil else {
      return
    }
    end(oldest)
    playing.removeAll { $0.pid == oldest.pid }
  }

  /// The player has a session of its own, so whatever it started ends with it.
  private func end(_ player: Playing) {
    kill(-player.pid, SIGKILL)
    ending.append(player.pid)
  }

  private func fail() {
    failures += 1
    guard failures >= Self.greatestFailures, !programs.isEmpty else { return }
    failures = 0
    programs.removeFirst()
  }
}
