import Glibc

/// A note by its distance from a' in half tones.
struct Note {
  var frequency: Double
  init(_ halfTones: Int) { frequency = 440 * pow(2, Double(halfTones) / 12) }

  static let e3 = Note(-17), g3 = Note(-14), a3 = Note(-12), c4 = Note(-9), eFlat4 = Note(-6), e4 = Note(-5)
  static let g4 = Note(-2), a4 = Note(0), c5 = Note(3), d5 = Note(5), e5 = Note(7), g5 = Note(10), c6 = Note(15)
  static let e6 = Note(19), g6 = Note(22)
}
