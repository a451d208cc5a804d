import CasinoKit
import Testing

@testable import GameHost

/// Which of several wishes counts.
@Suite struct ChoiceTests {
  @Test(arguments: [
    // option, kept, environment → language
    (nil, nil, nil, "en"), (nil, nil, "fr", "fr"), (nil, "auto", "fr", "fr"), (nil, "de", "fr", "de"),
    ("ja", "de", "fr", "ja"), ("pt-BR", "de", "fr", "pt-BR"), ("de", nil, nil, "de"),
  ])
  func language(asked: String?, kept: String?, environment: String?, spoken: String) {
    #expect(LanguageChoice(asked: asked, environment: environment).language(kept: kept) == spoken)
  }

  @Test("chosen at the table, a language holds whatever was asked for at the start")
  func languageChosenLater() {
    let choice = LanguageChoice(asked: "ja", environment: "fr")
    #expect(choice.override == "ja")
    #expect(choice.language("de") == "de")
    #expect(choice.language("auto") == "fr")
    #expect(LanguageChoice(asked: "pt-BR", environment: "fr").language("auto") == "pt-BR")
  }

  @Test(
    arguments: [
      // --ui, CASINO_UI, kept → interface
      (nil, nil, "auto", nil), (nil, nil, "text", .text), (nil, "terminal", "text", .terminal),
      (nil, "", "text", .text),
      (.json, "terminal", "text", .json), (nil, "json", "auto", .json), (nil, "paper", "text", .text),
    ] as [(PlayOptions.Interface?, String?, String, PlayOptions.Interface?)])
  func interface(
    option: PlayOptions.Interface?, variable: String?, setting: String, chosen: PlayOptions.Interface?
  ) {
    let choice = InterfaceChoice(option: option, variable: variable, setting: setting)
    #expect(choice.chosen == chosen)
    #expect(choice.unknown == (variable == "paper" ? "paper" : nil))
  }

  @Test func theHostFillsEachSettingOnce() throws {
    var values = HostValues(
      balance: 100, limits: .casual, isPractice: false, cardsRemaining: 1, cardCount: 52, rounds: 0)
    values.settings = HostSettings(["speed": "fast"])
    let settings = SceneNode(.host, id: "host.settings", host: .settings)
    let own = SceneNode(
      .section, id: "own", children: [SceneNode(.host, id: "host.speed", host: .speed), settings])
    func keys(_ node: SceneNode) -> [String] {
      var found: [String] = []
      values.filled(node, .host("en")).visit { node in
        if node.role == .picker || node.role == .toggle, let action = node.action { found.append(action.id) }
      }
      return found
    }
    let all = HostSettings.options.map { HostSettings.prefix + $0.key }
    #expect(keys(settings) == all)
    #expect(keys(own).sorted() == all.sorted())
    let filled = values.filled(own, .host("en"))
    #expect(filled.children?.first?.detail == "fast")
    #expect(filled.children?.first?.id == "host.speed" && filled.children?.last?.role == .vstack)
    #expect(values.filled(filled, .host("en")) == filled)
  }
}
