import CasinoKit

/// A natural as it lies on the table, and what it brings.
struct NaturalExampleView: View {
  let rules: BlackjackRules
  let strings: Strings

  var body: some View {
    let bet = Design.example.bet, won = strings.amount(bet.times(rules.pays))
    HStack {
      ForEach(Design.example.hand) { CardView($0) }
      Spacer()
      ChipStackView(bet)
      ValueBadge("+\(won)", tone: .win)
    }.accessibilityLabel(
      strings.text(
        "rules.example", .text(strings.names(of: Design.example.hand)), .text(strings.amount(bet)), .text(won)))
  }
}

/// The chips that are taken at a table.
struct ChipsLineView: View {
  let chips: [ChipDenomination]
  let limits: TableLimits
  let strings: Strings

  var body: some View {
    let figures = chips.map { strings.amount($0.value) }.joined(separator: strings.text("list.separator"))
    HStack {
      Text("rules.chips", .text(strings.value(limits.rawValue, ofSetting: "limits")))
      Spacer()
      ForEach(chips) { ChipView($0) }
    }.accessibilityLabel(
      strings.text("rules.chips.say", .text(strings.value(limits.rawValue, ofSetting: "limits")), .text(figures)))
  }
}
