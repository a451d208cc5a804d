/// The help pages, as they are printed.
enum HelpText {
  /// The page of a command; of the whole program where there is none.
  static func page(_ command: CommandName?) -> String {
    switch command {
    case nil: overview
    case .play: play
    case .list: list
    case .info: info
    case .history: history
    case .stats: stats
    case .verify: verify
    case .odds: odds
    case .profiles: profiles
    case .icon: icon
    case .doctor: doctor
    case .sync: sync
    case .help: help
    }
  }

  static let overview = """
    casino: card games at a table in your terminal

    Usage
      casino                      the lobby: games, wallet, last results
      casino play <game>          sit down at a table
      casino list                 the games on this machine
      casino info <game>          a game's bets, settings and shoe
      casino history [<game>]     the rounds that were played, newest first
      casino stats [<game>]       what was won and lost
      casino verify [<game>]      proof that cards and results were fair
      casino odds <game>          exact odds of bets and decisions
      casino profiles             several players on one machine
      casino icon <game>          a game's icon as PNG and SVG
      casino doctor               proof that no chip is lost; what is missing here
      casino sync                 the same wallet on another machine
      casino help [<command>]     this page, or the page of a command

    The lobby
      --ui terminal           draws it; this is what you get at a terminal
      --ui text               tells it in sentences, takes a command a line
      --ui json               prints it as a line of JSON and takes
                              {"action": "play.<game>"} and {"action": "leave"}
      --color, --ascii, --suits, --lang
                              as with casino play

    \(everywhere)

    Examples
      casino play blackjack
      casino play blackjack --seed 7 --stack 500
      casino history blackjack --limit 5

    \(exitCodes)

    """

  static let play = """
    casino play: sit down at a table

    Usage
      casino play <game> [options]

      <game> is a game's word, as casino list has it, or the path of a game's
      folder (with a slash in it, such as ./Poker). A hand that was under way when
      you last left the table is played on.

    The table
      --ui terminal           draws the table; this is what you get at a terminal
      --ui text               tells the game in sentences, takes a command a line;
                              this is what you get elsewhere
      --ui json               prints every frame and event as a line of JSON and
                              takes {"action": "<id>"}
      --color <mode>          auto, truecolor, 256, 16 or none
      --ascii                 draws with ASCII characters alone
      --suits words|symbols   ace of spades, or A♠, with --ui text
      --lang <language>       the language, such as en, de or pt-BR
      --set <key>=<value>     a setting for this table only; may be given several
                              times; casino info <game> lists keys and values
      --take-over             takes a table that is open in another window; without
                              it you are asked
      --client-seed <text>    your part in the seeds of shoes to come, see
                              docs/fairness.md; kept until you give another

    Practice: a stack of its own, outside wallet and statistics
      --seed <number>         shuffles from this number, 0 to 18446744073709551615
      --cards "<cards>"       the next cards of the shoe, such as "AS KD 10H"
      --stack <chips>         a stack of 1 to 10,000,000,000 chips, at most two
                              decimals (written without commas)
      --restart               begins the practice table anew instead of playing on
                              with its stack and shoe

    \(everywhere)

    Examples
      casino play blackjack
      casino play blackjack --suits symbols --set decks=1 --set soft17=hit
      casino play blackjack --seed 7 --stack 500 --restart
      printf 'bet 100\\ndeal\\nstand\\nquit\\n' |
        casino play blackjack --cards "TS 9D 9H 8C"

    \(exitCodes)

    """

  static let list = """
    casino list: the games on this machine

    Usage
      casino list

      Prints a line for each game: the word to call it by, its version and what it
      is. No game is started for it.

    \(everywhere)

    Examples
      casino list

    \(exitCodes)

    """

  static let info = """
    casino info: what a game is like before you sit down

    Usage
      casino info <game>

      Prints the game's bets with the most that each pays and the house edge that
      the game states, its settings with the values that --set takes, and its shoe.

    \(everywhere)

    Examples
      casino info blackjack

    \(exitCodes)

    """

  static let profiles = """
    casino profiles: several players on one machine

    Usage
      casino profiles                      lists them
      casino profiles create <name>        a new one, with a wallet of its own
      casino profiles rename <name> <new>  gives one another name
      casino profiles switch <name>        this one plays where none is named

    \(everywhere)

    Examples
      casino profiles create anna
      casino play blackjack --profile anna

    \(exitCodes)

    """

  static let icon = """
    casino icon: a game's icon as PNG and SVG

    Usage
      casino icon <game> [options]

      Writes <game>.png and <game>.svg. <game> is a game's word, as casino list has
      it, or the path of a game's program (with a slash in it).

    Options
      --size <number>         the pixels of a side, 16 to 2048; without it 512
      --output <folder>       the folder that gets the files; without it this one
      --force                 writes over files that are there

    \(everywhere)

    Examples
      casino icon blackjack
      casino icon baccarat --size 256 --output icons

    \(exitCodes)

    """

  static let doctor = """
    casino doctor: proof that no chip is lost, and what is missing here

    Usage
      casino doctor

      Reads the whole record: the file must be sound, every balance the sum of its
      entries, every round settled, and the statistics those of the rounds. Then
      says which programs of this machine are missing and how to get them.

    \(everywhere)

    Examples
      casino doctor

    \(exitCodes)

    """

  static let sync = """
    casino sync: the same wallet on another machine

    Usage
      casino sync --folder <folder>
      casino sync [--status | --off]

      Devices meet in a folder that another program synchronises, such as
      Syncthing, Nextcloud, Dropbox or iCloud Drive, or on a stick. Linked once on
      each, they exchange what was played by themselves when you sit down at a
      table and when you leave it; casino sync does it at once. What is damaged
      in the folder is named, and not read.

    Options
      --folder <folder>       links the profile to the folder; on other machines,
                              use the same --profile
      --status                prints how the profile is synchronised
      --off                   ends it; what came from other devices stays

    \(everywhere)

    Examples
      casino sync --folder ~/Sync
      casino sync
      casino sync --status

    \(exitCodes)

    """

  static let help = """
    casino help: how to use a command

    Usage
      casino help [<command>]
      casino <command> --help

      Commands: play, list, info, history, stats, verify, odds, profiles, sync,
      doctor, help

    \(everywhere)

    Examples
      casino help play

    \(exitCodes)

    """

  static let everywhere = """
    With every command
      --data-dir <folder>     where wallet and history are kept; without it
                              $CASINO_HOME, else $XDG_DATA_HOME/casino, else
                              ~/.local/share/casino
      --profile <name>        whose wallet and history
      -h, --help              the page of the command
      --version               the version of this program
      --                      ends the options: what follows is no option

      A value follows its option after a space or an equals sign. Of an option that
      is given twice, the last counts.
    """

  static let exitCodes = """
    Exit codes
      0  done
      1  failed
      2  wrong usage
      3  the game module failed
    """
}
