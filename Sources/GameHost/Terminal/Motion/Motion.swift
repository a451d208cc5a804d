import CasinoKit

/// What moves between two tables: a picture for every moment, without a clock.
///
/// Cards, chips and the band of the result move over the table as it was; then the table is as it is in the end, and
/// figures may count on.
struct Motion: Sendable {
  /// How long it takes, with the pause before the next step.
  let duration: Duration
  /// When the picture changes: sorted, at most 30 times a second; the last is when nothing moves any more.
  let moments: [Duration]

  private let from: CellBuffer
  private let to: CellBuffer
  private let tracks: [any MotionTrack]
  /// From when on the table is as it is in the end.
  private let tableEnd: Duration
  private let theme: Theme
  private let options: RenderOptions

  /// Makes what moves from one table to the next; nil where nothing does.
  /// - Parameters:
  ///   - from: the table before the step.
  ///   - to: the table after it, in the same window.
  ///   - events: what happened. While bets are laid, the host may name chips that come and go by itself.
  ///   - theme: the colours that the tables were drawn in.
  ///   - options: what else they were drawn with.
  ///   - pace: how fast.
  init?(
    from: RenderedTable, to: RenderedTable, events: [GameEvent], theme: Theme, options: RenderOptions, pace: Pace
  ) {
    guard pace != .instant, from.buffer.width == to.buffer.width, from.buffer.height == to.buffer.height else {
      return nil
    }
    let plan = MotionPlan(from: from, to: to, events: events, pace: pace)
    guard let last = plan.tracks.map(\.steps.end).max() else { return nil }
    moments = Self.thinned(plan.tracks.flatMap(\.steps.times), end: last)
    duration = max(last, plan.end)
    tracks = plan.tracks
    tableEnd = plan.tableEnd
    (self.from, self.to, self.theme, self.options) = (from.buffer, to.buffer, theme, options)
  }

  /// The picture of a moment; from `duration` on the table as it is in the end.
  func buffer(at elapsed: Duration) -> CellBuffer {
    guard let moment = moments.last(where: { $0 <= elapsed }) else { return from }
    guard moment != moments.last else { return to }
    var canvas = Canvas(size: (to.width, to.height), theme: theme, options: options, focus: nil)
    let isOver = moment >= tableEnd
    canvas.buffer = isOver ? to : from
    for track in tracks where track.isOverEnd || !isOver {
      if let step = track.steps.step(at: moment) { track.draw(step, on: &canvas) }
    }
    return canvas.buffer
  }

  /// Leaves out what comes too soon after another picture; never the end.
  private static func thinned(_ times: [Duration], end: Duration) -> [Duration] {
    let least = Duration.seconds(1) / 30
    var kept: [Duration] = []
    for time in Set(times).sorted() where time < end {
      if kept.last.map({ time - $0 >= least }) ?? true { kept.append(time) }
    }
    if kept.count > 1, let last = kept.last, end - last < least { kept.removeLast() }
    return kept + [end]
  }
}
