import CasinoKit

/// The English words of lobby, list, info and history, all in one place.
enum ListingWords {
  /// The kit's texts: how amounts, odds and shares are written.
  static let strings = Strings(language: "en")

  static let noGames = "There is no game on this machine."
  static let noRounds = "No rounds yet."
  static let games = "Games"
  static let lastRounds = "Last rounds"
  static let moreHelp = "All commands: casino help"
  static let unknown = "not stated"
  static let practice = "practice"

  static let gameHeads = ["game", "version", "what it is"]
  static let historyHeads = ["round", "time (UTC)", "game", "staked", "net", "balance", "outcome"]

  static let bets = "Bets"
  static let betHeads = ["bet", "made", "pays at most", "house edge"]
  static let settings = "Settings (--set key=value)"
  static let settingHeads = ["key", "at first", "values"]
  static let shoe = "Shoe"
  static let moves = "Moves"
  static let builtWith = "Built with"

  static func wallet(_ balance: Chips) -> String {
    balance < 0 ? "Wallet: \((-balance).readable) chips owed" : "Wallet: \(balance.readable) chips"
  }

  static func openHand(_ game: String) -> String { "A hand of \(game) is waiting for you: casino play \(game)" }

  static func sitDown(_ game: String?) -> String { "Sit down: casino play \(game ?? "<game>")" }

  static let noShoes = "No shoe was dealt from yet."
  static let commitment = "commitment "
  static let serverSeed = "server seed"
  static let clientSeed = "client seed"
  static let notRevealed = "not revealed before the shoe is over"
  static func shoe(_ shoe: ShoeLine) -> String {
    let rounds = shoe.rounds.map(\.number)
    let dealt = rounds.first.map { first in
      first == rounds.last ? ", round \(first)" : ", rounds \(first) to \(rounds.last ?? first)"
    }
    return "Shoe \(shoe.id.own) of \(shoe.game)\(dealt ?? "")\(shoe.isPractice ? " (\(practice))" : "")"
  }

  static let noWallet = "has not played yet"
  static let profileHint = "The profile with a * plays where none is named. Change it: casino profiles switch <name>"
  static func profileCreated(_ name: String) -> String { "Profile \(name) is there. Play as it: --profile \(name)" }
  static func profileRenamed(_ name: String, _ other: String) -> String { "Profile \(name) is called \(other) now." }
  static func profileInUse(_ name: String) -> String { "Profile \(name) plays from now on." }

  static func kind(_ kind: BetKind) -> String {
    switch kind {
    case .main: "before the deal"
    case .side: "beside the main bet"
    case .inPlay: "during the round"
    }
  }

  /// A house edge, which a foreign game may state as it likes.
  static func edge(_ share: Double?) -> String {
    guard let share, abs(share) <= 10 else { return unknown }
    return strings.percent(share)
  }

  static func shoe(_ plan: ShoePlan) -> String {
    let decks = plan.decks == 1 ? "1 deck" : "\(plan.decks) decks"
    return "\(decks), shuffled after \(plan.cut) of \(plan.cardCount) cards"
  }

  static func builtWith(kit: String, versions: [String]) -> String {
    "CasinoKit \(kit), protocol \(versions.joined(separator: " to "))"
  }
}
