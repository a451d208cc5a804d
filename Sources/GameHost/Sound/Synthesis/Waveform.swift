import Glibc

/// Sound as it is put together: one channel of samples, of which 1 is full scale.
struct Waveform: Equatable {
  /// How many samples make a second.
  static let rate = 44_100.0

  private(set) var samples: [Double]

  /// Silence.
  init(seconds: Double) { samples = Array(repeating: 0, count: Int(seconds * Self.rate)) }

  /// How long it takes.
  var seconds: Double { Double(samples.count) / Self.rate }
  /// The greatest distance from silence.
  var peak: Double { samples.reduce(0) { max($0, abs($1)) } }

  /// Adds partials that begin together and fade, each at its own pace: a struck body, or a note.
  /// - Parameters:
  ///   - start: when it is struck, in seconds.
  ///   - attack: how long it takes to be as loud as it gets.
  mutating func add(_ partials: [Partial], at start: Double, attack: Double = 0.000_5, gain: Double = 1) {
    let first = Int(start * Self.rate), rise = max(1, Int(attack * Self.rate))
    samples.withUnsafeMutableBufferPointer { samples in
      guard first < samples.count else { return }
      for partial in partials where partial.frequency < Self.rate / 2.2 {
        let angle = 2 * Double.pi * partial.frequency / Self.rate, fade = exp(-1 / (partial.decay * Self.rate))
        let (turnX, turnY) = (cos(angle) * fade, sin(angle) * fade)
        var x = partial.level * gain, y = 0.0
        for place in first..<samples.count {
          let age = place - first
          samples[place] += age < rise ? y * Double(age) / Double(rise) : y
          (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
          if age & 255 == 0, abs(x) + abs(y) < 1e-6 { break }
        }
      }
    }
  }

  /// Adds noise of a band that may move while it sounds: what slides, brushes or snaps.
  mutating func add(_ brush: Brush, at start: Double, gain: Double = 1, seed: UInt64 = 1) {
    let first = Int(start * Self.rate), count = Int(brush.length * Self.rate)
    var filter = BandFilter(), state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    samples.withUnsafeMutableBufferPointer { samples in
      for step in 0..<max(0, min(count, samples.count - first)) {
        let part = Double(step) / Double(count)
        if step & 15 == 0 { filter.tune(brush.from * pow(brush.to / brush.from, part), width: brush.width) }
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let white = Double(Int64(bitPattern: state)) / Double(Int64.max)
        samples[first + step] += filter.passed(white) * brush.loudness(part) * gain
      }
    }
  }

  /// The sound without rumble, at a given peak, that comes from silence and ends in it.
  func finished(peak wanted: Double) -> Waveform {
    var result = self
    var before = 0.0, slow = 0.0
    for place in samples.indices {
      // A high-pass at about 30 Hz.
      slow = 0.9957 * (slow + samples[place] - before)
      before = samples[place]
      result.samples[place] = slow
    }
    let rise = 16, fall = min(result.samples.count / 4, 600)
    for step in 0..<rise { result.samples[step] *= Double(step) / Double(rise) }
    for step in 0..<fall {
      let part = Double(step) / Double(fall)
      result.samples[result.samples.count - 1 - step] *= part * part
    }
    let scale = wanted / max(result.peak, 1e-9)
    for place in result.samples.indices { result.samples[place] *= scale }
    return result
  }
}
