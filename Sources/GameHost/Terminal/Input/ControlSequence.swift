/// A control sequence (`ESC [` …) as far as it has come, bounded in length.
struct ControlSequence {
  /// The most bytes that are kept; a longer sequence is read to its end and means nothing.
  static let greatest = 64

  private(set) var parameters: [UInt8] = []
  private(set) var intermediates: [UInt8] = []
  private var isTooLong = false

  /// Whether nothing but its introduction has come.
  var isEmpty: Bool { parameters.isEmpty && intermediates.isEmpty && !isTooLong }

  /// Takes a byte before the final one.
  mutating func take(_ byte: UInt8) {
    if parameters.count + intermediates.count >= Self.greatest {
      isTooLong = true
    } else if byte < 0x30 {
      intermediates.append(byte)
    } else {
      parameters.append(byte)
    }
  }

  /// The mark before the numbers, such as `?`; nil where there is none.
  var mark: Character? {
    parameters.first.flatMap { (0x3C...0x3F).contains($0) ? Character(Unicode.Scalar($0)) : nil }
  }

  /// The numbers, those of one place together; nil where the sequence means nothing.
  var numbers: [[Int]]? {
    guard !isTooLong else { return nil }
    let digits = mark == nil ? parameters[...] : parameters.dropFirst()
    guard !digits.isEmpty else { return [] }
    var found: [[Int]] = []
    for place in digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var numbers: [Int] = []
      for part in place.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        guard let number = Self.number(part) else { return nil }
        numbers.append(number)
      }
      found.append(numbers)
    }
    return found
  }

  /// A number of few digits; 0 where it was left out.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count <= 8, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}

extension [[Int]] {
  /// The first number of a place; a default where it was left out or is 0.
  func number(_ place: Int, default value: Int = 0) -> Int {
    guard indices.contains(place), let number = self[place].first, number != 0 else { return value }
    return number
  }

  /// The second number of a place, which follows a colon.
  func subnumber(_ place: Int, default value: Int = 0) -> Int {
    indices.contains(place) && self[place].count > 1 && self[place][1] != 0 ? self[place][1] : value
  }
}
