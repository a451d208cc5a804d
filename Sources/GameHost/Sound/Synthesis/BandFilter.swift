import Glibc

/// Lets one band of frequencies pass: a state-variable filter after Andrew Simper, which stays stable while it is tuned.
struct BandFilter {
  private var first = 0.0, second = 0.0
  private var damping = 1.0, a1 = 0.0, a2 = 0.0

  /// Moves the band.
  /// - Parameter width: its width as a share of its middle.
  mutating func tune(_ middle: Double, width: Double) {
    let warped = tan(.pi * min(middle, Waveform.rate * 0.45) / Waveform.rate)
    damping = width
    a1 = 1 / (1 + warped * (warped + damping))
    a2 = warped * a1
  }

  /// The next sample of what passes.
  mutating func passed(_ sample: Double) -> Double {
    let difference = sample - second
    let band = a1 * first + a2 * difference
    let low = second + a2 * first + a2 * a2 / a1 * difference
    first = 2 * band - first
    second = 2 * low - second
    return band * damping
  }
}
