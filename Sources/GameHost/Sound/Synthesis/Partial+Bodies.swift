extension [Partial] {
  /// A clay chip that is struck: stiff, bright, soon over.
  /// - Parameter pitch: 1 for a usual chip.
  static func chip(_ pitch: Double = 1, damping: Double = 1) -> [Partial] {
    [(2_430, 1, 14), (3_870, 0.8, 10), (5_640, 0.55, 7), (7_910, 0.35, 4), (1_180, 0.3, 9)].map {
      Partial(frequency: $0.0 * pitch, level: $0.1, decay: $0.2 / 1_000 / damping)
    }
  }

  /// The edge of a card that meets the felt.
  static func snap(_ pitch: Double = 1) -> [Partial] {
    [(410, 1, 9), (930, 0.8, 6), (1_720, 0.6, 4), (3_300, 0.4, 2.5)].map {
      Partial(frequency: $0.0 * pitch, level: $0.1, decay: $0.2 / 1_000)
    }
  }

  /// A note of a soft electric piano.
  static func note(_ name: Note, decay: Double = 0.35) -> [Partial] {
    let pitch = name.frequency
    return [
      Partial(frequency: pitch, level: 1, decay: decay), Partial(frequency: pitch * 1.003, level: 0.35, decay: decay),
      Partial(frequency: pitch * 2, level: 0.32, decay: decay * 0.6),
      Partial(frequency: pitch * 3.01, level: 0.12, decay: decay * 0.35),
      Partial(frequency: pitch * 7.1, level: 0.05, decay: decay * 0.08),
    ]
  }

  /// A note of a muted brass choir: more overtones, which fade soon.
  static func brass(_ name: Note, decay: Double = 0.3) -> [Partial] {
    (1...6).map { number in
      Partial(
        frequency: name.frequency * Double(number), level: 1 / Double(number),
        decay: decay / (0.6 + 0.4 * Double(number)))
    }
  }

  /// A low hum with odd overtones.
  static func hum(_ name: Note, decay: Double) -> [Partial] {
    [(1, 1), (3, 0.4), (5, 0.22), (7, 0.1)].map {
      Partial(frequency: name.frequency * $0.0, level: $0.1, decay: decay)
    }
  }
}
