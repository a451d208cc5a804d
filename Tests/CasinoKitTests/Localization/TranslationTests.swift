import CasinoKit
import Foundation
import TestSupport
import Testing

@Suite struct TranslationTests {
  @Test func allCataloguesAreFound() {
    #expect(TranslatedCatalogue.all.count >= 4)
    #expect(TranslatedCatalogue.all.allSatisfy { $0.texts.count > 20 })
  }

  @Test("every text is there in every language, and no other", arguments: TranslatedCatalogue.all)
  func languages(_ catalogue: TranslatedCatalogue) {
    for (key, texts) in catalogue.texts {
      for language in TranslatedCatalogue.languages {
        let forms = texts[language] ?? [:]
        #expect(forms["other"]?.isEmpty == false, "\(key) is not translated into \(language)")
      }
      #expect(Set(texts.keys).subtracting(TranslatedCatalogue.languages).isEmpty, "\(key)")
    }
  }

  @Test("a text asks for the same arguments in every language", arguments: TranslatedCatalogue.all)
  func arguments(_ catalogue: TranslatedCatalogue) {
    for (key, texts) in catalogue.texts {
      let asked = Set((texts["en"] ?? [:]).values.map { Template($0).arguments })
      let most = asked.max { $0.count < $1.count }
      for (language, forms) in texts {
        for (form, text) in forms where form == "other" {
          #expect(Template(text).arguments == most, "\(key) in \(language): \(text)")
        }
        // "One card is burned" need not write the one.
        for text in forms.values { #expect(Set(Template(text).arguments).isSubset(of: most ?? []), "\(key): \(text)") }
      }
    }
  }

  @Test("a text that changes with a count has the forms of its language", arguments: TranslatedCatalogue.all)
  func forms(_ catalogue: TranslatedCatalogue) {
    for (key, texts) in catalogue.texts where (texts["en"]?.count ?? 0) > 1 {
      for (language, forms) in texts {
        let needed: Set<String> = language == "ja" ? ["other"] : ["one", "other"]
        #expect(needed.isSubset(of: forms.keys), "\(key) in \(language)")
        let possible = Set([0, 1, 2, 5, 1_000_000].map { PluralCategory(of: $0, in: language).rawValue })
        #expect(Set(forms.keys).subtracting(possible).subtracting(["many"]).isEmpty, "\(key) in \(language)")
      }
    }
  }

  @Test("no text begins or ends with a space, or is written in straight and curly marks at once")
  func spaces() {
    for catalogue in TranslatedCatalogue.all {
      for (key, texts) in catalogue.texts where key != "list.separator" && !key.hasPrefix("number.") {
        for (language, forms) in texts {
          for text in forms.values {
            #expect(text.trimmingCharacters(in: .whitespaces) == text, "\(key) in \(language)")
            #expect(
              !text.contains("  ") || key.hasPrefix("help") || text.contains("\n") || key.contains("line")
                || key.hasPrefix("terminal."), "\(key) in \(language): \(text)")
          }
        }
      }
    }
  }

  @Test(
    "numbers are written as the language writes them",
    arguments: [
      ("en", "1,234,567.50", "12,345"), ("es", "1.234.567,50", "12.345"),
      ("fr", "1\u{A0}234\u{A0}567,50", "12\u{A0}345"),
      ("de", "1.234.567,50", "12.345"), ("ja", "1,234,567.50", "12,345"),
    ])
  func numbers(_ language: String, _ amount: String, _ count: String) {
    let strings = Strings(language: language)
    #expect(strings.amount(Chips(hundredths: 123_456_750)) == amount)
    #expect(strings.amount(Chips(12_345)) == count)
    #expect(strings.text("total.plain", .count(12_345)) == count)
    #expect(strings.amount(-Chips(hundredths: 50)).hasPrefix("-0"))
  }
}
