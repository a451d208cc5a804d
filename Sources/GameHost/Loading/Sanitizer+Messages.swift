import CasinoKit

extension Sanitizer {
  /// The message with every text in it fit to be read. What the host only keeps for the module, its rules and its
  /// data, stays as it is.
  static func message(_ message: ModuleMessage) -> ModuleMessage {
    switch message {
    case .hello(var hello):
      if let info = hello.info { hello.info = self.info(info) }
      return .hello(hello)
    case .ready(var ready):
      ready.scene.root = node(ready.scene.root)
      ready.entries = ready.entries.map(entry)
      ready.say = ready.say.map { text($0) }
      ready.frames = ready.frames.map { $0.map(frame) }
      return .ready(ready)
    case .answer(var answer):
      answer.frames = answer.frames.map(frame)
      answer.refusal = answer.refusal.map { text($0) }
      answer.commit = answer.commit.map(commit)
      return .answer(answer)
    case .scene(let scene): return .scene(Scene(root: node(scene.root)))
    case .failure(let failure):
      return .failure(Failure(code: word(failure.code), text: text(failure.text)))
    case .odds(var report):
      report.columns = report.columns.prefix(12).map(word)
      let count = report.columns.count
      report.lines = report.lines.prefix(1_000).map {
        OddsReport.Line(
          id: word($0.id), name: text($0.name, limit: greatestTitle), figures: Array($0.figures.prefix(count)))
      }
      report.notes = report.notes.prefix(20).map { text($0) }
      report.refusal = report.refusal.map { text($0) }
      return .odds(report)
    case .replayed(let replayed): return .replayed(Replayed(rounds: replayed.rounds.map(outcome)))
    case .simulated(let simulated):
      var statistics = simulated.statistics
      statistics.bets = Dictionary(statistics.bets.map { (word($0), outcomes($1)) }) { first, _ in first }
      statistics.total = outcomes(statistics.total)
      statistics.tallies = named(statistics.tallies)
      return .simulated(Simulated(statistics: statistics))
    case .explored(let explored):
      return .explored(Explored(rules: explored.rules, rounds: explored.rounds.map(round)))
    case .rolledOut(var answer):
      answer.lines = answer.lines.prefix(1_000).map { line in
        var line = line
        line.id = word(line.id)
        return line
      }
      answer.rejected = max(0, answer.rejected)
      return .rolledOut(answer)
    case .open, .draw, .progress: return message
    }
  }

  private static func outcomes(_ sums: BetStatistics) -> BetStatistics {
    var sums = sums
    sums.outcomes = named(sums.outcomes)
    return sums
  }

  private static func named(_ counts: [String: Int]) -> [String: Int] {
    Dictionary(counts.map { (word($0), $1) }) { first, _ in first }
  }

  /// A game's names, fit to be read.
  static func info(_ info: GameInfo) -> GameInfo {
    GameInfo(id: word(info.id), name: word(info.name), version: word(info.version))
  }

  /// A word of the game's, fit to be read.
  static func word(_ word: String) -> String { text(word, limit: greatestWord) }

  /// A part of a scene whose texts are fit to be read.
  static func node(_ node: SceneNode) -> SceneNode {
    var clean = node
    clean.text = node.text.map { text($0) }
    clean.label = node.label.map { text($0, limit: greatestLabel) }
    clean.detail = node.detail.map { text($0) }
    clean.grid = node.grid.map(grid)
    clean.children = node.children.map { $0.map(Sanitizer.node) }
    if let action = node.action {
      clean.action?.title = text(action.title, limit: greatestTitle)
      clean.action?.key = action.key.map(word)
      clean.action?.unavailable = action.unavailable.map { text($0) }
    }
    return clean
  }

  private static func grid(_ grid: MarkGrid) -> MarkGrid {
    var clean = grid
    clean.rows = min(max(grid.rows, 0), greatestGridRows)
    clean.marks = text(grid.marks)
    clean.letters = grid.letters.map(word)
    clean.notes = grid.notes.map { notes in
      notes.map { note in
        MarkGrid.Note(word(note.name), color: note.color, figure: note.figure.map(word), mark: note.mark)
      }
    }
    return clean
  }

  private static func frame(_ frame: Frame) -> Frame {
    Frame(
      patch: ScenePatch(nodes: frame.patch.nodes.map(node)), events: frame.events.map(event),
      say: frame.say.map { text($0) })
  }

  private static func outcome(_ outcome: RoundOutcome) -> RoundOutcome {
    RoundOutcome(
      entries: outcome.entries.map(entry), hands: fields(outcome.hands), fault: outcome.fault.map { text($0) })
  }

  private static func round(_ round: ExploredRound) -> ExploredRound {
    var clean = round
    clean.entries = round.entries.map(entry)
    clean.hands = fields(round.hands)
    clean.digest = word(round.digest)
    clean.fault?.word = round.fault?.word.map(word)
    return clean
  }

  private static func commit(_ commit: Commit) -> Commit {
    var clean = commit
    clean.entries = commit.entries.map(entry)
    clean.hands = commit.hands.map(fields)
    clean.hints = commit.hints.map { Dictionary($0.map { (word($0.key), $0.value) }) { $1 } }
    clean.play?.move = commit.play.map { word($0.move) } ?? ""
    return clean
  }

  private static func entry(_ entry: LedgerEntry) -> LedgerEntry {
    switch entry {
    case .stake(let bet, let wager, let amount): .stake(bet: word(bet), wager: wager, amount: amount)
    case .settle(let bet, let wager, let hand, let outcome, let returned):
      .settle(bet: word(bet), wager: wager, hand: hand, outcome: word(outcome), returned: returned)
    }
  }

  private static func fields(_ fields: [String: JSONValue]) -> [String: JSONValue] {
    Dictionary(fields.map { (word($0), value($1)) }) { first, _ in first }
  }

  private static func value(_ value: JSONValue) -> JSONValue {
    switch value {
    case .text(let text): .text(word(text))
    case .list(let values): .list(values.map(Sanitizer.value))
    case .object(let fields): .object(Sanitizer.fields(fields))
    case .null, .bool, .integer, .number: value
    }
  }

  private static func event(_ event: GameEvent) -> GameEvent {
    func hand(_ hand: HandID) -> HandID { HandID(word(hand.owner), hand.index) }
    return switch event {
    case .shuffled, .cardsBurned, .roundSettled, .sound, .haptic: event
    case .cardDealt(let id, let card): .cardDealt(hand(id), card: card)
    case .cardFlipped(let id, let card): .cardFlipped(hand(id), card: card)
    case .handSplit(let id): .handSplit(hand(id))
    case .handActive(let id): .handActive(hand(id))
    case .called(let called, let figures): .called(word(called), figures)
    case .chipsPlaced(let bet, let wager, let amount): .chipsPlaced(bet: word(bet), wager: wager, amount: amount)
    case .betSettled(let bet, let hand, let outcome, let tone, let stake, let returned):
      .betSettled(
        bet: word(bet), hand: hand, outcome: word(outcome), tone: tone, stake: stake, returned: returned)
    }
  }
}
