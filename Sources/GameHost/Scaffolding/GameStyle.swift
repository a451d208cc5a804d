/// What a new game begins as.
enum GameStyle: String, CaseIterable, Codable {
  /// A hand against the dealer's, with a decision: the template itself.
  case dealer
  /// Bets alone: nobody decides.
  case punto
  /// A hand against a pay table.
  case paytable

  /// The style that a game's name suggests.
  init(guessedFrom name: NamePlan) {
    let words = Set(name.slug.split(separator: "-").map(String.init))
    let isPoker = name.slug.contains("poker") || !words.isDisjoint(with: Self.pokerWords)
    self = isPoker ? .paytable : .dealer
  }

  private static let pokerWords: Set<String> = [
    "jacks", "draw", "stud", "holdem", "omaha", "deuces", "joker", "paytable", "video",
  ]
}
