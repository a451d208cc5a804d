import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

@Suite struct PlayerProgramTests {
  @Test func theBestOfThoseThereIsTriedFirst() throws {
    let folder = try TemporaryFolder()
    for name in ["one/play", "two/aplay", "two/paplay"] { try StandInPlayer.write("exit 0", to: name, in: folder) }
    try folder.write("no program", to: "one/pw-play")
    let found = PlayerProgram.found(on: "bin:\(folder.path)/none:\(folder.path)/one:\(folder.path)/two")
    #expect(found.map { $0.path.dropFirst(folder.path.count) } == ["/two/paplay", "/two/aplay", "/one/play"])
    #expect(found.map(\.arguments) == [[], ["-q"], ["-q"]])
  }

  @Test(arguments: ["", "bin", ":", "/nowhere:/neither"])
  func withoutAnyThereIsNone(_ path: String) { #expect(PlayerProgram.found(on: path).isEmpty) }
}

@Suite struct SoundFilesTests {
  @Test func aFileIsMadeAtFirstUseAndKept() throws {
    let folder = try TemporaryFolder()
    let path = try #require(SoundFiles(data: folder.url).path(of: .button, volume: 50))
    #expect(path == folder.path + "/sounds/\(SoundFiles.version)/button-50.wav")
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(WaveFile.bytes(GameSound.button.waveform, gain: 0.5)))
    try Data("kept".utf8).write(to: URL(filePath: path))
    #expect(SoundFiles(data: folder.url).path(of: .button, volume: 50) == path)
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("kept".utf8))
  }

  @Test func whereNothingCanBeWrittenThereIsNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("in the way", to: "sounds")
    #expect(SoundFiles(data: folder.url).path(of: .button, volume: 50) == nil)
  }
}

@Suite struct SoundPlayerTests {
  private final class Clock { var now = Duration.zero }
  private let folder: TemporaryFolder
  private let clock = Clock()

  init() throws { folder = try TemporaryFolder() }

  private func player(_ scripts: String...) throws -> SoundPlayer {
    let programs = try scripts.enumerated().map { place, script in
      PlayerProgram(path: try StandInPlayer.write(script, to: "player\(place)", in: folder), arguments: ["-q"])
    }
    return SoundPlayer(
      programs, files: SoundFiles(data: folder.url), environment: ["PATH": "/usr/bin:/bin", "CASINO_X": "1"],
      now: { [clock] in clock.now })
  }

  /// Waits for the players to end.
  private func settle(_ player: SoundPlayer) {
    while player.count > 0 {
      player.tend()
      sched_yield()
    }
  }

  @Test func theProgramGetsTheFile() throws {
    let heard = try Listener(in: folder)
    let player = try player(#"echo "$@ x$CASINO_X" >"\#(heard.path)""#)
    player.play(.cardDeal, volume: 75)
    #expect(try heard.next() == "-q \(folder.path)/sounds/\(SoundFiles.version)/cardDeal-75.wav x")
  }

  @Test func aPlayerThatFailsIsReplacedAndThenThereIsSilence() throws {
    let heard = try Listener(in: folder)
    let player = try player(#"echo noise >&2; exit 1"#, #"echo second >"\#(heard.path)"; exit 3"#)
    for _ in 1...3 {
      player.play(.button, volume: 100)
      settle(player)
    }
    player.play(.button, volume: 100)
    #expect(try heard.next() == "second")
    settle(player)
    for _ in 1...2 {
      player.play(.button, volume: 100)
      settle(player)
    }
    #expect(!player.canPlay)
    player.play(.button, volume: 100)
    #expect(player.count == 0)
  }

  @Test func oneThatCannotBeStartedIsReplacedToo() throws {
    let player = SoundPlayer(
      [PlayerProgram(path: "/nowhere/pw-play", arguments: [])], files: SoundFiles(data: folder.url), environment: [:])
    for _ in 1...3 {
      #expect(player.canPlay)
      player.play(.button, volume: 100)
    }
    #expect(!player.canPlay)
  }

  @Test func onesThatHangAreFewAndDoNotLast() throws {
    let player = try player("exec sleep 1000")
    for sound in GameSound.allCases { player.play(sound, volume: 100) }
    #expect(player.count == SoundPlayer.greatestCount)
    clock.now += SoundPlayer.patience + .milliseconds(1)
    player.tend()
    #expect(player.count == 0)
    #expect(!player.canPlay, "four in a row never ended")
  }

  @Test func ofOneSoundAtMostTwoPlay() throws {
    let player = try player("exec sleep 1000")
    for _ in 1...10 { player.play(.cardDeal, volume: 100) }
    #expect(player.count == 2)
    player.play(.win, volume: 100)
    #expect(player.count == 3)
  }

  @Test func aStopEndsWhateverThePlayerStarted() throws {
    let heard = try Listener(in: folder)
    let player = try player(#"sleep 1000 & echo "$$ $!" >"\#(heard.path)"; wait"#)
    player.play(.win, volume: 100)
    let processes = try heard.next().split(separator: " ").compactMap { pid_t($0) }
    #expect(processes.count == 2)
    player.stop()
    #expect(player.count == 0)
    for process in processes { while StandInPlayer.isRunning(process) { sched_yield() } }
    #expect(kill(processes[0], 0) != 0, "the player is reaped")
  }
}

@Suite struct TableSoundsTests {
  @Test func aSilencedTableHasNone() throws {
    let folder = try TemporaryFolder()
    try StandInPlayer.write("exit 0", to: "bin/aplay", in: folder)
    let path = ["PATH": folder.path + "/bin"]
    #expect(TableSounds(environment: path, data: folder.url) != nil)
    #expect(TableSounds(environment: path.merging(["CASINO_SOUND": "off"]) { $1 }, data: folder.url) == nil)
    #expect(TableSounds(environment: ["PATH": folder.path], data: folder.url) == nil)
  }

  @Test(arguments: [("on", "25", "button-25.wav"), ("on", "100", "button-100.wav"), ("off", "100", nil)])
  func theSettingsAreThePlayers(sound: String, volume: String, file: String?) throws {
    let folder = try TemporaryFolder()
    let path = try StandInPlayer.write("exit 0", to: "player", in: folder)
    let sounds = TableSounds(
      SoundPlayer([PlayerProgram(path: path, arguments: [])], files: SoundFiles(data: folder.url), environment: [:]))
    var settings = HostSettings()
    _ = settings.change("sound", to: sound)
    _ = settings.change("volume", to: volume)
    sounds.play(.button, settings.values)
    let made = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/sounds/\(SoundFiles.version)")
    #expect(made == file.map { [$0] })
  }
}
