import CasinoKit
import Testing

@Suite struct ChipsTests {
  @Test(arguments: [
    ("100", 10_000, "100.00"), ("7.5", 750, "7.50"), ("7.50", 750, "7.50"), ("-0.50", -50, "-0.50"),
    ("0", 0, "0.00"), ("-0", 0, "0.00"), ("0.05", 5, "0.05"), ("007", 700, "7.00"),
    ("10000000000", 1_000_000_000_000, "10000000000.00"), ("-10000000000.00", -1_000_000_000_000, "-10000000000.00"),
  ])
  func readsAndWritesDecimals(text: String, hundredths: Int, written: String) throws {
    let amount = try #require(Chips(text))
    #expect(amount.hundredths == hundredths)
    #expect(amount.description == written)
    #expect(try Wire.read(Chips.self, from: Wire.line(amount)) == amount)
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "1.234", "1,000", "+5", "--5", "1e3", " 5", "5 ", "½", "٣", "1.2.3", "0x10", "nan",
    "10000000000.01", "-10000000000.01", "99999999999999", "999999999999999999999999",
  ])
  func refusesWhatIsNoAmount(_ text: String) {
    #expect(Chips(text) == nil)
  }

  @Test(arguments: ["5", "5.0", "true", "null", "{}", #""x""#])
  func isTextOnTheWire(_ json: String) {
    #expect(throws: DecodingError.self) { try Wire.read(Chips.self, from: .init(json.utf8)) }
  }

  @Test(
    arguments: [
      ("5", Ratio(3, 2), "7.50"), ("10", Ratio(5, 100), "0.50"), ("0.01", Ratio(3, 2), "0.01"),
      ("-0.01", Ratio(3, 2), "-0.02"), ("0.05", Ratio(1, 2), "0.02"), ("-0.05", Ratio(1, 2), "-0.03"),
      ("7", Ratio(6, 5), "8.40"), ("7", Ratio(0), "0.00"), ("10000000000", Ratio(1_000_000), "10000000000000000.00"),
    ] as [(String, Ratio, String)])
  func ratiosAreRoundedDown(amount: String, ratio: Ratio, product: String) throws {
    #expect(try #require(Chips(amount)).times(ratio).description == product)
  }

  @Test func halfIsRoundedDown() {
    #expect(Chips(hundredths: 5).half == Chips(hundredths: 2))
    #expect(Chips(hundredths: -5).half == Chips(hundredths: -3))
  }

  @Test func addsUp() {
    var amount: Chips = 10
    amount += Chips(hundredths: 50)
    amount -= 3
    #expect(amount.description == "7.50")
    #expect((-amount * 2).description == "-15.00")
    #expect([Chips(1), 2, Chips(hundredths: 1)].total.description == "3.01")
    #expect(Chips(1) > .zero && -Chips(1) < .zero)
  }

  // BL-077: against the dealer's 18, a natural
  @Test(arguments: [(20, "50.00"), (5, "12.50")])
  func naturalReturnsStakeAndThreeToTwo(bet: Int, returned: String) {
    let stake = Chips(bet)
    #expect((stake + stake.times(Ratio(3, 2))).description == returned)
  }

  // BL-058: natural 3:2 and 6:5, insurance, surrender, Banker less 5 % and less 4 %
  @Test(arguments: [(3, 2), (6, 5), (2, 1), (1, 2), (95, 100), (96, 100), (1, 3)])
  func neverPaysAboveTheOddsAndLessThanAHundredthBelow(paid: Int, staked: Int) {
    var exact = 0
    for stake in 1...5000 {
      let profit = Chips(stake).times(Ratio(paid, staked)).hundredths
      let short = stake * 100 * paid - profit * staked
      #expect(short >= 0 && short < staked, "stake \(stake)")
      exact += short == 0 ? 1 : 0
    }
    #expect(exact == 5000 || staked == 3)
  }
}

@Suite struct RatioTests {
  @Test(arguments: [("3:2", Ratio(3, 2)), ("0:1", Ratio(0, 1)), ("1000000:1", Ratio(1_000_000)), ("25:1", Ratio(25))])
  func readsAndWritesItsForm(text: String, ratio: Ratio) throws {
    #expect(Ratio(text) == ratio)
    #expect(ratio.description == text)
    #expect(try Wire.read(Ratio.self, from: Wire.line(ratio)) == ratio)
  }

  @Test(arguments: ["", "3", "3:", ":2", "3:0", "-3:2", "3:-2", "+3:2", "3:2:1", "3/2", "1000001:1", "1.5:1", "a:b"])
  func refusesWhatIsNoRatio(_ text: String) {
    #expect(Ratio(text) == nil)
  }
}

@Suite struct ChipDenominationTests {
  @Test(
    arguments: [
      ("0", []), ("0.50", []), ("4.99", [1, 1, 1, 1]), ("5", [5]), ("1631", [1000, 500, 100, 25, 5, 1]),
      ("90", [25, 25, 25, 5, 5, 5]), ("-5", []),
    ] as [(String, [Int])])
  func stacksTheGreatestFirst(amount: String, chips: [Int]) throws {
    #expect(ChipDenomination.stack(try #require(Chips(amount))).map(\.rawValue) == chips)
  }

  @Test func aStackStaysSmall() {
    #expect(ChipDenomination.stack(.greatest).count == 40)
  }
}

@Suite struct TableLimitsTests {
  @Test(arguments: TableLimits.allCases)
  func sideBetsAreATenth(_ limits: TableLimits) {
    #expect(limits.side.upperBound * 10 == limits.main.upperBound)
    #expect(limits.side.lowerBound <= limits.main.lowerBound)
    #expect(limits.stakes(for: .main) == limits.main)
    #expect(limits.stakes(for: .side) == limits.side)
  }

  @Test func presetsRise() {
    let main = TableLimits.allCases.map(\.main.lowerBound)
    #expect(main == main.sorted() && Set(main).count == main.count)
  }
}
