/// The options of all commands. A name means the same wherever it is taken.
enum OptionName: String, CaseIterable {
  case ui = "--ui"
  case seed = "--seed"
  case cards = "--cards"
  case stack = "--stack"
  case restart = "--restart"
  case set = "--set"
  case takeOver = "--take-over"
  case clientSeed = "--client-seed"
  case waitForDebugger = "--wait-for-debugger"
  case suits = "--suits"
  case color = "--color"
  case ascii = "--ascii"
  case json = "--json"
  case csv = "--csv"
  case format = "--format"
  case shoes = "--shoes"
  case replay = "--replay"
  case hand = "--hand"
  case dealer = "--dealer"
  case removed = "--removed"
  case count = "--count"
  case limit = "--limit"
  case names = "--names"
  case folder = "--folder"
  case status = "--status"
  case off = "--off"
  case fill = "--fill"
  case empty = "--empty"
  case trust = "--trust"
  case untrust = "--untrust"
  case style = "--style"
  case directory = "--directory"
  case description = "--description"
  case dryRun = "--dry-run"
  case yes = "--yes"
  case rounds = "--rounds"
  case strategy = "--strategy"
  case bet = "--bet"
  case sideBets = "--side-bets"
  case penetration = "--penetration"
  case freshShoe = "--fresh-shoe"
  case jobs = "--jobs"
  case shard = "--shard"
  case rule = "--rule"
  case next = "--next"
  case size = "--size"
  case output = "--output"
  case force = "--force"
  case dataDir = "--data-dir"
  case profile = "--profile"
  case lang = "--lang"
  case help = "--help"
  case version = "--version"

  /// The options that every command takes, and `casino` alone.
  static let everywhere: [OptionName] = [.dataDir, .profile, .lang, .help, .version]

  /// The options of `casino` alone, which come on top.
  static let ofLobby: [OptionName] = [.ui, .suits, .color, .ascii]

  /// The options that a command takes, or `casino` alone.
  static func taken(by command: CommandName?) -> [OptionName] { (command?.options ?? ofLobby) + everywhere }

  /// Reads an option as it is typed, short form included.
  init?(word: String) {
    if word == "-h" { self = .help } else { self.init(rawValue: word) }
  }

  /// Whether a value belongs to the option: in the next word, or after `=`.
  var takesValue: Bool {
    switch self {
    case .restart, .takeOver, .waitForDebugger, .names, .ascii, .json, .csv, .shoes, .status, .off, .empty, .trust,
      .untrust, .count, .force, .dryRun, .yes, .next, .help, .version, .sideBets, .freshShoe:
      false
    default: true
    }
  }
}
