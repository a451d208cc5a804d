/// What a help page says, besides what is on all of them.
struct HelpPage {
  /// The command; nil for the whole program.
  var command: CommandName?
  /// How the command is typed.
  var usage: [HelpRow]
  /// The options of the command.
  var sections: [HelpSection] = []
  /// Command lines that are taken as they stand. One that goes on is indented further.
  var examples: [String]

  /// The page of a command; of the whole program where there is none.
  init(_ command: CommandName?) {
    switch command {
    case nil: self = .overview
    case .play: self = .play
    case .list: self = .list
    case .info: self = .info
    case .history: self = .history
    case .stats: self = .stats
    case .verify: self = .verify
    case .odds: self = .odds
    case .profiles: self = .profiles
    case .icon: self = .icon
    case .doctor: self = .doctor
    case .sync: self = .sync
    case .purse: self = .purse
    case .newGame: self = .newGame
    case .dev: self = .dev
    case .build: self = .build
    case .check: self = .check
    case .simulate: self = .simulate
    case .merge: self = .merge
    case .install: self = .install
    case .remove: self = .remove
    case .completion: self = .completion
    case .help: self = .help
    }
  }

  init(_ command: CommandName?, _ usage: [HelpRow], _ sections: [HelpSection] = [], examples: [String]) {
    self.command = command
    self.usage = usage
    self.sections = sections
    self.examples = examples
  }
}

/// The pages.
extension HelpPage {
  private static var overview: HelpPage {
    HelpPage(
      nil,
      [
        HelpRow("casino", "help.overview.lobby"),
        HelpRow("casino play <{game}>", "help.play.summary"),
        HelpRow("casino list", "help.list.summary"),
        HelpRow("casino info <{game}>", "help.overview.info"),
        HelpRow("casino history [<{game}>]", "help.history.summary"),
        HelpRow("casino stats [<{game}>]", "help.stats.summary"),
        HelpRow("casino verify [<{game}>]", "help.verify.summary"),
        HelpRow("casino odds <{game}>", "help.odds.summary"),
        HelpRow("casino profiles", "help.profiles.summary"),
        HelpRow("casino icon <{game}>", "help.icon.summary"),
        HelpRow("casino doctor", "help.overview.doctor"),
        HelpRow("casino sync", "help.sync.summary"),
        HelpRow("casino purse [<{game}>]", "help.purse.summary"),
        HelpRow("casino new-game <{name}>", "help.new-game.summary"),
        HelpRow("casino dev [<{folder}>]", "help.dev.summary"),
        HelpRow("casino build [<{folder}>]", "help.build.summary"),
        HelpRow("casino check <{game}>", "help.check.summary"),
        HelpRow("casino simulate <{game}>", "help.simulate.summary"),
        HelpRow("casino merge <{file}> …", "help.merge.summary"),
        HelpRow("casino install <{path}>", "help.install.summary"),
        HelpRow("casino remove <{game}>", "help.remove.summary"),
        HelpRow("casino completion <{shell}>", "help.completion.summary"),
        HelpRow("casino help [<{command}>]", "help.overview.help"),
      ],
      [HelpSection(title: "help.lobby", rows: lobbyOptions, text: "help.lobby.text")],
      examples: [
        "casino play blackjack", "casino play blackjack --seed 7 --stack 500", "casino history blackjack --limit 5",
      ])
  }

  private static var play: HelpPage {
    HelpPage(
      .play, [HelpRow("casino play <{game}> [{options}]")],
      [
        HelpSection(title: "help.play.table", rows: tableOptions),
        HelpSection(title: "help.play.practice", rows: practiceOptions),
      ],
      examples: [
        "casino play blackjack", "casino play blackjack --suits symbols --set decks=1 --set soft17=hit",
        "casino play blackjack --seed 7 --stack 500 --restart", #"printf 'bet 100\ndeal\nstand\nquit\n' |"#,
        #"  casino play blackjack --cards "TS 9D 9H 8C""#,
      ])
  }

  private static var tableOptions: [HelpRow] {
    [
      HelpRow("--ui terminal", "help.option.ui.terminal"),
      HelpRow("--ui text", "help.option.ui.text"),
      HelpRow("--ui json", "help.option.ui.json"),
      HelpRow("--color <{mode}>", "help.option.color"),
      HelpRow("--ascii", "help.option.ascii"),
      HelpRow("--suits words|symbols", "help.option.suits"),
      HelpRow("--set <{key}>=<{value}>", "help.option.set.play"),
      HelpRow("--take-over", "help.option.takeOver"),
      HelpRow("--client-seed <{text}>", "help.option.clientSeed"),
      HelpRow("--yes", "help.option.yes.foreign"),
    ]
  }

  private static var practiceOptions: [HelpRow] {
    [
      HelpRow("--seed <{number}>", "help.option.seed", .plain("\(UInt64.max)")),
      HelpRow(#"--cards "<{cards}>""#, "help.option.cards"),
      HelpRow("--stack <{chips}>", "help.option.stack", .grouped(PracticeOptions.stacks.upperBound.hundredths / 100)),
      HelpRow("--restart", "help.option.restart"),
    ]
  }

  private static var list: HelpPage {
    HelpPage(
      .list, [HelpRow("casino list [--names]")],
      [HelpSection(title: "help.options", rows: [HelpRow("--names", "help.option.names")])],
      examples: ["casino list", "casino list --names"])
  }

  private static var dev: HelpPage {
    let rows =
      [
        HelpRow("--wait-for-debugger", "help.option.waitForDebugger"),
        HelpRow("--yes", "help.option.yes.build"),
      ] + tableOptions.filter { !$0.typed.hasPrefix("--client") && !$0.typed.hasPrefix("--yes") }
    return HelpPage(
      .dev, [HelpRow("casino dev [<{folder}>] [{options}]")],
      [
        HelpSection(title: "help.play.table", rows: rows),
        HelpSection(title: "help.play.practice", rows: practiceOptions),
      ],
      examples: ["casino dev", "casino dev ./Poker --ui text", "casino dev ./Poker --wait-for-debugger"])
  }

  private static var build: HelpPage {
    HelpPage(
      .build, [HelpRow("casino build [<{folder}>] [--yes]")],
      [HelpSection(title: "help.options", rows: [HelpRow("--yes", "help.option.yes.build")])],
      examples: ["casino build", "casino build ./Poker"])
  }

  private static var install: HelpPage {
    let rows = [
      HelpRow("--output <{folder}>", "help.option.output.install"),
      HelpRow("--force", "help.option.force"),
      HelpRow("--yes", "help.option.yes.install"),
    ]
    return HelpPage(
      .install, [HelpRow("casino install <{path}> [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: [
        "casino install Poker.casinogame", "casino install ./Poker", "casino install ./Poker --output ~/Desktop",
      ])
  }

  private static var remove: HelpPage {
    HelpPage(.remove, [HelpRow("casino remove <{game}>")], examples: ["casino remove poker"])
  }

  private static var completion: HelpPage {
    HelpPage(
      .completion, [HelpRow("casino completion bash|zsh|fish")],
      examples: ["casino completion bash", "casino completion fish"])
  }

  private static var info: HelpPage {
    HelpPage(
      .info, [HelpRow("casino info <{game}> [{options}]")],
      [HelpSection(title: "help.options", rows: [HelpRow("--yes", "help.option.yes.foreign")])],
      examples: ["casino info blackjack", "casino info ./Poker"])
  }

  private static var history: HelpPage {
    let rows = [
      HelpRow("--json", "help.option.json.history"),
      HelpRow("--csv", "help.option.csv"),
      HelpRow(
        "--limit <{number}>", "help.option.limit", .grouped(HistoryOptions.limits.upperBound),
        .grouped(HistoryOptions.tableLimit)),
      HelpRow("--shoes", "help.option.shoes"),
      HelpRow("--replay <{number}>", "help.option.replay"),
    ]
    return HelpPage(
      .history, [HelpRow("casino history [<{game}>] [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: [
        "casino history", "casino history blackjack --limit 5", "casino history blackjack --json | head -n 1",
        "casino history blackjack --replay 12",
      ])
  }

  private static var stats: HelpPage {
    let rows = [
      HelpRow("--format <{format}>", "help.option.format"),
      HelpRow("--json, --csv", "help.option.formatShort"),
    ]
    return HelpPage(
      .stats, [HelpRow("casino stats [<{game}>] [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: ["casino stats", "casino stats blackjack --format html"])
  }

  private static var verify: HelpPage {
    HelpPage(
      .verify, [HelpRow("casino verify [<{game}>] [--json]")],
      examples: ["casino verify", "casino verify blackjack --json"])
  }

  private static var odds: HelpPage {
    let rows = [
      HelpRow(#"--hand "<{cards}>""#, "help.option.hand"),
      HelpRow("--dealer <{card}>", "help.option.dealer"),
      HelpRow(#"--removed "<{cards}>""#, "help.option.removed"),
      HelpRow("--count", "help.option.count"),
      HelpRow("--set <{key}>=<{value}>", "help.option.set.odds"),
      HelpRow("--json", "help.option.json.odds"),
      HelpRow("--yes", "help.option.yes.foreign"),
    ]
    return HelpPage(
      .odds, [HelpRow("casino odds <{game}> [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: [
        "casino odds blackjack", "casino odds baccarat",
        "casino odds blackjack --hand A7 --dealer 9 --set soft17=hit",
      ])
  }

  private static var profiles: HelpPage {
    HelpPage(
      .profiles,
      [
        HelpRow("casino profiles", "help.profiles.list"),
        HelpRow("casino profiles create <{name}>", "help.profiles.create"),
        HelpRow("casino profiles rename <{name}> <{new}>", "help.profiles.rename"),
        HelpRow("casino profiles switch <{name}>", "help.profiles.switch"),
      ],
      examples: ["casino profiles create anna", "casino play blackjack --profile anna"])
  }

  private static var lobbyOptions: [HelpRow] {
    [
      HelpRow("--ui terminal", "help.option.ui.lobby.terminal"),
      HelpRow("--ui text", "help.option.ui.lobby.text"),
      HelpRow("--ui json", "help.option.ui.lobby.json"),
      HelpRow("--color, --ascii, --suits", "help.option.lobby.others"),
    ]
  }

  private static var icon: HelpPage {
    let sizes = IconOptions.sizes
    let rows = [
      HelpRow(
        "--size <{number}>", "help.option.size", .grouped(sizes.lowerBound), .plain(String(sizes.upperBound)),
        .grouped(IconOptions.usualSize)),
      HelpRow("--output <{folder}>", "help.option.output"),
      HelpRow("--force", "help.option.force"),
      HelpRow("--yes", "help.option.yes.foreign"),
    ]
    return HelpPage(
      .icon, [HelpRow("casino icon <{game}> [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: ["casino icon blackjack", "casino icon baccarat --size 256 --output icons"])
  }

  private static var doctor: HelpPage { HelpPage(.doctor, [HelpRow("casino doctor")], examples: ["casino doctor"]) }

  private static var sync: HelpPage {
    let rows = [
      HelpRow("--folder <{folder}>", "help.option.folder"),
      HelpRow("--status", "help.option.status"),
      HelpRow("--off", "help.option.off"),
    ]
    return HelpPage(
      .sync, [HelpRow("casino sync --folder <{folder}>"), HelpRow("casino sync [--status | --off]")],
      [HelpSection(title: "help.options", rows: rows)],
      examples: ["casino sync --folder ~/Sync", "casino sync", "casino sync --status"])
  }

  private static var purse: HelpPage {
    let rows = [
      HelpRow("--fill <{chips}>", "help.option.fill"),
      HelpRow("--empty", "help.option.empty"),
      HelpRow("--trust", "help.option.trust"),
      HelpRow("--untrust", "help.option.untrust"),
      HelpRow("--yes", "help.option.yes.trust"),
    ]
    return HelpPage(
      .purse, [HelpRow("casino purse [<{game}>] [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: ["casino purse", "casino purse poker --fill 100", "casino purse poker --empty"])
  }

  private static var newGame: HelpPage {
    let rows = [
      HelpRow("--style dealer", "newGame.style.dealer"),
      HelpRow("--style punto", "newGame.style.punto"),
      HelpRow("--style paytable", "newGame.style.paytable"),
      HelpRow("--directory <{folder}>", "help.option.directory"),
      HelpRow(#"--description "<{text}>""#, "help.option.description"),
      HelpRow("--dry-run", "help.option.dryRun"),
      HelpRow("--yes", "help.option.yes"),
    ]
    return HelpPage(
      .newGame, [HelpRow("casino new-game <{name}> [{options}]")],
      [HelpSection(title: "help.options", rows: rows)],
      examples: [
        "casino new-game Poker", #"casino new-game "Texas Hold'em" --style dealer --dry-run"#,
        "casino new-game War --directory ~/Games --yes",
      ])
  }

  private static var check: HelpPage {
    let rows = [
      HelpRow("--rounds <{number}>", "help.option.rounds.check", .grouped(CheckOptions.standardRounds)),
      HelpRow("--seed <{number}>", "help.option.seed.check"),
      HelpRow("--rule <{rule}>", "help.option.rule"),
      HelpRow("--next", "help.option.next"),
      HelpRow("--format text|json", "help.option.format.check"),
      HelpRow("--yes", "help.option.yes.foreign"),
    ]
    return HelpPage(
      .check, [HelpRow("casino check <{game}> [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: ["casino check blackjack", "casino check ./Poker --next", "casino check blackjack --rule engine.edge"])
  }

  private static var help: HelpPage {
    HelpPage(
      .help, [HelpRow("casino help [<{command}>]"), HelpRow("casino <{command}> --help")],
      examples: ["casino help play"])
  }
}
