import CasinoKit
import Testing

@Suite struct SettingValuesTests {
  private let options = [SettingOption("decks", ["1", "2", "6"], initial: "6"), .toggle("das", initial: true)]

  @Test func beginsWithTheInitialValues() {
    let values = SettingValues(options)
    #expect(values["decks"] == "6" && values.isOn("das"))
    #expect(values["none"].isEmpty && !values.isOn("none"))
    #expect(values.changed.isEmpty)
    #expect(SettingOption("pays", ["3:2", "6:5"]).initial == "3:2")
  }

  @Test func keepsWhatDiffers() throws {
    var values = SettingValues(options)
    try values.set("decks", "2")
    try values.set("das", "off")
    try values.set("das", "on")
    #expect(values["decks"] == "2")
    #expect(values.changed == ["decks": "2"])
  }

  @Test(arguments: [
    ("deck", "6", SettingError.unknownKey("deck", known: ["decks", "das"])),
    ("decks", "7", .badValue(key: "decks", value: "7", allowed: ["1", "2", "6"])),
    ("das", "", .badValue(key: "das", value: "", allowed: ["on", "off"])),
  ])
  func refusesWithWhatIsAllowed(key: String, value: String, error: SettingError) {
    var values = SettingValues(options)
    #expect(throws: error) { try values.set(key, value) }
    #expect(values == SettingValues(options))
  }
}
