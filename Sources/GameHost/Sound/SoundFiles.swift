import CasinoKit
import FoundationEssentials

/// The files of the sounds, each made when it is needed first.
final class SoundFiles {
  /// The version of the sounds: another one whenever any of them changes.
  static let version = 1

  private let folder: URL
  private var made: [String: String] = [:]

  /// - Parameter data: the folder that holds everything the host writes.
  init(data: URL) { folder = data.appending(path: "sounds/\(Self.version)") }

  /// The path of a sound's file.
  /// - Parameter volume: how loud, in per cent.
  /// - Returns: nil where the file cannot be made.
  func path(of sound: GameSound, volume: Int) -> String? {
    let name = "\(sound.rawValue)-\(volume).wav"
    if let path = made[name] { return path }
    let file = folder.appending(path: name)
    guard isThere(file) || make(file, sound, volume: volume) else { return nil }
    made[name] = file.path
    return file.path
  }

  private func isThere(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// Writes a file whole or not at all, so that a program that is killed meanwhile leaves no half of it.
  private func make(_ file: URL, _ sound: GameSound, volume: Int) -> Bool {
    let bytes = WaveFile.bytes(sound.waveform, gain: Double(volume) / 100)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(bytes).write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
