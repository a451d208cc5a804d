/// Shows the hints of a table, one at a time.
///
/// A game calls `show` for every hint that it has, as often as it likes. A hint comes when its target is offered and the
/// player hesitated for its delay; the host keeps the time. While another is on screen it waits, and then for the next
/// decision that offers its target, never for the redraw that closed the other. Every way off the screen marks it shown.
@MainActor public final class TooltipManager {
  private let onboarding: OnboardingState
  private var waiting: [TooltipConfig] = []
  private var due: String?
  private var end = HintEnd.dismissed
  /// When the host is to wake the table, in milliseconds from now, where that changed.
  private var wakeAfter: Int?

  /// The hint on screen.
  public var currentTooltip: TooltipConfig? {
    didSet {
      guard let old = oldValue, old.key != currentTooltip?.key else { return }
      onboarding.markHintShown(old.key, as: end)
      end = .dismissed
    }
  }

  /// Shows the hints that a player has not met.
  public init(onboarding: OnboardingState) { self.onboarding = onboarding }

  /// Has a hint shown when its time comes.
  /// - Parameters:
  ///   - key: the hint's name.
  ///   - message: what it says, ready to read.
  ///   - icon: a sign before the message.
  ///   - position: where it would like to stand.
  ///   - delay: how long the player has to hesitate, in seconds.
  ///   - target: the part or the action that it points at; nil is the one that is called as the hint.
  ///   - animation: how it comes.
  public func show(
    key: String, message: String, icon: String = "✦", position: ContextualTooltip.TooltipPosition = .automatic,
    delay: Double = 1, target: String? = nil, animation: ContextualTooltip.Animation = .slide
  ) {
    guard onboarding.shouldShowHint(key) else { return }
    let hint = TooltipConfig(
      key: key, message: message, icon: icon, position: position, animation: animation, target: target ?? key,
      delay: delay)
    // On screen it may be told anew, in another language.
    if currentTooltip?.key == key {
      currentTooltip = hint
      return
    }
    if let place = waiting.firstIndex(where: { $0.key == key }) { waiting[place] = hint } else { waiting.append(hint) }
  }

  /// Closes the hint on screen.
  public func dismiss() { currentTooltip = nil }

  // MARK: - What the table tells

  /// The player is doing something: a hint about it has done its work, whether it was shown or not.
  func acts(on targets: Set<String>) {
    if let current = currentTooltip, targets.contains(current.target) { close(.acted) }
    for hint in waiting where targets.contains(hint.target) { onboarding.markHintShown(hint.key, as: .acted) }
    waiting.removeAll { targets.contains($0.target) }
  }

  /// A step is about to be shown.
  /// - Returns: whether the hint on screen went with its target.
  func follows(_ scene: Scene) -> Bool {
    guard let current = currentTooltip, !scene.offers(current.target) else { return false }
    close(.gone)
    return true
  }

  /// The table stands, with a new decision or the old one: the next hint's time begins to run with a new one.
  func settle(_ scene: Scene, isNewDecision: Bool) {
    guard isNewDecision else { return }
    due = nil
    waiting.removeAll { !onboarding.shouldShowHint($0.key) }
    guard currentTooltip == nil, let next = waiting.first(where: { scene.offers($0.target) }) else { return }
    due = next.key
    wakeAfter = Int(next.delay * 1_000)
  }

  /// The time has come.
  func wake(_ scene: Scene) {
    defer { due = nil }
    guard currentTooltip == nil, let place = waiting.firstIndex(where: { $0.key == due }) else { return }
    let hint = waiting[place]
    guard onboarding.shouldShowHint(hint.key), scene.offers(hint.target) else { return }
    waiting.remove(at: place)
    currentTooltip = hint
  }

  /// Takes what the player wants from now on.
  func follow(_ state: HintState) {
    onboarding.follow(state)
    if !state.isOn { currentTooltip = nil }
  }

  /// When the host is to wake the table; nil where nothing changed.
  func takeWakeUp() -> Int? {
    defer { wakeAfter = nil }
    return wakeAfter
  }

  /// What the host must keep.
  func takeChanges() -> [String: HintEnd]? { onboarding.takeChanges() }

  /// Everything as it was at some time.
  struct Snapshot {
    var met: (Set<String>, [String: HintEnd])
    var waiting: [TooltipConfig]
    var due: String?
    var current: TooltipConfig?
  }

  /// Everything as it is.
  var snapshot: Snapshot {
    Snapshot(met: onboarding.snapshot, waiting: waiting, due: due, current: currentTooltip)
  }

  /// Goes back to how it was.
  func restore(_ snapshot: Snapshot) {
    currentTooltip = snapshot.current
    (waiting, due, onboarding.snapshot) = (snapshot.waiting, snapshot.due, snapshot.met)
  }

  private func close(_ end: HintEnd) {
    self.end = end
    currentTooltip = nil
  }
}

extension Scene {
  /// Whether a part or an action can be pointed at.
  func offers(_ target: String) -> Bool {
    // What lies under a sheet is not there for the player.
    let shown = sheet ?? root
    var isOffered = false
    shown.visit { node in
      if node.id == target || node.action.map({ $0.id == target && $0.unavailable == nil }) == true { isOffered = true }
    }
    return isOffered
  }
}
