/// Noise of a band: how long it sounds, where the band begins and ends, and how it swells.
struct Brush {
  /// In seconds.
  var length: Double
  /// The middle of the band at the start, in hertz.
  var from: Double
  /// The middle of the band at the end.
  var to: Double
  /// The band's width as a share of its middle.
  var width = 0.9
  /// When it is loudest, from 0 to 1.
  var crest = 0.2

  /// How loud it is at a part of its length, from 0 to 1.
  func loudness(_ part: Double) -> Double {
    let share = part < crest ? part / crest : (1 - part) / (1 - crest)
    return share * share * (3 - 2 * share)
  }
}
