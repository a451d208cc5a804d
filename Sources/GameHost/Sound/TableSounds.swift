import CasinoKit
import FoundationEssentials

/// The sounds of a table, as loud as the player wants them.
final class TableSounds {
  /// The variable that silences every table where it is `off`.
  static let variable = "CASINO_SOUND"

  private let player: SoundPlayer

  /// Plays by some program.
  init(_ player: SoundPlayer) { self.player = player }

  /// Plays by what the machine has.
  /// - Parameter data: the folder that holds everything the host writes.
  /// - Returns: nil where nothing can play, or nothing shall.
  convenience init?(environment: [String: String], data: URL) {
    guard environment[Self.variable] != "off" else { return nil }
    let programs = PlayerProgram.found(on: environment["PATH"] ?? "")
    guard !programs.isEmpty else { return nil }
    self.init(SoundPlayer(programs, files: SoundFiles(data: data), environment: environment))
  }

  /// Plays what belongs to what is shown now.
  /// - Parameter settings: the host's settings.
  func play(_ heard: StepSounds, _ settings: SettingValues) {
    for sound in heard.sounds { play(sound, settings) }
  }

  /// Plays a sound.
  func play(_ sound: GameSound, _ settings: SettingValues) {
    guard settings.isOn("sound"), let volume = Int(settings["volume"]) else { return }
    player.play(sound, volume: volume)
  }

  /// Looks after the players.
  func tend() { player.tend() }

  /// Ends all sounds.
  func stop() { player.stop() }
}
