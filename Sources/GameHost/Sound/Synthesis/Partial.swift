/// One pure tone of a sound, which fades by itself.
struct Partial {
  /// In hertz.
  var frequency: Double
  var level: Double
  /// The time in seconds after which it is at 37 %.
  var decay: Double
}
