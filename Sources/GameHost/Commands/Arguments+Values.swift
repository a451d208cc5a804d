import CasinoKit

/// The values of options, read into their types; what is not taken is thrown with the option that it was given to.
extension Arguments {
  /// The game that the command is about.
  func game(_ command: CommandName) throws(UsageError) -> GameReference {
    guard let word = operands.first, !word.isEmpty else { throw .missingGame(command) }
    return GameReference(word)
  }

  /// The folder or file that the command is about; the present folder where none is named.
  func folder() throws(UsageError) -> String {
    guard let word = operands.first else { return "." }
    guard !word.isEmpty else { throw .unexpectedWord(word, command ?? .build) }
    return word
  }

  /// The shell that completion is written for.
  func shell() throws(UsageError) -> CompletionShell {
    let word = operands.first ?? ""
    guard let shell = CompletionShell(rawValue: word) else { throw .unknownShell(word) }
    return shell
  }

  /// The text of an option; an empty one is refused.
  func filled(_ option: OptionName) throws(UsageError) -> String? {
    guard let text = value(option) else { return nil }
    guard !text.isEmpty else { throw .badValue(option, text) }
    return text
  }

  /// One of the words that an option takes.
  func choice<Choice: RawRepresentable<String>>(_ option: OptionName) throws(UsageError) -> Choice? {
    guard let text = value(option) else { return nil }
    guard let choice = Choice(rawValue: text) else { throw .badValue(option, text) }
    return choice
  }

  /// How many colours are drawn; nil for `auto` and where it is not said.
  func colors() throws(UsageError) -> ColorMode? { value(.color) == "auto" ? nil : try choice(.color) }

  /// The number that the shoes are shuffled from.
  func seed() throws(UsageError) -> UInt64? {
    guard let text = value(.seed) else { return nil }
    guard text.isDecimal, let seed = UInt64(text) else { throw .badValue(.seed, text) }
    return seed
  }

  /// How many rounds are tried or simulated.
  func rounds() throws(UsageError) -> Int? {
    guard let text = value(.rounds) else { return nil }
    guard text.isDecimal, let rounds = Int(text), CheckOptions.allowedRounds.contains(rounds) else {
      throw .badValue(.rounds, text)
    }
    return rounds
  }

  /// The rules of a check: their words or those of groups, with commas between.
  func rules() throws(UsageError) -> [CheckRule]? {
    guard let text = value(.rule) else { return nil }
    var rules: [CheckRule] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let named = CheckRule.allCases.filter { $0.rawValue == word || $0.group == word }
      guard !named.isEmpty else { throw .badValue(.rule, word) }
      rules += named
    }
    return CheckRule.allCases.filter(rules.contains)
  }

  /// How findings and sums are printed.
  func checkFormat() throws(UsageError) -> CheckOptions.Format? {
    guard let text = value(.format) else { return nil }
    guard let format = CheckOptions.Format(rawValue: text) else {
      throw .badChoice(.format, text, CheckOptions.Format.allCases.map(\.rawValue))
    }
    return format
  }

  /// The most rounds of a history.
  func limit() throws(UsageError) -> Int? {
    guard let text = value(.limit) else { return nil }
    guard text.isDecimal, let limit = Int(text), HistoryOptions.limits.contains(limit) else {
      throw .badValue(.limit, text)
    }
    return limit
  }

  /// The pixels of an icon's side.
  func size() throws(UsageError) -> Int? {
    guard let text = value(.size) else { return nil }
    guard text.isDecimal, let size = Int(text), IconOptions.sizes.contains(size) else { throw .badValue(.size, text) }
    return size
  }

  /// The round that is shown again.
  func round() throws(UsageError) -> Int? {
    guard let text = value(.replay) else { return nil }
    guard text.isDecimal, let round = Int(text), round > 0 else { throw .badValue(.replay, text) }
    return round
  }

  /// How statistics are printed.
  func statsFormat() throws(UsageError) -> StatsOptions.Format {
    if let format: StatsOptions.Format = try choice(.format) { return format }
    return has(.json) ? .json : has(.csv) ? .csv : .text
  }

  /// What `casino profiles` does.
  func profilesAction() throws(UsageError) -> ProfilesAction {
    guard let verb = operands.first else { return .list }
    let names = Array(operands.dropFirst())
    for name in names where !Self.isProfileName(name) { throw .badValue(.profile, name) }
    switch (verb, names.count) {
    case ("create", 1): return .create(names[0])
    case ("rename", 2): return .rename(names[0], names[1])
    case ("switch", 1): return .use(names[0])
    default: throw .unexpectedWord(operands.joined(separator: " "), .profiles)
    }
  }

  /// Whether a word can be the name of a folder, too.
  private static func isProfileName(_ text: String) -> Bool {
    (1...32).contains(text.count) && text.allSatisfy { $0.isWordCharacter || $0 == "-" } && !text.hasPrefix("-")
  }

  /// The chips of a practice stack.
  func stack() throws(UsageError) -> Chips? {
    guard let text = value(.stack) else { return nil }
    guard let stack = Chips(text), PracticeOptions.stacks.contains(stack) else { throw .badValue(.stack, text) }
    return stack
  }

  /// The player's part in the seeds of shoes.
  func clientSeed() throws(UsageError) -> String? {
    guard let text = value(.clientSeed) else { return nil }
    guard text.utf8.count <= 64, text.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0 != ":" }) else {
      throw .badValue(.clientSeed, text)
    }
    return text
  }

  /// The next cards of the shoe.
  func cards() throws(UsageError) -> [Card] {
    guard let text = value(.cards) else { return [] }
    do {
      let cards = try Card.list(text)
      guard !cards.isEmpty else { throw UsageError.badValue(.cards, text) }
      return cards
    } catch let error as UsageError {
      throw error
    } catch CardTextError.notACard(let word) {
      throw .badValue(.cards, word)
    } catch {
      throw .badValue(.cards, text)
    }
  }

  /// Cards whose suits may be left out: `A7`, `A 7`, `AS 7D`, `10 9`. A rank alone is taken as a spade.
  func ranks(_ option: OptionName) throws(UsageError) -> [Card] {
    guard let text = value(option) else { return [] }
    var cards: [Card] = [], rest = Substring(text.uppercased().filter { $0 != "," && !$0.isWhitespace })
    while let first = rest.popFirst() {
      var rank = String(first)
      if first == "1", rest.first == "0" {
        rest.removeFirst()
        rank = "T"
      }
      let suit = rest.first.flatMap { "SHDC♠♥♦♣".contains($0) ? rest.popFirst() : nil } ?? "S"
      guard let card = Card(rank + String(suit)) else { throw .badValue(option, text) }
      cards.append(card)
    }
    guard !cards.isEmpty else { throw .badValue(option, text) }
    return cards
  }

  /// The settings of the table.
  func settings() throws(UsageError) -> [PlayOptions.Setting] {
    var settings: [PlayOptions.Setting] = []
    for text in values[.set] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, !text.hasPrefix("=") else { throw .badValue(.set, text) }
      settings.append(PlayOptions.Setting(key: String(parts[0]), value: String(parts[1])))
    }
    return settings
  }

  /// The player's language.
  func language() throws(UsageError) -> String? {
    guard let text = value(.lang) else { return nil }
    guard let tag = Language.tag(text) else { throw .badValue(.lang, text) }
    return tag
  }

  /// The player: a word that can be the name of a folder.
  func profile() throws(UsageError) -> String? {
    guard let text = value(.profile) else { return nil }
    guard Self.isProfileName(text) else { throw .badValue(.profile, text) }
    return text
  }
}

extension Language {
  /// The tag of a language as it is typed: letters, and parts after hyphens, or after underscores as in `$LANG`.
  static func tag(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.dropFirst().allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy(\.isWordCharacter) })
    else { return nil }
    return normalised(text)
  }
}

extension String {
  var isDecimal: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isNumber } }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isASCII && (isLetter || isNumber) }
}
