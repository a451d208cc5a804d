extension RawRepresentable where Self: CaseIterable & Equatable, RawValue == String {
  /// The place of a case among all cases: for counting in a row instead of in a dictionary.
  ///
  /// In memory an enum without values is the place of its case, counted from 0; one with a single case is nothing.
  @inlinable var place: Int {
    switch MemoryLayout<Self>.size {
    case 0: 0
    case 1: Int(unsafeBitCast(self, to: UInt8.self))
    default: Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
    }
  }
}
