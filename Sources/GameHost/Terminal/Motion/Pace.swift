/// How fast things move. Where motion is to be reduced, it is instant.
enum Pace: String, CaseIterable, Hashable, Sendable {
  case slow, normal, fast, instant

  /// How long something takes that takes some milliseconds at the normal pace.
  func time(_ milliseconds: Int) -> Duration {
    switch self {
    case .slow: .milliseconds(milliseconds * 2)
    case .normal: .milliseconds(milliseconds)
    case .fast: .milliseconds(milliseconds) / 2
    case .instant: .zero
    }
  }
}
