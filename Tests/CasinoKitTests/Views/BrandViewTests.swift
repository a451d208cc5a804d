import Testing

@testable import CasinoKit

@MainActor @Suite struct BrandViewTests {
  private func resolved(_ view: some View) throws -> SceneNode {
    try #require(view.nodes(SceneBuilder(strings: Strings(language: "en"))).first)
  }

  @Test func anIconIsMadeOfTheKitsParts() throws {
    let icon = try resolved(
      AppIconView(
        "War", felt: .red, cards: [Card(.king, of: .spades), Card(.two, of: .hearts)], chip: .five))
    #expect(icon.role == .icon && icon.label == "War" && icon.detail == "red")
    #expect(icon.children?.map(\.role) == [.card, .card, .chip])
    #expect(icon.children?.first?.label == "king of spades")
    #expect(icon.children?.last?.amount == 5)
  }

  @Test func noMoreCardsThanHaveRoom() throws {
    let icon = try resolved(AppIconView("Many", cards: Rank.allCases.map { Card($0, of: .clubs) }))
    #expect(icon.children?.map(\.role) == [.card, .card, .card, .chip])
  }

  @Test func aGameWithoutABrandHasTheUsualOne() throws {
    let manifest = CoinGame.manifest
    let icon = try #require(manifest.icon), launch = try #require(manifest.launchScreen)
    #expect(icon.children?.compactMap(\.card) == [Card(.ace, of: .spades)])
    #expect(icon.children?.last?.amount == 25)
    #expect(launch.children?.map(\.role) == [.felt, .icon, .text])
    #expect(launch.children?.last?.text == CoinGame.info.name)
  }

  @Test(arguments: [("de", "Münze"), ("de-AT", "Münze"), ("fr", "Coin"), ("en", "Coin")])
  func titlesComeInTheNearestLanguage(language: String, name: String) {
    var manifest = CoinGame.manifest
    manifest.titles = ["en": .init(name: "Coin", summary: "Heads"), "de": .init(name: "Münze", summary: "Kopf")]
    #expect(manifest.title(in: language).name == name)
    manifest.titles = nil
    #expect(manifest.title(in: language).name == CoinGame.info.name)
  }
}
