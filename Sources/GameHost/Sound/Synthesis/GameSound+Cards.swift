import CasinoKit

extension GameSound {
  /// Out of the shoe, over the felt, and down.
  static var cardDealt: Waveform {
    var sound = Waveform(seconds: 0.2)
    sound.add(Brush(length: 0.12, from: 2_400, to: 5_400, crest: 0.55), at: 0, gain: 1)
    sound.add(Brush(length: 0.014, from: 3_600, to: 1_800, crest: 0.1), at: 0.116, gain: 1.4, seed: 2)
    sound.add(.snap(), at: 0.116, gain: 0.55)
    return sound.finished(peak: 0.5)
  }

  /// Lifted at one edge, bent, and laid on its back with a snap.
  static var cardFlipped: Waveform {
    var sound = Waveform(seconds: 0.24)
    sound.add(Brush(length: 0.075, from: 1_300, to: 3_100, width: 0.6, crest: 0.7), at: 0, gain: 0.8, seed: 3)
    sound.add(Brush(length: 0.01, from: 6_500, to: 4_200, crest: 0.1), at: 0.08, gain: 1.8, seed: 4)
    sound.add(.snap(1.5), at: 0.08, gain: 1)
    sound.add(Brush(length: 0.06, from: 2_200, to: 1_200, crest: 0.1), at: 0.1, gain: 0.4, seed: 5)
    return sound.finished(peak: 0.7)
  }

  /// Pushed aside, face down.
  static var cardBurned: Waveform {
    var sound = Waveform(seconds: 0.3)
    sound.add(Brush(length: 0.24, from: 1_900, to: 800, width: 1, crest: 0.3), at: 0, gain: 1, seed: 6)
    sound.add(.snap(0.6), at: 0.22, gain: 0.35)
    return sound.finished(peak: 0.42)
  }

  /// Two cards part, and chips are laid to the second.
  static var handDivided: Waveform {
    var sound = Waveform(seconds: 0.42)
    sound.add(Brush(length: 0.1, from: 3_000, to: 1_500, crest: 0.4), at: 0, gain: 0.8, seed: 7)
    sound.add(.snap(1.1), at: 0.1, gain: 0.4)
    sound.add(Brush(length: 0.1, from: 1_600, to: 3_400, crest: 0.4), at: 0.14, gain: 0.8, seed: 8)
    sound.add(.snap(0.9), at: 0.24, gain: 0.4)
    return sound.finished(peak: 0.48)
  }

  /// Two halves riffled into each other, and the bridge.
  static var shoeShuffled: Waveform {
    var sound = Waveform(seconds: 1.05)
    var time = 0.01, gap = 0.027
    for card in 0..<34 {
      let pitch = 0.9 + 0.012 * Double(card) + (card % 2 == 0 ? 0.08 : 0)
      sound.add(
        Brush(length: 0.011, from: 4_200 * pitch, to: 2_600 * pitch, crest: 0.12), at: time,
        gain: 0.7 + 0.3 * Double(card % 3), seed: UInt64(20 + card))
      sound.add(.snap(1.2 * pitch), at: time, gain: 0.22)
      time += gap
      gap *= 0.968
    }
    sound.add(Brush(length: 0.34, from: 1_500, to: 4_600, width: 0.7, crest: 0.6), at: 0.62, gain: 1, seed: 9)
    sound.add(.snap(0.8), at: 0.965, gain: 0.9)
    return sound.finished(peak: 0.5)
  }
}
