extension StrategyTable {
  /// A chart that need not be worked out: what `Solver` finds for six decks, a dealer who stands on soft 17, and late
  /// surrender. By other rules it loses a little against their own charts.
  static let ready = StrategyTable(letters: String(readyLetters.filter { !$0.isWhitespace })) ?? StrategyTable()

  /// Hard 4 to 20, soft 12 to 20, pairs of aces to tens; the dealer's 2 to ten, ace.
  private static let readyLetters = """
    HHHHHHHHHH
    HHHHHHHHHH
    HHHHHHHHHH
    HHHHHHHHHH
    HHHHHHHHHH
    HDDDDHHHHH
    DDDDDDDDHH
    DDDDDDDDDH
    HHSSSHHHHH
    SSSSSHHHHH
    SSSSSHHHHH
    SSSSSHHHRH
    SSSSSHHRrR
    SSSSSSSSSS
    SSSSSSSSSS
    SSSSSSSSSS
    SSSSSSSSSS
    HHHHHHHHHH
    HHHDDHHHHH
    HHHDDHHHHH
    HHDDDHHHHH
    HHDDDHHHHH
    HDDDDHHHHH
    SddddSSHHH
    SSSSSSSSSS
    SSSSSSSSSS
    PPPPPPPPPP
    PPPPPP----
    PPPPPP----
    ---PP-----
    ----------
    PPPPP-----
    PPPPPP----
    PPPPPPPPPP
    PPPPP-PP--
    ----------
    """
}
