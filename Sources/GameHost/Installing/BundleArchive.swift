/// A bundle as one file: a plain archive of POSIX 1003.1 (`ustar`), which `tar tf` lists. Written, it is the same for
/// the same files; read, it is taken apart in memory, and only plain files with plain paths are taken.
enum BundleArchive {
  private static let block = 512
  private static let mark = Array("ustar\u{0}00".utf8)

  /// The bytes of the archive.
  static func bytes(_ bundle: GameBundle) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bundle.files.reduce(0) { $0 + $1.bytes.count + 2 * block })
    // What says what it is comes first, so that `tar` shows it at once.
    let first = bundle.files.filter { $0.path == BundleRecord.path }
    for file in first + bundle.files.filter({ $0.path != BundleRecord.path }) {
      bytes += header(file, isProgram: file.path == bundle.program)
      bytes += file.bytes
      bytes += [UInt8](repeating: 0, count: (block - file.bytes.count % block) % block)
    }
    return bytes + [UInt8](repeating: 0, count: 2 * block)
  }

  /// Takes an archive apart.
  /// - Throws: `BundleError.noBundle` for what is no archive, `.unsound` for one that no honest program wrote.
  static func files(_ bytes: [UInt8]) throws(BundleError) -> [GameBundle.File] {
    guard isArchive(bytes) else { throw .noBundle }
    var files: [GameBundle.File] = [], place = 0
    while true {
      guard place + block <= bytes.count else { throw .unsound(.cut) }
      let header = bytes[place..<place + block]
      if header.allSatisfy({ $0 == 0 }) { return files }
      let (path, size) = try entry(Array(header))
      let start = place + block
      guard size <= bytes.count - start else { throw .unsound(.cut) }
      guard files.count < GameBundle.greatestCount else { throw .tooLarge(limit: GameBundle.greatest) }
      files.append(GameBundle.File(path: path, bytes: Array(bytes[start..<start + size])))
      place = start + (size + block - 1) / block * block
    }
  }

  /// Whether bytes begin as an archive does.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.count >= block && bytes[257..<262].elementsEqual(mark[..<5])
  }

  private static func header(_ file: GameBundle.File, isProgram: Bool) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func put(_ text: String, at place: Int) { header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8) }
    put(file.path, at: 0)
    put(isProgram ? "0000755" : "0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(file.bytes.count, digits: 11), at: 124)
    put("00000000000", at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    header.replaceSubrange(257..<265, with: mark)
    put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0} ", at: 148)
    return header
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// The path and the length of an entry.
  private static func entry(_ header: [UInt8]) throws(BundleError) -> (path: String, size: Int) {
    func text(_ range: Range<Int>) -> String { String(decoding: header[range].prefix { $0 != 0 }, as: UTF8.self) }
    func number(_ range: Range<Int>) -> Int? {
      let digits = text(range).split(separator: " ").first ?? ""
      return digits.isEmpty ? nil : Int(digits, radix: 8)
    }
    let path = text(345..<500).isEmpty ? text(0..<100) : "\(text(345..<500))/\(text(0..<100))"
    let sum = header.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
    guard number(148..<156) == sum, let size = number(124..<136), size >= 0 else { throw .unsound(.cut) }
    guard header[156] == UInt8(ascii: "0") || header[156] == 0 else { throw .unsound(.kind(path)) }
    guard GameBundle.isPath(path) else { throw .unsound(.path(path)) }
    guard size <= GameBundle.greatest else { throw .tooLarge(limit: GameBundle.greatest) }
    return (path, size)
  }
}
