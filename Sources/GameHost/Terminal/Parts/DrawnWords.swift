import CasinoKit

/// The words that the drawing adds to those of the scene.
enum DrawnWords {
  static let takeLit = "take the lit one"
  static let takeLitShort = "lit one"
  static let help = "help"
  static let focus = "focus"
  static let place = "place chip"
  static let nextZone = "next zone"
  static let leave = "leave"
  static let leaveTable = "Leave table"
  static let changeBet = "Change bet"
  static let close = "close"
  static let gotIt = "got it"
  static let noBet = "no bet"
  static let total = "Total"
  static let bet = "bet"
  static let stake = "stake"
  static let result = "result"
  static let waiting = "waits"
  static let waits = "Your hand waits. Make the window larger."
  static let move = "move and change"
  static let scroll = "scroll"
  static let arrows = "Arrows"
  static let pageKeys = "PgUp PgDn"
  static let enter = "Enter"
  static let space = "Space"
  static let tab = "Tab"
  static let outOf = "of"
  static let round = "Round"
  static let shoe = "Shoe"
  static let balance = "Balance"
  static let bankroll = "Bankroll"

  static func needs(_ width: Int, _ height: Int) -> String { "This table needs \(width) × \(height)." }
  static func window(_ width: Int, _ height: Int) -> String { "The window is \(width) × \(height)." }
  static func priced(_ title: String, _ amount: String) -> String { "\(title) for \(amount)" }
}
