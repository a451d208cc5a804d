import Foundation
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes more than a minute.
  static var slow: Self {
    .enabled(if: LongRun.isWanted, "set CASINO_SLOW=1")
  }
}
