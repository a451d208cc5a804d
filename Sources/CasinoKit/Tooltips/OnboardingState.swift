/// Which hints a player has met, across restarts and devices: the host keeps it.
@MainActor public final class OnboardingState {
  private var isOn: Bool
  private var met: Set<String>
  /// Hints that went since this was last asked for, and how.
  private var changes: [String: HintEnd] = [:]

  /// Takes what the host knows; without it no hint is wanted.
  public init(_ state: HintState? = nil) {
    isOn = state?.isOn ?? false
    met = Set(state?.shown ?? [])
  }

  /// Whether a hint is wanted and was never shown.
  public func shouldShowHint(_ key: String) -> Bool { isOn && !met.contains(key) }

  /// Notes that a hint was shown, or is not needed any more.
  /// - Parameters:
  ///   - key: the hint's key.
  ///   - end: how it went.
  public func markHintShown(_ key: String, as end: HintEnd = .dismissed) {
    guard met.insert(key).inserted else { return }
    changes[key] = end
  }

  /// Takes what the player wants from now on.
  func follow(_ state: HintState) {
    isOn = state.isOn
    met = Set(state.shown)
  }

  /// What the host must keep.
  func takeChanges() -> [String: HintEnd]? {
    defer { changes = [:] }
    return changes.isEmpty ? nil : changes
  }

  /// What it was at some time.
  var snapshot: (Set<String>, [String: HintEnd]) {
    get { (met, changes) }
    set { (met, changes) = newValue }
  }
}
