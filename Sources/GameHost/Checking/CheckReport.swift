import CasinoKit

/// What a check came to, as it is printed.
struct CheckReport {
  var game: GameInfo
  var options: CheckOptions
  var findings: [(rule: CheckRule, finding: CheckFinding)]
  /// The places that are left for the author, where they were asked for.
  var next: [GameSources.Place]

  /// How many rules are broken.
  var failures: Int { findings.count { $0.finding.verdict == .fail } }

  /// The highest tier of which all rules hold, those of the tiers below included; nil where there is none.
  var tier: CheckTier? {
    var reached: CheckTier?
    for tier in CheckTier.allCases {
      let isReached = findings.filter { $0.rule.tier == tier }.allSatisfy { _, finding in
        switch finding.verdict {
        case .ok: true
        case .warn: tier != .polished
        case .fail: false
        case .skip: !finding.isInTheWay
        }
      }
      guard isReached else { break }
      reached = tier
    }
    return reached
  }

  private var shown: [(rule: CheckRule, finding: CheckFinding)] {
    options.showsNext ? findings.filter { $0.finding.verdict != .ok } : findings
  }

  /// The page for people.
  func page(_ strings: Strings) -> String {
    var lines = next.map { "\($0.path):\($0.line): \($0.text)" }
    if !next.isEmpty { lines = [strings.text("check.next")] + lines.map { "  \($0)" } + [""] }
    let table = shown.flatMap { rows(of: $0.rule, $0.finding, strings) }
    lines += TextColumns(rows: table).lines
    if options.rules == nil { lines += table.isEmpty ? [tierLine(strings)] : ["", tierLine(strings)] }
    return lines.map { $0 + "\n" }.joined()
  }

  private func rows(of rule: CheckRule, _ finding: CheckFinding, _ strings: Strings) -> [[String]] {
    var texts = finding.found.map { $0.sentence(in: strings) }
    if finding.verdict == .fail || finding.verdict == .warn {
      texts.append(strings.words("check.mend", strings.text("check.mend.\(rule.rawValue)")))
      texts.append(replay(rule, finding))
    }
    return texts.enumerated().map { place, text in
      place == 0 ? [rule.rawValue, finding.verdict.rawValue, text] : ["", "", text]
    }
  }

  private func tierLine(_ strings: Strings) -> String {
    strings.words("check.tier.\(tier?.rawValue ?? "none")", game.name)
  }

  /// The command that shows a finding again.
  private func replay(_ rule: CheckRule, _ finding: CheckFinding) -> String {
    let seed = finding.seed ?? options.firstSeed, rounds = finding.rounds ?? options.greatestRounds
    return "casino check \(Shell.word(options.game.word)) --rule \(rule.rawValue) --seed \(seed) --rounds \(rounds)"
  }

  /// One JSON object.
  func json(_ strings: Strings) -> String {
    let rules = shown.map { rule, finding -> String in
      var fields = [
        ("rule", JSONText.quoted(rule.rawValue)), ("verdict", JSONText.quoted(finding.verdict.rawValue)),
        ("found", JSONText.list(finding.found.map { JSONText.quoted($0.sentence(in: strings)) })),
      ]
      if finding.verdict == .fail || finding.verdict == .warn {
        fields.append(("mend", JSONText.quoted(strings.text("check.mend.\(rule.rawValue)"))))
        fields.append(("replay", JSONText.quoted(replay(rule, finding))))
      }
      return JSONText.object(fields)
    }
    var fields = [
      ("game", JSONText.quoted(game.id)), ("version", JSONText.quoted(game.version)),
      ("seed", "\(options.firstSeed)"), ("rounds", "\(options.greatestRounds)"), ("rules", JSONText.list(rules)),
    ]
    if options.rules == nil { fields.append(("tier", tier.map { JSONText.quoted($0.rawValue) } ?? "null")) }
    if options.showsNext {
      let places = next.map {
        JSONText.object(
          [("path", JSONText.quoted($0.path)), ("line", "\($0.line)"), ("text", JSONText.quoted($0.text))])
      }
      fields.append(("next", JSONText.list(places)))
    }
    return JSONText.object(fields) + "\n"
  }
}
