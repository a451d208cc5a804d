/// An amount: an integer count of hundredths of a chip. Arithmetic traps on overflow, as that of `Int` does;
/// amounts that come from outside are read with `init?(_:)` or decoded, which refuse what is beyond `greatest`,
/// so that no sum of theirs can overflow.
public struct Chips: Hashable, Comparable, Sendable {
  /// The count of hundredths.
  public let hundredths: Int

  /// Makes an amount of hundredths of a chip.
  @inlinable public init(hundredths: Int) { self.hundredths = hundredths }

  /// Makes an amount of whole chips.
  @inlinable public init(_ chips: Int) { hundredths = chips * 100 }

  /// No chips.
  @inlinable public static var zero: Chips { Chips(hundredths: 0) }

  /// The greatest amount that is taken from outside, either sign: ten thousand million chips. Even the greatest
  /// `Ratio` of it, a million to one, is within the range of `Int`.
  public static let greatest = Chips(10_000_000_000)

  /// Compares two amounts.
  @inlinable public static func < (left: Chips, right: Chips) -> Bool { left.hundredths < right.hundredths }
  /// Adds two amounts.
  @inlinable public static func + (left: Chips, right: Chips) -> Chips {
    Chips(hundredths: left.hundredths + right.hundredths)
  }
  /// Subtracts an amount.
  @inlinable public static func - (left: Chips, right: Chips) -> Chips {
    Chips(hundredths: left.hundredths - right.hundredths)
  }
  /// Adds an amount.
  @inlinable public static func += (left: inout Chips, right: Chips) { left = left + right }
  /// Subtracts an amount.
  @inlinable public static func -= (left: inout Chips, right: Chips) { left = left - right }
  /// Multiplies an amount.
  @inlinable public static func * (left: Chips, factor: Int) -> Chips {
    Chips(hundredths: left.hundredths * factor)
  }
  /// The amount with the other sign.
  @inlinable public static prefix func - (amount: Chips) -> Chips { Chips(hundredths: -amount.hundredths) }

  /// What a ratio of the amount is, rounded down to a hundredth: 3:2 of 5 is 7.50.
  @inlinable public func times(_ ratio: Ratio) -> Chips {
    let product = hundredths * ratio.numerator
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: ratio.denominator)
    return Chips(hundredths: rest < 0 ? quotient - 1 : quotient)
  }

  /// Half the amount, rounded down to a hundredth.
  @inlinable public var half: Chips { Chips(hundredths: hundredths >> 1) }
}

extension Chips: ExpressibleByIntegerLiteral {
  /// Makes an amount of whole chips.
  @inlinable public init(integerLiteral chips: Int) { self.init(chips) }
}

extension Sequence<Chips> {
  /// The sum of the amounts.
  public var total: Chips { reduce(.zero, +) }
}
