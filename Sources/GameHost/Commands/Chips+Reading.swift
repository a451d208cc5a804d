import CasinoKit

extension Chips {
  /// The amount as people read it: `10,000`, `7.50`, `-1,250`. Histories and the wire write `description` instead.
  var readable: String { ListingWords.strings.amount(self) }

  /// A gain or a loss as people read it: `+150`, `-100`, `0`.
  var readableChange: String { self > 0 ? "+\(readable)" : readable }
}
