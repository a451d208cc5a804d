/// The four names of a new game, worked out of the one that was typed.
struct NamePlan: Equatable {
  /// The most letters of a name, and the most signs of its slug.
  static let greatestLength = 40

  /// What players read.
  let display: String
  /// The word of commands and histories.
  let slug: String
  /// The Swift module, which is also the name of the folder, the package and the program.
  let module: String
  /// The type that is the game. It never has the module's name, which would hide the module from its own tests.
  var type: String { module + "Game" }

  /// Works the names out.
  /// - Parameters:
  ///   - typed: the name as it was typed.
  ///   - taken: what is there already.
  /// - Throws: `NameError` where no good names come of it.
  init(_ typed: String, taken: TakenNames) throws(NameError) {
    display = try Self.display(typed)
    let words = try NameWords(display)
    if ReservedNames.product.contains(words.key) { throw .product(display) }
    if let game = taken.game(like: words.key) { throw .game(game) }
    slug = words.slug
    guard slug.utf8.count <= Self.greatestLength else { throw .tooLong(limit: Self.greatestLength) }
    let plain = words.pascalCase
    module = ReservedNames.hides(plain) ? "\(plain)Game" : plain
    let keys = [module.lowercased(), "\(module)tests".lowercased()]
    if let target = taken.targets.first(where: { keys.contains($0.lowercased()) }) { throw .game(target) }
    if ReservedNames.hides(module) || ReservedNames.product.contains(keys[0]) { throw .product(display) }
  }

  /// The name without spaces around it and with single ones within.
  private static func display(_ typed: String) throws(NameError) -> String {
    if let sign = typed.unicodeScalars.first(where: isHidden) { throw .unreadable(sign: code(sign)) }
    let display = typed.split { $0.isWhitespace }.joined(separator: " ")
    if display.isEmpty { throw .empty }
    if display.hasPrefix("-") && display.count > 1 { throw .option(display) }
    if display.contains("/") { throw .path(display) }
    guard display.count <= greatestLength, display.unicodeScalars.count <= Sanitizer.greatestWord else {
      throw .tooLong(limit: greatestLength)
    }
    // What is taken out of a game's name before it is shown must not be in it.
    let shown = Array(Sanitizer.word(display).unicodeScalars), scalars = Array(display.unicodeScalars)
    guard shown == scalars else {
      let place = zip(scalars, shown).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? shown.count
      throw .unreadable(sign: code(scalars[place]))
    }
    return display
  }

  /// Signs that break lines, steer a terminal or are not seen.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }

  /// A sign as Unicode writes it: `U+200B`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
