import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes more than a minute.
  static var slow: Self {
    .enabled(if: ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil, "set CASINO_SLOW=1")
  }
}
