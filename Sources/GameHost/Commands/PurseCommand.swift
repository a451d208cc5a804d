import CasinoKit
import FoundationEssentials

/// What `casino purse` does.
enum PurseAction: Equatable {
  case show, fill(Chips), empty, trust, untrust
}

/// The options of `casino purse`.
struct PurseOptions: Equatable {
  /// The game as it was typed; nil shows all purses.
  var game: String?
  var action = PurseAction.show
  /// Whether the question whether to trust is answered.
  var isAgreed = false
}

/// `casino purse`: the chips that a foreign game plays with, and whether its winnings count.
enum PurseCommand {
  static func run(_ options: PurseOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let store = try context.openStore(invocation).store, profile = try store.profile(named: invocation.profile)
    let strings = Strings.host(context.language(invocation, in: store, profile))
    guard let word = options.game else {
      return try context.output.write(PurseText.list(try store.purses(of: profile), strings))
    }
    let (id, game) = try find(word, store, profile, invocation, context)
    let gate = ForeignGate(invocation: invocation, context: context)
    var said: String?
    switch options.action {
    case .show: break
    case .fill(let amount):
      try store.fillPurse(of: id, amount, profile: profile)
      said = strings.words("purse.filled", strings.amount(amount), id)
    case .empty:
      let taken = try store.emptyPurse(of: id, profile: profile)
      said = strings.words(taken > .zero ? "purse.emptied" : "purse.nothingLeaves", strings.amount(taken), id)
    case .trust: said = try trust(id, options, store, profile, gate, strings)
    case .untrust:
      if let origin = try store.origin(of: id) {
        try store.agree(.trust(game: id, origin), false, profile: profile)
      }
      said = strings.words("purse.untrusted", id)
    }
    if let said { try context.output.writeLine(said) }
    let purse =
      try store.purse(of: id, profile: profile) ?? Purse(game: id, balance: .zero, own: .zero, isTrusted: false)
    let report = try store.statistics(of: id, profile: profile)
    try context.output.write(
      PurseText.page(
        purse, wallet: try store.walletBalance(profile: profile), ReturnRecord(report, manifest: game?.manifest),
        strings))
  }

  /// The word of the game, and the game itself where it is on this machine. A purse outlives its game.
  private static func find(
    _ word: String, _ store: Store, _ profile: ProfileID, _ invocation: Invocation, _ context: CommandContext
  ) throws -> (id: String, game: Game?) {
    let id = word.lowercased()
    if try store.purse(of: id, profile: profile) != nil {
      return (id, try? GameReference.named(id).found(invocation, in: context))
    }
    let game = try GameReference(word).found(invocation, in: context)
    switch game.origin {
    case .bundled: throw CommandError.playsWithWallet(game: game.manifest.info.name)
    case .path: throw CommandError.playsForPractice(game: game.manifest.info.name)
    case .installed:
      let id = game.manifest.info.id
      try store.claim(id, for: game.origin, bundled: [])
      return (id, game)
    }
  }

  /// Says what it means and asks.
  private static func trust(
    _ id: String, _ options: PurseOptions, _ store: Store, _ profile: ProfileID, _ gate: ForeignGate, _ strings: Strings
  ) throws -> String {
    guard let origin = try store.origin(of: id), case .installed(let author) = origin else {
      throw CommandError.playsForPractice(game: id)
    }
    guard options.isAgreed ? true : try gate.asks("purse.ask", about: id, author.short) else {
      throw CommandError.trustNotAgreed(game: id)
    }
    try store.agree(.trust(game: id, origin), profile: profile)
    return strings.words("purse.trusted", id)
  }
}
