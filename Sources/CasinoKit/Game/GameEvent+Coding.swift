extension GameEvent: Codable {
  private enum Key: String, CodingKey {
    case type, hand, index, card, count, bet, wager, amount, outcome, tone, stake, returned, net, word, figures, name
  }

  /// The word that names the kind of event on the wire.
  public var type: String {
    switch self {
    case .shuffled: "shuffled"
    case .cardsBurned: "cardsBurned"
    case .cardDealt: "cardDealt"
    case .cardFlipped: "cardFlipped"
    case .handSplit: "handSplit"
    case .chipsPlaced: "chipsPlaced"
    case .handActive: "handActive"
    case .called: "called"
    case .betSettled: "betSettled"
    case .roundSettled: "roundSettled"
    case .sound: "sound"
    case .haptic: "haptic"
    }
  }

  /// Reads a flat object whose `type` names the kind of event.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func hand() throws -> HandID {
      HandID(try fields.decode(String.self, forKey: .hand), try fields.decodeIfPresent(Int.self, forKey: .index))
    }
    switch try fields.decode(String.self, forKey: .type) {
    case "shuffled": self = .shuffled
    case "cardsBurned":
      self = .cardsBurned(
        try fields.decode(Card.self, forKey: .card), count: try fields.decode(Int.self, forKey: .count))
    case "cardDealt": self = .cardDealt(try hand(), card: try fields.decodeIfPresent(Card.self, forKey: .card))
    case "cardFlipped": self = .cardFlipped(try hand(), card: try fields.decode(Card.self, forKey: .card))
    case "handSplit": self = .handSplit(try hand())
    case "handActive": self = .handActive(try hand())
    case "chipsPlaced":
      self = .chipsPlaced(
        bet: try fields.decode(String.self, forKey: .bet), wager: try fields.decode(Int.self, forKey: .wager),
        amount: try fields.decode(Chips.self, forKey: .amount))
    case "called":
      self = .called(
        try fields.decode(String.self, forKey: .word), try fields.decode([Int].self, forKey: .figures))
    case "betSettled":
      self = .betSettled(
        bet: try fields.decode(String.self, forKey: .bet), hand: try fields.decode(Int.self, forKey: .index),
        outcome: try fields.decode(String.self, forKey: .outcome), tone: try fields.decode(Tone.self, forKey: .tone),
        stake: try fields.decode(Chips.self, forKey: .stake), returned: try fields.decode(Chips.self, forKey: .returned)
      )
    case "roundSettled": self = .roundSettled(net: try fields.decode(Chips.self, forKey: .net))
    case "sound": self = .sound(try fields.decode(GameSound.self, forKey: .name))
    case "haptic": self = .haptic(try fields.decode(HapticFeedback.self, forKey: .name))
    case let other:
      throw DecodingError.dataCorruptedError(forKey: .type, in: fields, debugDescription: "unknown event \(other)")
    }
  }

  /// Writes a flat object whose `type` names the kind of event.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(type, forKey: .type)
    func encode(_ hand: HandID) throws {
      try fields.encode(hand.owner, forKey: .hand)
      try fields.encodeIfPresent(hand.index, forKey: .index)
    }
    switch self {
    case .shuffled: break
    case .cardsBurned(let card, let count):
      try fields.encode(card, forKey: .card)
      try fields.encode(count, forKey: .count)
    case .cardDealt(let hand, let card):
      try encode(hand)
      try fields.encodeIfPresent(card, forKey: .card)
    case .cardFlipped(let hand, let card):
      try encode(hand)
      try fields.encode(card, forKey: .card)
    case .handSplit(let hand), .handActive(let hand): try encode(hand)
    case .chipsPlaced(let bet, let wager, let amount):
      try fields.encode(bet, forKey: .bet)
      try fields.encode(wager, forKey: .wager)
      try fields.encode(amount, forKey: .amount)
    case .called(let word, let figures):
      try fields.encode(word, forKey: .word)
      try fields.encode(figures, forKey: .figures)
    case .betSettled(let bet, let hand, let outcome, let tone, let stake, let returned):
      try fields.encode(bet, forKey: .bet)
      try fields.encode(hand, forKey: .index)
      try fields.encode(outcome, forKey: .outcome)
      try fields.encode(tone, forKey: .tone)
      try fields.encode(stake, forKey: .stake)
      try fields.encode(returned, forKey: .returned)
    case .roundSettled(let net): try fields.encode(net, forKey: .net)
    case .sound(let sound): try fields.encode(sound, forKey: .name)
    case .haptic(let feedback): try fields.encode(feedback, forKey: .name)
    }
  }
}
