/// A waveform as the bytes of a WAV file: one channel of 16 bits, no compression.
enum WaveFile {
  /// How many bytes stand before the samples.
  static let headerLength = 44

  /// The bytes of a file.
  /// - Parameter gain: how loud it is, from 0 to 1.
  static func bytes(_ waveform: Waveform, gain: Double = 1) -> [UInt8] {
    let rate = UInt32(Waveform.rate), dataLength = UInt32(waveform.samples.count * 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerLength + waveform.samples.count * 2)
    bytes += Array("RIFF".utf8) + littleEndian(dataLength + 36) + Array("WAVEfmt ".utf8) + littleEndian(UInt32(16))
    // Plain samples, one channel, the rate, bytes a second, bytes a sample, bits a sample.
    bytes += littleEndian(UInt16(1)) + littleEndian(UInt16(1)) + littleEndian(rate) + littleEndian(rate * 2)
    bytes += littleEndian(UInt16(2)) + littleEndian(UInt16(16)) + Array("data".utf8) + littleEndian(dataLength)
    for sample in waveform.samples {
      let value = UInt16(bitPattern: Int16(clamping: Int((sample * gain * Double(Int16.max)).rounded())))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return bytes
  }

  private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
