extension GameState {
  /// Adds the chip that the player took to a bet.
  public func place(on bet: Bet) { setStake((model.bets[bet] ?? .zero) + model.selectedChip.value, on: bet) }

  /// Sets what lies on a bet.
  public func setStake(_ amount: Chips, on bet: Bet) {
    attempt { () throws(IllegalMove) in
      guard isBetting else { throw .roundUnderWay }
      try check(amount, on: bet)
      beginBetting()
      model.bets[bet] = amount
      say("say.placed", .text(strings.text("bet.\(bet.rawValue)")), .text(strings.amount(amount)))
    }
  }

  /// Takes all chips from the zones.
  public func clearBets() {
    guard isBetting else { return refuse(.roundUnderWay) }
    beginBetting()
    model.bets = [:]
    say("say.cleared")
  }

  /// Puts the opening stakes of the last round into the zones.
  public func rebet() { replaceBets(with: repeatable) { $0 } }

  /// Doubles what lies in the zones.
  public func doubleBets() { replaceBets(with: model.bets) { $0 * 2 } }

  /// Halves what lies in the zones, at least to the table's least stakes.
  public func halveBets() { replaceBets(with: model.bets) { $0.half } }

  /// Puts all that the balance and the limits allow on the first bet.
  public func allIn() {
    guard let bet = Bet.allCases.first(where: { $0.kind == .main }) else { return }
    let others = totalBet - (model.bets[bet] ?? .zero)
    setStake(min(model.balance - others, model.limits.stakes(for: bet.kind).upperBound), on: bet)
  }

  /// Takes another chip from the rack.
  public func selectChip(_ chip: ChipDenomination) {
    model.selectedChip = chip
    SoundManager.shared.play(.chipTake)
  }

  /// What a bet's zone takes now; nil while it takes nothing.
  public func stakes(for bet: Bet) -> ClosedRange<Chips>? {
    isBetting && bet.kind != .inPlay && offers(bet) ? model.limits.stakes(for: bet.kind) : nil
  }

  /// Whether the rules offer a bet: those of the next round between rounds.
  public func offers(_ bet: Bet) -> Bool {
    isBetting ? Engine(rules: nextRules).offers(bet) : model.engine.offers(bet)
  }

  /// The opening stakes of the last round that the rules still offer.
  var repeatable: [Bet: Chips] { model.lastStakes.filter { offers($0.key) } }

  /// Why a bet that the rules do not offer is refused.
  func notOffered(_ bet: Bet) -> IllegalMove {
    .unknownBet(bet.rawValue, known: Bet.allCases.filter { $0.kind != .inPlay && offers($0) }.map(\.rawValue))
  }

  /// The zone of a bet, for `BettingZoneView`.
  /// - Parameters:
  ///   - bet: the bet.
  ///   - pays: what it pays, ready to read.
  ///   - print: the key of what is written on the felt, where it is not the bet's name.
  ///   - key: the key that puts a chip there.
  public func zone(_ bet: Bet, pays: String? = nil, print: String? = nil, key: String? = nil) -> BettingZone {
    BettingZone(
      bet: bet.rawValue, title: "bet.\(bet.rawValue)", print: print, stake: stake(on: bet), stakes: stakes(for: bet),
      pays: pays,
      key: key)
  }

  /// Puts chips on a bet: the amount that goes with the action, or the chip that the player took.
  public func place(_ input: ActionInput, on bet: Bet) {
    if let amount = input.amount { setStake(amount, on: bet) } else { place(on: bet) }
  }

  private func replaceBets(with stakes: [Bet: Chips], _ change: (Chips) -> Chips) {
    attempt { () throws(IllegalMove) in
      guard isBetting else { throw .roundUnderWay }
      guard !stakes.isEmpty else { throw .nothingToRepeat }
      model.bets = [:]
      for bet in Bet.allCases {
        guard let stake = stakes[bet] else { continue }
        let amount = change(stake)
        try check(amount, on: bet)
        model.bets[bet] = amount
      }
      let bets = model.bets
      beginBetting()
      model.bets = bets
      for bet in Bet.allCases {
        guard let amount = bets[bet] else { continue }
        say("say.placed", .text(strings.text("bet.\(bet.rawValue)")), .text(strings.amount(amount)))
      }
    }
  }

  private func check(_ amount: Chips, on bet: Bet) throws(IllegalMove) {
    guard bet.kind != .inPlay else { throw .roundUnderWay }
    guard offers(bet) else { throw notOffered(bet) }
    let range = model.limits.stakes(for: bet.kind)
    guard range.contains(amount) else {
      throw .outsideLimits(bet: bet.rawValue, least: range.lowerBound, greatest: range.upperBound)
    }
    let total = totalBet - (model.bets[bet] ?? .zero) + amount
    guard total <= model.balance else { throw .notEnoughChips(price: total, balance: model.balance) }
  }

  /// Clears the table of a round that is over.
  func beginBetting() {
    guard phase == .roundComplete else { return }
    model.engine = Engine(rules: nextRules)
    model.table = nil
    model.results = []
    model.bets = [:]
  }

  /// Does something that may be refused; refused, the table is as it was.
  func attempt(_ body: () throws(IllegalMove) -> Void) {
    let before = model
    do {
      try body()
    } catch {
      model = before
      refuse(error)
    }
  }

  func say(_ key: String, _ arguments: StringArgument...) { pendingSpeech.append(strings.text(key, arguments)) }
}
