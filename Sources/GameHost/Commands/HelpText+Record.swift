/// The pages of the commands that tell what was played.
extension HelpText {
  static let history = """
    casino history: the rounds that were played, newest first

    Usage
      casino history [<game>] [options]

      Without a game, the rounds of all games. Practice rounds are marked.

    Options
      --json                  prints each round as a line of JSON: bets, moves,
                              hands, results, net and balance
      --csv                   prints each result as comma-separated values
      --limit <number>        at most so many rounds, 1 to 1,000,000 (written
                              without commas); without it 20, with --json all
      --shoes                 shows shoes instead of rounds: the commitment to each
                              and, once it is over, its seed; --json has the cards
      --replay <number>       plays a round again at the table: the arrow keys go a
                              step forward and back; with --ui text every step is
                              told. --ui, --color, --ascii, --lang as in casino play

    \(everywhere)

    Examples
      casino history
      casino history blackjack --limit 5
      casino history blackjack --json | head -n 1
      casino history blackjack --replay 12

    \(exitCodes)

    """

  static let stats = """
    casino stats: what was won and lost

    Usage
      casino stats [<game>] [options]

      Rounds, stakes, net, return, the biggest win, streaks, how bets ended, and the
      course of your net. Without a game, over all games. Practice is not in it.

    Options
      --format <format>       text, json, csv or html; html is one page with charts
                              that needs nothing else
      --json, --csv           the same as --format json, --format csv
      --lang <language>       the language, such as en, de or pt-BR

    \(everywhere)

    Examples
      casino stats
      casino stats blackjack --format html

    \(exitCodes)

    """

  static let verify = """
    casino verify: proof that cards and results were fair

    Usage
      casino verify [<game>] [--json]

      Two verdicts. Cards: every shoe that is over is made again from its seed,
      which must be the one that was committed to, and every card must have lain
      where it was dealt. Results: the game plays every round again, and hands and
      chips must come out as they were kept; rounds of a version that is not on this
      machine are not rechecked. Ends with exit code 1 where anything differs, and
      says which round it is.

    \(everywhere)

    Examples
      casino verify
      casino verify blackjack --json

    \(exitCodes)

    """

  static let odds = """
    casino odds: exact odds of bets and decisions

    Usage
      casino odds <game> [options]

      Without a hand, the house edge of every bet by the rules in force. With a hand
      and the dealer's card, what each move is worth in the long run, as a share of
      the bet.

    Options
      --hand "<cards>"        the player's cards, such as A7 or "AS 7D"
      --dealer <card>         the dealer's card, such as 9
      --removed "<cards>"     cards that are out of the shoe, where the game counts
                              them
      --set <key>=<value>     a rule, as in casino play; may be given several times
      --json                  prints the figures as JSON
      --lang <language>       the language, such as en, de or pt-BR

    \(everywhere)

    Examples
      casino odds baccarat
      casino odds blackjack --hand A7 --dealer 9 --set soft17=hit

    \(exitCodes)

    """
}
