import Testing

@testable import CasinoKit

/// The contract of hints, hint by hint. The host's clock is the call of `wake`.
@MainActor @Suite struct TooltipTests {
  let onboarding = OnboardingState(HintState(isOn: true, shown: []))

  private func table(_ actions: String...) -> Scene {
    Scene(
      root: SceneNode(
        .table, id: "table",
        children: actions.map { SceneNode(.button, id: "button.\($0)", action: SceneAction(id: $0, title: $0)) }))
  }

  private func tooltips(_ keys: String...) -> TooltipManager {
    let tooltips = TooltipManager(onboarding: onboarding)
    for key in keys { tooltips.show(key: key, message: "about \(key)") }
    return tooltips
  }

  @Test("a hint waits for its delay, and is marked when it goes, whatever way it goes")
  func oneHint() {
    let tooltips = tooltips("hit")
    tooltips.settle(table("hit"), isNewDecision: true)
    #expect(tooltips.takeWakeUp() == 1_000 && tooltips.currentTooltip == nil)
    tooltips.wake(table("hit"))
    #expect(tooltips.currentTooltip?.message == "about hit")
    #expect(onboarding.shouldShowHint("hit"), "it is marked when it goes, not when it comes")
    tooltips.currentTooltip = nil
    #expect(!onboarding.shouldShowHint("hit"))
    #expect(tooltips.takeChanges() == ["hit": .dismissed])
    tooltips.show(key: "hit", message: "again")
    tooltips.settle(table("hit"), isNewDecision: true)
    #expect(tooltips.takeWakeUp() == nil)
  }

  @Test("BL-103: what was shown is not shown again; another profile has hints of its own")
  func restart() {
    let again = OnboardingState(HintState(isOn: true, shown: ["hit"]))
    #expect(!again.shouldShowHint("hit") && again.shouldShowHint("stand"))
    #expect(OnboardingState(HintState(isOn: true, shown: [])).shouldShowHint("hit"))
    #expect(!OnboardingState(HintState(isOn: false, shown: [])).shouldShowHint("hit"))
  }

  @Test("BL-105: a hint that is due while another is on screen waits for the next decision")
  func queue() {
    let tooltips = tooltips("hit", "stand")
    let scene = table("hit", "stand")
    tooltips.settle(scene, isNewDecision: true)
    tooltips.wake(scene)
    tooltips.dismiss()
    tooltips.settle(scene, isNewDecision: false)
    #expect(tooltips.takeWakeUp() == 1_000, "that of the first decision")
    tooltips.wake(scene)
    #expect(tooltips.currentTooltip == nil)
    tooltips.settle(scene, isNewDecision: true)
    #expect(tooltips.takeWakeUp() == 1_000)
    tooltips.wake(scene)
    #expect(tooltips.currentTooltip?.key == "stand")
  }

  @Test("BL-108: a hint goes with its target, in the same redraw")
  func targetGone() {
    let tooltips = tooltips("split")
    tooltips.settle(table("hit", "split"), isNewDecision: true)
    tooltips.wake(table("hit", "split"))
    #expect(!tooltips.follows(table("hit", "split")))
    #expect(tooltips.follows(table("hit")))
    #expect(tooltips.currentTooltip == nil && tooltips.takeChanges() == ["split": .gone])
  }

  @Test("a target that goes before the time has come brings no hint")
  func tooLate() {
    let tooltips = tooltips("split")
    tooltips.settle(table("split"), isNewDecision: true)
    tooltips.wake(table("hit"))
    #expect(tooltips.currentTooltip == nil && onboarding.shouldShowHint("split"))
  }

  @Test("BL-112: who does it needs no hint about it, before it was shown or after")
  func learningByDoing() {
    let tooltips = tooltips("double", "hit")
    tooltips.settle(table("double", "hit"), isNewDecision: true)
    tooltips.acts(on: ["double", "button.double"])
    #expect(!onboarding.shouldShowHint("double"))
    tooltips.wake(table("hit"))
    #expect(tooltips.currentTooltip == nil)
    tooltips.settle(table("hit"), isNewDecision: true)
    tooltips.wake(table("hit"))
    tooltips.acts(on: ["hit"])
    #expect(tooltips.currentTooltip == nil)
    #expect(tooltips.takeChanges() == ["double": .acted, "hit": .acted])
  }

  @Test("a hint comes only once its target is offered, and not through a sheet")
  func offered() {
    let tooltips = tooltips("deal")
    tooltips.settle(table("hit"), isNewDecision: true)
    #expect(tooltips.takeWakeUp() == nil)
    var scene = table("deal")
    scene.root.children?.append(SceneNode(.sheet, id: "sheet"))
    #expect(!scene.offers("deal"))
    tooltips.settle(table("deal"), isNewDecision: true)
    #expect(tooltips.takeWakeUp() == 1_000)
  }

  @Test("a commit that was refused brings the hint back")
  func refused() {
    let tooltips = tooltips("hit")
    tooltips.settle(table("hit"), isNewDecision: true)
    tooltips.wake(table("hit"))
    let before = tooltips.snapshot
    tooltips.acts(on: ["hit"])
    tooltips.restore(before)
    #expect(tooltips.currentTooltip?.key == "hit" && onboarding.shouldShowHint("hit"))
  }
}
