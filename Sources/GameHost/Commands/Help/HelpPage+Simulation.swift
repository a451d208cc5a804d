/// The pages about rounds by the million.
extension HelpPage {
  static var simulate: HelpPage {
    let rows = [
      HelpRow("--rounds <{number}>", "help.option.rounds.simulate", .grouped(SimulateOptions.standardRounds)),
      HelpRow("--seed <{number}>", "help.option.seed.check"),
      HelpRow("--set <{key}>=<{value}>", "help.option.set.simulate"),
      HelpRow("--strategy <{name}>", "help.option.strategy"),
      HelpRow("--bet [<{name}>=]<{chips}>", "help.option.bet"),
      HelpRow("--side-bets", "help.option.sideBets"),
      HelpRow("--penetration <{number}>", "help.option.penetration"),
      HelpRow("--fresh-shoe", "help.option.freshShoe"),
      HelpRow("--jobs <{number}>", "help.option.jobs"),
      HelpRow("--shard <{number}>/<{number}>", "help.option.shard"),
      HelpRow("--stack <{chips}>", "help.option.stack.simulate"),
      HelpRow("--format text|json|html", "help.option.format.sheet"),
      HelpRow("--yes", "help.option.yes.foreign"),
    ]
    return HelpPage(
      .simulate, [HelpRow("casino simulate <{game}> [{options}]")], [HelpSection(title: "help.options", rows: rows)],
      examples: [
        "casino simulate blackjack --rounds 100M --fresh-shoe",
        "casino simulate baccarat --side-bets --set commission=none --format html",
        "casino simulate blackjack --rounds 10G --shard 3/100 --format json",
      ])
  }

  static var merge: HelpPage {
    let rows = [
      HelpRow("--stack <{chips}>", "help.option.stack.simulate"),
      HelpRow("--format text|json|html", "help.option.format.sheet"),
    ]
    return HelpPage(
      .merge, [HelpRow("casino merge <{file}> …")], [HelpSection(title: "help.options", rows: rows)],
      examples: ["casino merge 1.json 2.json 3.json"])
  }
}
