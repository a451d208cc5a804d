import CasinoKit

extension GameSound {
  /// A knock on wood.
  static var turnCame: Waveform {
    var sound = Waveform(seconds: 0.14)
    sound.add(
      [Partial(frequency: 784, level: 1, decay: 0.022), Partial(frequency: 1_960, level: 0.35, decay: 0.009)], at: 0.001
    )
    return sound.finished(peak: 0.34)
  }

  /// The cards are drawn together, and two notes ask for bets.
  static var roundOpened: Waveform {
    var sound = Waveform(seconds: 0.5)
    sound.add(Brush(length: 0.22, from: 1_000, to: 2_600, crest: 0.6), at: 0, gain: 0.7, seed: 10)
    sound.add(.note(.g4, decay: 0.12), at: 0.16, attack: 0.006, gain: 0.55)
    sound.add(.note(.d5, decay: 0.14), at: 0.25, attack: 0.006, gain: 0.5)
    return sound.finished(peak: 0.36)
  }

  /// A chord that climbs.
  static var roundWon: Waveform {
    var sound = Waveform(seconds: 0.9)
    for (place, note) in [Note.c5, .e5, .g5, .c6].enumerated() {
      sound.add(.note(note, decay: 0.26), at: 0.085 * Double(place), attack: 0.004, gain: place == 3 ? 1 : 0.75)
    }
    return sound.finished(peak: 0.46)
  }

  /// A fanfare, and sparks above its last chord.
  static var roundWonBig: Waveform {
    var sound = Waveform(seconds: 1.1)
    for (time, note) in [(0.0, Note.g4), (0.1, .c5), (0.2, .e5)] {
      sound.add(.brass(note, decay: 0.14), at: time, attack: 0.012, gain: 0.7)
    }
    for note in [Note.c4, .g4, .c5, .e5, .g5] {
      sound.add(.brass(note, decay: 0.4), at: 0.32, attack: 0.014, gain: 0.55)
    }
    for (place, note) in [Note.c6, .e6, .g6, .e6, .g6].enumerated() {
      sound.add(.note(note, decay: 0.12), at: 0.4 + 0.075 * Double(place), attack: 0.003, gain: 0.4)
    }
    return sound.finished(peak: 0.76)
  }

  /// Two soft notes down.
  static var roundLost: Waveform {
    var sound = Waveform(seconds: 0.62)
    sound.add(.note(.e4, decay: 0.16), at: 0, attack: 0.01, gain: 0.9)
    sound.add(.note(.c4, decay: 0.2), at: 0.15, attack: 0.01)
    return sound.finished(peak: 0.42)
  }

  /// The same note twice: as it was.
  static var roundPushed: Waveform {
    var sound = Waveform(seconds: 0.42)
    for time in [0, 0.13] { sound.add(.note(.a4, decay: 0.09), at: time, attack: 0.005) }
    return sound.finished(peak: 0.42)
  }

  /// Three slow steps down to a low chord.
  static var chipsRanOut: Waveform {
    var sound = Waveform(seconds: 1.1)
    for (time, note) in [(0.0, Note.g4), (0.2, .eFlat4), (0.4, .c4)] {
      sound.add(.note(note, decay: 0.22), at: time, attack: 0.014, gain: 0.8)
    }
    for note in [Note.e3, .g3] { sound.add(.hum(note, decay: 0.2), at: 0.42, attack: 0.03, gain: 0.3) }
    return sound.finished(peak: 0.5)
  }
}
