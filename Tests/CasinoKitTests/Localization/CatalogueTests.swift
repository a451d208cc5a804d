import CasinoKit
import Foundation
import TestSupport
import Testing

private let sample = """
  {
    "sourceLanguage": "en", "version": "1.0", "new in a later version": [],
    "strings": {
      "greeting": {"comment": "At the door.", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Good evening"}},
        "pt": {"stringUnit": {"state": "translated", "value": "Boa noite"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Oi"}},
        "de": {"stringUnit": {"state": "new", "value": "Good evening"}}}},
      "farewell": {"localizations": {
        "en": {"stringUnit": {"value": "Goodbye"}}, "pt": {"stringUnit": {"value": "Adeus"}}}},
      "chips": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld chip"}}, "other": {"stringUnit": {"value": "%lld chips"}}}}},
        "fr": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld jeton"}}, "other": {"stringUnit": {"value": "%lld jetons"}}}}}}},
      "Play again": {},
      "broken": 7,
      "odd": {"localizations": {"en": {"variations": {"device": {"mac": {}}}}}}
    }
  }
  """

@Suite struct CatalogueTests {
  @Test(arguments: [
    ("greeting", "pt-BR", "Oi", "pt-BR"), ("greeting", "pt_br", "Oi", "pt-BR"),
    ("greeting", "pt-PT", "Boa noite", "pt"), ("farewell", "pt-BR", "Adeus", "pt"),
    ("greeting", "ja", "Good evening", "en"), ("greeting", "de", "Good evening", "en"),
    ("Play again", "pt", "Play again", "en"), ("odd", "en", "odd", "en"),
  ])
  func findsTheNearestLanguage(key: String, language: String, text: String, found: String) throws {
    let catalogue = try Catalogue(json: Data(sample.utf8), language: language)
    #expect(catalogue.template(key) == text)
    #expect(catalogue.language(of: key) == found)
  }

  @Test(arguments: [
    ("en", 0, "0 chips"), ("en", 1, "1 chip"), ("en", 2, "2 chips"), ("en", -1, "-1 chip"),
    ("fr", 0, "0 jeton"), ("fr", 1, "1 jeton"), ("fr", 2, "2 jetons"), ("fr", 1_000_000, "1\u{A0}000\u{A0}000 jetons"),
    ("de", 0, "0 chips"), ("ja", 1, "1 chip"),
  ])
  func formFollowsTheLanguageOfTheText(language: String, count: Int, text: String) throws {
    let strings = Strings(try Catalogue(json: Data(sample.utf8), language: language), language: language)
    #expect(strings.text("chips", .count(count)) == text)
  }

  @Test func passesOverWhatItDoesNotKnow() throws {
    let catalogue = try Catalogue(json: Data(sample.utf8), language: "en")
    #expect(catalogue.keys == ["Play again", "chips", "farewell", "greeting", "odd"])
    #expect(catalogue.template("broken") == nil)
  }

  @Test(arguments: ["", "[]", "{}", #"{"sourceLanguage":"en"}"#, #"{"sourceLanguage":1,"strings":{}}"#])
  func refusesWhatIsNoCatalogue(_ json: String) {
    #expect {
      try Catalogue(json: Data(json.utf8), language: "en")
    } throws: { error in
      if case CatalogueError.notACatalogue = error { true } else { false }
    }
  }

  @Test func namesTheFileThatIsMissing() throws {
    let path = try TemporaryFolder().url("none").path
    #expect(throws: CatalogueError.unreadable(path: path)) { try Catalogue(path: path, language: "en") }
  }
}

@Suite struct PluralCategoryTests {
  // CLDR 46, "Language Plural Rules", cardinal, for whole numbers.
  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other", 11: "other", 1_000_000: "other"]),
    ("de", [0: "other", 1: "one", 2: "other", 21: "other"]),
    ("es", [0: "other", 1: "one", 2: "other", 1_000_000: "many", 2_000_000: "many", 1_000_001: "other"]),
    ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many", 1_500_000: "other"]),
    ("fr-CA", [0: "one"]),
    ("ja", [0: "other", 1: "other", 2: "other"]),
  ])
  func followsTheRulesOfUnicode(language: String, categories: [Int: String]) {
    for (count, category) in categories {
      #expect(PluralCategory(of: count, in: language).rawValue == category, "\(count) in \(language)")
    }
  }
}

@Suite struct LanguageTests {
  @Test(arguments: [
    ("pt-BR", "en", ["pt-BR", "pt", "en"]), ("zh_hant_tw", "en", ["zh-Hant-TW", "zh-Hant", "zh", "en"]),
    ("en", "en", ["en"]), ("en-GB", "en", ["en-GB", "en"]), ("", "en", ["en"]),
  ])
  func chainEndsAtTheSource(tag: String, source: String, chain: [String]) {
    #expect(Language.chain(tag, source: source) == chain)
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de-DE"), (["LC_ALL": "", "LANG": "fr_FR@euro"], "fr-FR"),
      (["LC_ALL": "ja_JP.UTF-8", "LANG": "de_DE.UTF-8"], "ja-JP"), (["LC_MESSAGES": "es", "LANG": "de"], "es"),
      (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func readsTheEnvironment(environment: [String: String], tag: String?) {
    #expect(Language.tag(of: environment) == tag)
  }
}
