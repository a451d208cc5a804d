import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// A plan holds every file of a new game as it will be written.
@Suite struct GamePlanTests {
  private func text(_ path: String, of plan: GamePlan) throws -> String {
    let file = try #require(plan.files.first { $0.path == path }, "\(plan.files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func namesArePutIn() throws {
    let plan = try StandInTemplate().plan("Texas Hold'em")
    #expect(
      plan.files.map(\.path) == [
        ".casino/template.json", "Engine/TexasHoldemEngine.swift", "Models/TexasHoldemMove.swift", "Package.swift",
        "README.md", "Resources/Localizable.xcstrings", "Resources/manifest.json", "TexasHoldem.swift",
      ])
    let game = try text("TexasHoldem.swift", of: plan)
    #expect(game.contains("struct TexasHoldemGame {"))
    #expect(game.contains(#"static let id = "texas-holdem", name = "Texas Hold'em""#))
    #expect(try text("README.md", of: plan).hasPrefix("# Texas Hold'em\n"))
    #expect(try text("README.md", of: plan).contains("Made by `casino new-game`."))
    for file in plan.files where file.path != ".casino/template.json" {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("NewGame") && !text.contains("New Game"), "\(file.path)")
    }
  }

  /// What is put in is not looked through again.
  @Test func aNameThatHoldsTheTemplatesIsLeftAlone() throws {
    let game = try text("NewGamePlus.swift", of: StandInTemplate().plan("NewGame Plus"))
    #expect(game.contains("struct NewGamePlusGame {"))
    #expect(game.contains(#"id = "new-game-plus", name = "NewGame Plus""#))
  }

  @Test func aStyleLaysItsFilesOverTheTemplate() throws {
    let test = try StandInTemplate()
    let paytable = try test.plan(style: .paytable), punto = try test.plan(style: .punto)
    #expect(try text("Engine/PokerEngine.swift", of: paytable) == "struct PokerEngine { var isDrawn = true }\n")
    #expect(!paytable.files.contains { $0.path.hasSuffix("Move.swift") || $0.path == "removed" })
    #expect(try text("Engine/PokerEngine.swift", of: punto) == "struct PokerEngine { var isPunto = true }\n")
    #expect(punto.files.contains { $0.path == "Models/PokerMove.swift" })
  }

  /// BL-187.
  @Test(arguments: [
    #"Quotes "and" \ backslash"#, #"\(name) runs nothing"#, "<b> & </b>", "two\nlines", "New Game and NewGame",
  ])
  func aDescriptionIsInEveryFileAsItWasTyped(description: String) throws {
    let plan = try StandInTemplate().plan(#"Say "\(Cheese)" & <C>"#, description: description)
    let game = try text("SayCheeseC.swift", of: plan)
    #expect(game.contains("static let summary = \"\(Literals.swift(description))\"\n"))
    #expect(game.contains(#"name = "Say \"\\(Cheese)\" & <C>""#))
    // A comment is no literal, and ends with its line.
    #expect(game.hasPrefix("/// Say \"\\(Cheese)\" & <C>: \(Literals.line(description))\n"))
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(try text("Resources/manifest.json", of: plan).utf8))
    #expect(manifest.summary == description)
    #expect(manifest.info.name == #"Say "\(Cheese)" & <C>"# && manifest.executable == "SayCheeseC")
    #expect(try text("README.md", of: plan).contains("\n\(Literals.markdown(description)) Made"))
  }

  @Test func aDescriptionThatCannotBeShownIsRefused() throws {
    let test = try StandInTemplate()
    #expect(throws: ScaffoldError.descriptionUnreadable(sign: "U+001B")) {
      try test.plan(description: "a\u{1B}[2Jb")
    }
    #expect(throws: ScaffoldError.descriptionUnreadable(sign: "U+202E")) {
      try test.plan(description: "a\u{202E}b")
    }
    #expect(throws: ScaffoldError.descriptionTooLong(limit: 200)) {
      try test.plan(description: String(repeating: "a", count: 201))
    }
  }

  @Test func theRecordHasTheAnswersAndTheHashOfEveryFile() throws {
    let plan = try StandInTemplate().plan("Hold'em", style: .paytable, description: "Draw.")
    let record = try JSONDecoder().decode(
      ScaffoldRecord.self, from: Data(try text(ScaffoldRecord.path, of: plan).utf8))
    #expect(record.template == Casino.version && record.style == .paytable)
    #expect(record.answers.name == "Hold'em" && record.answers.description == "Draw.")
    #expect(record.answers.type == "HoldemGame" && record.answers.id == "holdem")
    let others = plan.files.filter { $0.path != ScaffoldRecord.path }
    #expect(Set(record.files.keys) == Set(others.map(\.path)))
    for file in others { #expect(record.files[file.path] == Hexadecimal.text(Digest.sha256(file.bytes))) }
  }

  @Test func anywhereElseThePackageLooksForItsKit() throws {
    let test = try StandInTemplate()
    let package = try text("Package.swift", of: test.plan())
    #expect(package.contains(#"Context.environment["CASINO_SDK"] ?? "\#(test.root.path)""#))
    #expect(package.contains(#"dependencies: ["Poker", kit]"#) && package.contains("dependencies: [kitPackage]"))
    #expect(!package.contains("../../Sources"))
  }

  @Test func inACheckoutThePackageIsTheTemplates() throws {
    let test = try StandInTemplate()
    try test.makeCheckout()
    let place = try GamePlace(directory: nil, workingDirectory: test.folder.url("checkout/docs").path)
    #expect(place.parent.path == test.folder.url("checkout/Plugins").path)
    #expect(place.targets == ["Rummy", "RummyTests"])
    let plan = try GamePlan(
      NamePlan("Poker", taken: TakenNames()), style: .dealer, description: nil, place: place, kit: test.kit)
    #expect(try text("Package.swift", of: plan).contains(#".package(path: "../../Sources/CasinoKit")"#))
  }

  @Test(arguments: [
    ("Poker", "checkout", ["swift build", "casino play poker"]),
    ("Poker", "checkout/docs", ["cd …/checkout", "swift build", "casino play poker"]),
    (
      "Chinese Blackjack With Six Decks Deluxe", "checkout",
      ["make format", "swift build", "casino play chinese-blackjack-with-six-decks-deluxe"]
    ),
    ("Poker", "games", ["cd Poker", "casino play .", "casino dev", "casino check . --next", "swift test"]),
    ("Poker", "my games", ["cd Poker", "casino play .", "casino dev", "casino check . --next", "swift test"]),
  ])
  func whatToTypeNextIsSaid(name: String, folder: String, commands: [String]) throws {
    let test = try StandInTemplate()
    try test.makeCheckout()
    try test.folder.makeFolder("my games")
    let long = String(repeating: "x", count: 90)
    try test.folder.write("let \(long): NewGameEngine? = nil\n", to: "sdk/Templates/NewGame/Views/Long.swift")
    let place = try GamePlace(directory: nil, workingDirectory: test.folder.url(folder).path)
    let plan = try GamePlan(
      NamePlan(name, taken: TakenNames()), style: .dealer, description: nil, place: place, kit: test.kit)
    let now = test.folder.url(folder).path
    let found = Strings.commands(after: plan, workingDirectory: now).map { $0.replacing(test.folder.path, with: "…") }
    #expect(found == commands)
  }

  @Test func aTemplateThatIsDamagedIsNamed() throws {
    let test = try StandInTemplate()
    try FileManager.default.removeItem(at: test.root.appending(path: "Templates/NewGame/Resources/manifest.json"))
    #expect(throws: ScaffoldError.self) { try test.plan() }
  }
}

/// Where the template comes from, and where the game goes.
@Suite struct DevelopmentKitTests {
  @Test func comesFromTheVariableTheInstallationOrTheCheckout() throws {
    let test = try StandInTemplate()
    let installed = try StandInTemplate()
    let prefix = installed.folder.url("usr")
    try FileManager.default.createDirectory(
      at: prefix.appending(path: "share"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: installed.root, to: prefix.appending(path: "share/casino"))
    let program = prefix.appending(path: "bin/casino"), nowhere = URL(filePath: "/nowhere/bin/casino")
    let named = try DevelopmentKit.located(environment: ["CASINO_SDK": test.root.path], program: program)
    #expect(named.root.path == test.root.path)
    let beside = try DevelopmentKit.located(environment: [:], program: program)
    #expect(beside.root.path == prefix.appending(path: "share/casino").path)
    let above = try DevelopmentKit.located(
      environment: ["CASINO_SDK": ""], program: test.root.appending(path: ".build/x86/debug/casino"))
    #expect(above.root.path == test.root.path)
    #expect(throws: ScaffoldError.noTemplate(looked: ["$CASINO_SDK/Templates"])) {
      try DevelopmentKit.located(environment: ["CASINO_SDK": "/nowhere"], program: program)
    }
    let looked = ["$CASINO_SDK/Templates", "/nowhere/share/casino/Templates"]
    #expect(throws: ScaffoldError.noTemplate(looked: looked)) {
      try DevelopmentKit.located(environment: [:], program: nowhere)
    }
  }

  @Test func aGameGoesWhereItIsAskedFor() throws {
    let test = try StandInTemplate()
    try test.makeCheckout()
    let games = test.target.path, plugins = test.folder.url("checkout/Plugins").path
    #expect(try GamePlace(directory: nil, workingDirectory: games).parent.path == games)
    #expect(try GamePlace(directory: nil, workingDirectory: games).checkout == nil)
    #expect(try GamePlace(directory: "../games", workingDirectory: games).parent.path == games)
    #expect(try GamePlace(directory: plugins, workingDirectory: games).checkout != nil)
    #expect(try GamePlace(directory: games, workingDirectory: plugins).checkout == nil)
    #expect(throws: ScaffoldError.noFolder(path: "nowhere")) {
      try GamePlace(directory: "nowhere", workingDirectory: games)
    }
  }
}

extension StandInTemplate {
  /// A checkout of the project with one game, beside the kit.
  func makeCheckout() throws {
    try folder.makeFolder("checkout/Sources/CasinoKit")
    try folder.makeFolder("checkout/Plugins/Rummy")
    try folder.makeFolder("checkout/docs")
    try folder.write("let package = Package(name: \"casino\")", to: "checkout/Package.swift")
  }
}
