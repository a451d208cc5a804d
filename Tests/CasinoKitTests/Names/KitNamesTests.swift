import CasinoKit
import Foundation
import TestSupport
import Testing

/// The kit's vocabulary, name by name: each is public, documented and used by a game of the house.
@Suite struct KitNamesTests {
  private static let kit = SwiftSources(folder: "Sources/CasinoKit")
  private static let games = SwiftSources(folder: "Plugins", without: "/Tests/")

  @Test(arguments: try KitNames.listed())
  func isPublicDocumentedAndUsed(_ name: KitName) {
    guard let isDocumented = Self.kit.declarations[name.declaration] else {
      Issue.record("CasinoKit has no public \(name.declaration)")
      return
    }
    #expect(isDocumented, "\(name.declaration) has no documentation")
    #expect(Self.games.words.contains(Substring(name.word)), "no game uses \(name.word)")
  }

  @Test func theTableIsReadWhole() throws {
    let names = try KitNames.listed().map(\.word)
    #expect(names.count > 70)
    #expect(Set(["Card", "BalancePicker", "priority", "dynamicTooltip", "CornerRadius"]).isSubset(of: names))
  }

  /// The cases that the table names in brackets.
  @Test func casesExist() {
    for sound in ["chipPlace", "cardDeal", "cardFlip", "win", "lose", "push", "newRound", "gameOver"] {
      #expect(GameSound(rawValue: sound) != nil, "\(sound)")
    }
    for phase in ["betting", "dealing", "playerTurn", "dealerTurn", "roundComplete"] {
      #expect(GamePhase(rawValue: phase) != nil, "\(phase)")
    }
    for size in ["compact", "regular", "wide"] { #expect(SizeClass(rawValue: size) != nil, "\(size)") }
  }

  /// A name that is missing, undocumented or unused is found.
  @Test func aGapIsFound() {
    let sources = SwiftSources(
      text: "/// A card.\npublic struct Card {}\npublic struct Chip {}\nstruct Deck {} // Shoe\n")
    #expect(sources.declarations == ["Card": true, "Chip": false])
    #expect(sources.words.contains("Deck") && !sources.words.contains("Shoe"))
  }
}

/// A name of the table.
struct KitName: CustomTestStringConvertible {
  /// As it stands there, such as `.priority(_:)`.
  var written: String
  var testDescription: String { written }

  /// The last word without arguments, as a game writes it.
  var word: String {
    let bare = written.prefix { $0 != "(" }
    return String(bare.split(separator: ".").last ?? bare)
  }

  /// What the kit declares: the word, or the initialiser of a type.
  var declaration: String { written.first?.isUppercase == true && written.contains("(") ? "\(word).init" : word }
}

enum KitNames {
  /// The names of the table in the order of its rows.
  static func listed() throws -> [KitName] {
    let file = Checkout.url("Tests/Reference/kit_names.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
    return rows.dropFirst().flatMap { row in
      row.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
        .map { KitName(written: String($0.element)) }
    }
  }
}
