import CasinoKit

extension GameSound {
  /// A small tick.
  static var buttonPressed: Waveform {
    var sound = Waveform(seconds: 0.07)
    sound.add(
      [Partial(frequency: 1_480, level: 1, decay: 0.008), Partial(frequency: 3_100, level: 0.4, decay: 0.004)],
      at: 0.001)
    return sound.finished(peak: 0.3)
  }

  /// Two low hums: not so.
  static var askedInVain: Waveform {
    var sound = Waveform(seconds: 0.3)
    for time in [0, 0.12] { sound.add(.hum(.e3, decay: 0.04), at: time, attack: 0.006) }
    return sound.finished(peak: 0.4)
  }
}
