import CasinoKit

/// The hints of a decision.
@MainActor struct TableHints {
  let state: GameState<BlackjackGame>

  private var tooltips: TooltipManager { state.tooltips }
  private var onboarding: OnboardingState { state.onboarding }

  /// Has a hint shown for every move that is new to the player.
  func show() {
    // Even money is insurance by another name: whoever has met it needs no second lesson.
    let lesson = BlackjackMove.insurance.name
    if onboarding.shouldShowHint(lesson), !onboarding.shouldShowHint(BlackjackMove.evenMoney.name) {
      onboarding.markHintShown(lesson, as: .gone)
    }
    for move in state.engine.legalMoves.moves where move != .noInsurance {
      tooltips.show(
        key: move.name, message: state.strings.text("hint.\(move.name)"), animation: Design.Animation.usual)
    }
  }
}
