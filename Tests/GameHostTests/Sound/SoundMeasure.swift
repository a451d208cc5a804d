import CasinoKit
import Foundation

@testable import GameHost

/// What can be measured of a sound's file.
struct SoundMeasure {
  let sound: GameSound
  let bytes: [UInt8]
  /// The samples of the file; 1 is full scale.
  let samples: [Double]

  init(_ sound: GameSound, volume: Double = 1) {
    self.sound = sound
    bytes = WaveFile.bytes(sound.waveform, gain: volume)
    samples = stride(from: WaveFile.headerLength, to: bytes.count, by: 2).map { [bytes] place in
      Double(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)) / 32_767
    }
  }

  var seconds: Double { Double(samples.count) / Waveform.rate }
  var peak: Double { samples.map(abs).max() ?? 0 }
  var mean: Double { samples.reduce(0, +) / Double(samples.count) }

  /// The root of the mean square of the loudest twentieth of a second.
  var loudness: Double {
    let window = 2_205
    return stride(from: 0, to: max(1, samples.count - window), by: 441).map { start in
      let part = samples[start..<min(samples.count, start + window)]
      return (part.map { $0 * $0 }.reduce(0, +) / Double(part.count)).squareRoot()
    }.max() ?? 0
  }

  /// How loud each of some bands is in each twentieth of a second: what tells one sound from another.
  var fingerprint: [Double] {
    (0..<14).flatMap { band -> [Double] in
      var filter = BandFilter(), levels = [Double](repeating: 0, count: 25)
      filter.tune(150 * pow(1.42, Double(band)), width: 0.35)
      for (place, sample) in samples.enumerated() {
        let passed = filter.passed(sample)
        levels[place / 2_205] += passed * passed
      }
      return levels.map { $0.squareRoot() }
    }
  }

  /// How alike two sounds are, from 0 to 1.
  static func likeness(_ left: [Double], _ right: [Double]) -> Double {
    func product(_ one: [Double], _ other: [Double]) -> Double { zip(one, other).map(*).reduce(0, +) }
    return product(left, right) / (product(left, left) * product(right, right)).squareRoot()
  }
}
