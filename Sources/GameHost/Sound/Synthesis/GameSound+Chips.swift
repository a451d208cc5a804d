import CasinoKit

extension GameSound {
  /// One chip on the felt, and another on it.
  static var chipPlaced: Waveform {
    var sound = Waveform(seconds: 0.2)
    sound.add(Brush(length: 0.006, from: 3_000, to: 2_200), at: 0.002, gain: 1.2)
    sound.add(.snap(0.8), at: 0.002, gain: 0.5)
    sound.add(.chip(0.94), at: 0.002)
    sound.add(.chip(1.05), at: 0.058, gain: 0.8)
    sound.add(.chip(1.07, damping: 1.6), at: 0.089, gain: 0.3)
    return sound.finished(peak: 0.7)
  }

  /// A chip is lifted from a pile, its edge along the one below.
  static var chipTaken: Waveform {
    var sound = Waveform(seconds: 0.18)
    sound.add(Brush(length: 0.07, from: 2_600, to: 5_200, width: 0.4, crest: 0.6), at: 0, gain: 1.1)
    sound.add(.chip(1.22, damping: 1.3), at: 0.055, gain: 0.9)
    return sound.finished(peak: 0.5)
  }

  /// A pile runs out over the felt, faster and faster.
  static var chipsPaid: Waveform {
    var sound = Waveform(seconds: 0.52)
    let pitches = [0.92, 1.03, 0.97, 1.09, 1.01, 1.14, 1.06, 1.18]
    var time = 0.003, gap = 0.075
    for (place, pitch) in pitches.enumerated() {
      sound.add(.chip(pitch), at: time, gain: place % 2 == 0 ? 1 : 0.7)
      time += gap
      gap *= 0.88
    }
    sound.add(Brush(length: 0.3, from: 1_400, to: 2_000, crest: 0.5), at: 0.05, gain: 0.25)
    return sound.finished(peak: 0.6)
  }

  /// A hand sweeps chips over the felt, away.
  static var chipsCollected: Waveform {
    var sound = Waveform(seconds: 0.46)
    sound.add(Brush(length: 0.42, from: 900, to: 420, width: 1.2, crest: 0.35), at: 0, gain: 1.6)
    for (time, pitch, gain) in [(0.09, 0.74, 0.6), (0.15, 0.8, 0.5), (0.2, 0.71, 0.55), (0.29, 0.78, 0.35)] {
      sound.add(.chip(pitch, damping: 1.8), at: time, gain: gain)
    }
    return sound.finished(peak: 0.5)
  }
}
