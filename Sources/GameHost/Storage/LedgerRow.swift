import CasinoKit

/// A movement of chips within a round as the ledger keeps it: what it does to the balance.
struct LedgerRow {
  /// Whether chips are staked or a wager is settled.
  enum Kind: String {
    case stake, settle
  }

  /// What it is.
  let kind: Kind
  /// What it adds to the balance: negative for a stake.
  let amount: Chips
  /// The bet's word.
  let bet: String
  /// The wager's number.
  let wager: Int
  /// The hand's place from the left, of a settlement.
  let hand: Int?
  /// The outcome's word, of a settlement.
  let outcome: String?

  /// Takes an entry over.
  /// - Throws: `StoreError.badEntry` for an amount that no entry can have.
  init(_ entry: LedgerEntry) throws(StoreError) {
    let range: ClosedRange<Chips> = .zero ... .greatest
    switch entry {
    case .stake(let bet, let wager, let amount):
      guard range.contains(amount), amount != .zero else { throw .badEntry(entry) }
      self.init(kind: .stake, amount: -amount, bet: bet, wager: wager, hand: nil, outcome: nil)
    case .settle(let bet, let wager, let hand, let outcome, let returned):
      guard range.contains(returned) else { throw .badEntry(entry) }
      self.init(kind: .settle, amount: returned, bet: bet, wager: wager, hand: hand, outcome: outcome)
    }
  }

  /// Takes the columns over.
  init(kind: Kind, amount: Chips, bet: String, wager: Int, hand: Int?, outcome: String?) {
    self.kind = kind
    self.amount = amount
    self.bet = bet
    self.wager = wager
    self.hand = hand
    self.outcome = outcome
  }

  /// The entry again.
  var entry: LedgerEntry {
    switch kind {
    case .stake: .stake(bet: bet, wager: wager, amount: -amount)
    case .settle: .settle(bet: bet, wager: wager, hand: hand ?? 0, outcome: outcome ?? "", returned: amount)
    }
  }

  /// The balance after it.
  /// - Throws: `notEnoughChips` where a stake is not covered, `tooManyChips` beyond what an amount can be.
  func applied(to balance: Chips) throws(StoreError) -> Chips {
    let after = balance + amount
    guard kind == .settle || after >= .zero else { throw .notEnoughChips(balance: balance, needed: -amount) }
    guard after <= .greatest else { throw .tooManyChips }
    return after
  }
}
