import CasinoKit
import Testing

@testable import GameHost

/// Every sound, rendered and measured.
@Suite struct SoundTests {
  @Test(arguments: GameSound.allCases)
  func isAudibleShortAndNotClipped(_ sound: GameSound) {
    let measure = SoundMeasure(sound)
    #expect(measure.loudness > 0.04, "audible")
    #expect((0.05...1.2).contains(measure.seconds), "short")
    #expect((0.2...0.9).contains(measure.peak), "neither faint nor clipped")
    #expect(measure.bytes.count < 100_000)
  }

  @Test(arguments: GameSound.allCases)
  func comesFromSilenceAndEndsInIt(_ sound: GameSound) {
    let measure = SoundMeasure(sound)
    #expect(measure.samples.first == 0)
    #expect(measure.samples.last == 0)
    #expect(abs(measure.mean) < 0.001, "no step at the start or the end")
    #expect(measure.samples.suffix(200).allSatisfy { abs($0) < 0.02 }, "it fades before it ends")
  }

  @Test func noTwoSoundAlike() {
    let prints = GameSound.allCases.map { ($0, SoundMeasure($0).fingerprint) }
    for (place, left) in prints.enumerated() {
      for right in prints[(place + 1)...] {
        #expect(SoundMeasure.likeness(left.1, right.1) < 0.85, "\(left.0) and \(right.0)")
      }
    }
  }

  @Test func aSoundIsTheSameEveryTime() { #expect(GameSound.shuffle.waveform == GameSound.shuffle.waveform) }

  @Test(arguments: [(25, 0.25), (50, 0.5), (100, 1)])
  func theVolumeIsInTheFile(percent: Int, factor: Double) {
    let full = SoundMeasure(.win).peak
    #expect(abs(SoundMeasure(.win, volume: Double(percent) / 100).peak - full * factor) < 0.001)
  }
}

@Suite struct WaveFileTests {
  @Test func theHeaderTellsWhatFollows() {
    let bytes = WaveFile.bytes(Waveform(seconds: 0.01))
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func word(_ place: Int) -> String { String(decoding: bytes[place..<place + 4], as: UTF8.self) }
    #expect(bytes.count == 44 + 441 * 2)
    #expect([word(0), word(8), word(12), word(36)] == ["RIFF", "WAVE", "fmt ", "data"])
    #expect(number(4, 4) == bytes.count - 8, "what follows the first eight bytes")
    #expect(number(16, 4) == 16)
    #expect(number(20, 2) == 1, "plain samples")
    #expect(number(22, 2) == 1, "one channel")
    #expect(number(24, 4) == 44_100)
    #expect(number(28, 4) == 88_200)
    #expect(number(32, 2) == 2)
    #expect(number(34, 2) == 16)
    #expect(number(40, 4) == 441 * 2)
  }

  @Test func samplesAreSignedAndLittleEndian() {
    var sound = Waveform(seconds: 0.01)
    sound.add([Partial(frequency: 11_025, level: 1, decay: 1)], at: 0, attack: 0)
    let bytes = WaveFile.bytes(sound)
    func sample(_ place: Int) -> Int16 {
      Int16(bitPattern: UInt16(bytes[44 + 2 * place]) | UInt16(bytes[45 + 2 * place]) << 8)
    }
    // A tone of a quarter of the rate: silence, up, silence, down.
    #expect(sample(0) == 0)
    #expect(sample(1) > 32_000)
    #expect(abs(sample(2)) < 10)
    #expect(sample(3) < -32_000)
  }
}
