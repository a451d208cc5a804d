import CasinoKit
import FoundationEssentials

/// What the drawn lobby shows, ready to read.
struct LobbyContent: Equatable {
  /// A table at which one can sit down.
  struct Table: Equatable {
    var id: String
    var name: String
    var summary: String
    var icon: SceneNode?
    var launchScreen: SceneNode?
    /// What was won or lost there; nil where nothing was played.
    var net: Change?
    var rounds: String?
    var limits: String
    /// Whether a hand waits there.
    var hasOpenHand: Bool
  }

  /// A round that is over.
  struct Result: Equatable {
    /// When it ended: the time of day, or the date where that is another day.
    var time: String
    var game: String
    var outcome: String
    var net: Change
  }

  /// A gain or a loss.
  struct Change: Equatable {
    var text: String
    var tone: Tone
  }

  /// The chips of the wallet.
  var balance: String
  /// Whether chips are owed.
  var isOwed: Bool
  /// What was won or lost since the first day; nil before the first round.
  var net: Change?
  /// The first day.
  var since: String?
  var tables: [Table]
  var results: [Result]
  /// The course of the net.
  var curve: [Chips]
}

extension LobbyContent {
  /// Puts what the lobby knows into words.
  /// - Parameters:
  ///   - words: the words of a game, for outcomes.
  ///   - clock: how times of the record are told.
  init(_ lobby: Lobby, _ strings: Strings, words: (String) -> Strings, clock: LobbyClock) {
    let sums = lobby.report.sums
    balance = strings.amount(lobby.balance < .zero ? -lobby.balance : lobby.balance)
    isOwed = lobby.balance < .zero
    net = sums.rounds > 0 ? Change(sums.net, strings) : nil
    since = lobby.report.curve.first.map { clock.day(Int($0.time.timeIntervalSince1970)) }
    tables = lobby.games.map { Self.table($0, lobby, strings) }
    var known: [String: Strings] = [:]
    results = lobby.rounds.map { row in
      let own = known[row.game] ?? words(row.game)
      known[row.game] = own
      return Self.result(row, tables: lobby.games, own, clock)
    }
    curve = lobby.report.curve.map(\.net)
  }

  private static func table(_ game: Manifest, _ lobby: Lobby, _ strings: Strings) -> Table {
    let title = game.title(in: strings.language), id = game.info.id
    let sums = lobby.report.games.first { $0.game == id }?.sums
    return Table(
      id: id, name: title.name, summary: title.summary, icon: game.icon, launchScreen: game.launchScreen,
      net: sums.map { Change($0.net, strings) },
      rounds: sums.map { strings.text("lobby.rounds", .count($0.rounds), .text(strings.amount(Chips($0.rounds)))) },
      limits: strings.range((lobby.limits[id] ?? .casual).main), hasOpenHand: lobby.openGames.contains(id))
  }

  private static func result(_ row: HistoryRow, tables: [Manifest], _ words: Strings, _ clock: LobbyClock) -> Result {
    let outcomes = row.outcomes.map { words.firstKnown(["outcome.\($0)"]) ?? $0 }
    var text = outcomes.joined(separator: words.text("list.separator"))
    if row.isAdvised { text = words.text("lobby.advised", .text(text)) }
    if row.isPractice { text = words.text("lobby.practice", .text(text)) }
    let name = tables.first { $0.info.id == row.game }?.title(in: words.language).name ?? row.game
    return Result(
      time: clock.moment(row.time), game: name, outcome: text, net: Change(row.net, words))
  }
}

extension LobbyContent.Change {
  /// An amount with its sign.
  init(_ amount: Chips, _ strings: Strings) {
    let magnitude = strings.amount(amount < .zero ? -amount : amount)
    text = amount > .zero ? "+\(magnitude)" : amount < .zero ? "−\(magnitude)" : magnitude
    tone = Tone(net: amount)
  }
}
