import CasinoKit

/// Finds what moves between two tables, and when.
struct MotionPlan {
  private(set) var tracks: [any MotionTrack] = []
  /// From when on the table is as it is in the end.
  private(set) var tableEnd = Duration.zero
  /// When the next step may begin.
  private(set) var end = Duration.zero

  private let from: RenderedTable
  private let to: RenderedTable
  private let pace: Pace

  init(from: RenderedTable, to: RenderedTable, events: [GameEvent], pace: Pace) {
    (self.from, self.to, self.pace) = (from, to, pace)
    addStakes(events)
    addCards(events)
    addFlips(events)
    addSettlements(events)
    addBand()
    addHint()
    end = max(end, tableEnd)
    addFigures(events)
  }

  private mutating func add(_ track: some MotionTrack) {
    tracks.append(track)
    if !track.isOverEnd { tableEnd = max(tableEnd, track.steps.end) }
  }

  private func steps(_ milliseconds: Int, _ count: Int, at start: Duration) -> MotionSteps {
    MotionSteps(start: start, length: pace.time(milliseconds), count: count)
  }

  // MARK: Cards

  private mutating func addCards(_ events: [GameEvent]) {
    var seen: [HandID: Int] = [:]
    for case .cardDealt(let hand, let card) in events {
      let old = from.cards(of: hand)
      let new = to.cards(of: hand).filter { old[$0.key] == nil }.sorted { $0.key < $1.key }
      let place = seen[hand, default: 0]
      seen[hand] = place + 1
      guard place < new.count, let size = CardSize(new[place].value) else { continue }
      let rect = new[place].value
      add(
        CardSlide(
          steps: steps(220, CardSlide.way.count, at: end > .zero ? end : tableEnd),
          start: to.shoe ?? from.shoe ?? to.corner(for: size), end: rect.corner, size: size, card: card))
      end = tableEnd + pace.time(120)
    }
  }

  private mutating func addFlips(_ events: [GameEvent]) {
    let start = tableEnd
    for case .cardFlipped(let hand, let card) in events {
      let new = to.cards(of: hand)
      let changed = from.cards(of: hand).compactMap { index, rect in
        new[index].map { (rect: rect, changes: from.buffer.changes(rect, to: to.buffer, $0)) }
      }
      .filter { $0.changes > 0 }.sorted { ($0.changes, $1.rect.column) > ($1.changes, $0.rect.column) }
      guard let rect = changed.first?.rect, let size = CardSize(rect), size != .text else { continue }
      let widths = CardFlip.widths(size)
      add(CardFlip(steps: steps(180, widths.count, at: start), rect: rect, size: size, card: card))
    }
  }

  // MARK: Chips

  private mutating func addStakes(_ events: [GameEvent]) {
    for case .chipsPlaced(let bet, let wager, let amount) in events {
      guard let place = to.zoneStake(bet) ?? to.handStake(wager, changedFrom: from) else { continue }
      let laid = to.zone(bet) == nil ? from.zoneStake(bet) : nil
      addChip(amount, laid ?? from.balancePlace, place, 160, at: .zero)
    }
  }

  private mutating func addSettlements(_ events: [GameEvent]) {
    let start = tableEnd
    for case .betSettled(let bet, let hand, _, _, let stake, let returned) in events {
      guard let place = from.zoneStake(bet) ?? from.handStake(hand) ?? to.zoneStake(bet) else { continue }
      if returned > .zero {
        addChip(returned, place, from.balancePlace, 260, at: start)
      } else {
        addChip(stake, place, from.dealerPlace, 160, at: start)
      }
    }
  }

  private mutating func addChip(_ amount: Chips, _ from: Point, _ to: Point, _ time: Int, at start: Duration) {
    guard from != to, let chip = ChipDenomination.stack(amount).first else { return }
    add(ChipSlide(steps: steps(time, ChipSlide.way.count, at: start), start: from, end: to, chip: chip))
  }

  // MARK: The result

  private mutating func addBand() {
    guard from.band == nil, let band = to.band else { return }
    add(BandOpening(steps: steps(120, 3, at: tableEnd), rect: band, band: to.buffer))
  }

  private mutating func addHint() {
    guard from.hint == nil, let (animation, rect) = to.hint, animation != .none else { return }
    add(
      HintArrival(
        steps: steps(180, HintArrival.pictures, at: tableEnd), rect: rect, animation: animation, picture: to.buffer))
  }

  private mutating func addFigures(_ events: [GameEvent]) {
    if from.band == nil, to.band != nil, let place = to.sumPlace {
      for case .roundSettled(let net) in events where net != .zero {
        add(SumCount(steps: steps(400, FigureCount.steps, at: tableEnd), place: place, net: net))
      }
    }
    guard let old = from.balance, let new = to.balance else { return }
    let start = new.amount < old.amount ? .zero : tableEnd
    guard
      let count = FigureCount(
        steps: steps(400, FigureCount.steps, at: start), old: old, new: new, from: from.buffer, to: to.buffer)
    else { return }
    // Below what moves over the bar.
    tracks.insert(count, at: 0)
  }
}
