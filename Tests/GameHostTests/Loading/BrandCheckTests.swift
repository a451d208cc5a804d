import CasinoKit
import Testing

@testable import GameHost

/// The brand in a manifest comes from a stranger.
@Suite struct BrandCheckTests {
  private static let ace = SceneNode(.card, id: "a", card: Card(.ace, of: .spades))
  private static let chip = SceneNode(.chip, id: "c", amount: 25)

  private static func icon(_ parts: [SceneNode], felt: String = "green") -> SceneNode {
    SceneNode(.icon, id: "icon", detail: felt, children: parts)
  }

  private static func launch(_ parts: [SceneNode]) -> SceneNode {
    SceneNode(.zstack, id: "launch", children: parts)
  }

  @Test(arguments: [
    ("a card and a chip", icon([ace, chip]), true), ("a card alone", icon([ace]), true),
    ("nothing", icon([]), false), ("a chip alone", icon([chip]), false),
    ("a felt that there is not", icon([ace], felt: "plaid"), false),
    ("a card without a face", icon([SceneNode(.card, id: "a")]), false),
    ("a button", icon([ace, SceneNode(.button, id: "b")]), false),
    ("a card twice by one id", icon([ace, ace]), false),
    (
      "something within a card",
      icon([SceneNode(.card, id: "a", card: Card(.ace, of: .spades), children: [SceneNode(.text, id: "t")])]), false
    ),
    ("no icon", SceneNode(.text, id: "icon", text: "x"), false),
    (
      "an action", icon([SceneNode(.chip, id: "c", amount: 5, action: SceneAction(id: "x", title: "x")), ace]), false
    ),
  ])
  func icons(_ name: String, _ node: SceneNode, isTaken: Bool) { #expect(BrandCheck.isIcon(node) == isTaken) }

  @Test(arguments: [
    (
      "felt, icon, name",
      launch([SceneNode(.felt, id: "f", detail: "blue"), icon([ace]), SceneNode(.text, id: "n", text: "War")]), true
    ),
    ("felt and icon", launch([SceneNode(.felt, id: "f", detail: "blue"), icon([ace])]), true),
    ("no felt", launch([icon([ace]), SceneNode(.text, id: "n", text: "War")]), false),
    ("two icons", launch([SceneNode(.felt, id: "f", detail: "red"), icon([ace]), icon([ace])]), false),
    ("a host's value", launch([SceneNode(.host, id: "h", host: .balance), icon([ace])]), false),
  ])
  func launchScreens(_ name: String, _ node: SceneNode, isTaken: Bool) {
    #expect(BrandCheck.isLaunchScreen(node) == isTaken)
  }
}
