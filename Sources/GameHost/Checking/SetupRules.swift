import CasinoKit
import FoundationEssentials

/// Rules on the names of a game and the shape of its package.
enum SetupRules {
  static func manifest(_ run: CheckRun) throws -> CheckFinding {
    let said: Manifest
    do throws(ManifestFault) {
      said = try ManifestReader.ask(
        run.game.executable, resources: run.game.resources, confinement: run.game.confinement)
    } catch {
      return .fail(CheckText("check.found.noManifest"))
    }
    var found: [CheckText] = []
    let file = run.game.resources.appending(path: "manifest.json")
    do throws(ManifestFault) {
      var written = try ManifestReader.read(file: file), printed = said
      // Names in other languages come from the catalogue, which is another rule's.
      if run.finding(.setupCatalogue).verdict == .fail { (written.titles, printed.titles) = (nil, nil) }
      if written != printed { found.append(CheckText("check.found.stale")) }
    } catch {
      found.append(CheckText("check.found.noManifestFile"))
    }
    if said.summary.isEmpty { found.append(CheckText("check.found.noSummary")) }
    for bet in said.bets where bet.edge == nil { found.append(CheckText("check.found.noEdge", bet.id)) }
    for bet in said.bets where bet.greatestPayout.numerator == 0 {
      found.append(CheckText("check.found.noPayout", bet.id))
    }
    if !said.bets.contains(where: { $0.kind == .main }) { found.append(CheckText("check.found.noMainBet")) }
    // The hellos: that the program is the game that it says it is.
    do throws(ModuleFailure) { try ModuleLauncher(data: run.folder).start(run.game).end() } catch {
      found.append(run.text(of: error))
    }
    return .of(found, else: .ok("check.ok.manifest", .text(said.info.name), .text(said.info.version)))
  }

  static func shape(_ run: CheckRun) -> CheckFinding {
    guard let sources = run.sources else { return .skip("check.found.noSources") }
    let module = run.manifest.executable
    let files = [
      "Package.swift", "README.md", "Tests", "\(module).swift", "Resources/Localizable.xcstrings",
      "Theme/DesignConstants.swift", "Views/GameTableView.swift", "Views/ResultBannerView.swift",
      "Views/RulesHelpView.swift", "Views/SettingsView.swift", "Views/StatisticsSheetView.swift",
    ]
    var found = files.filter { !sources.has($0) }.map { CheckText("check.found.missingFile", $0) }
    let kinds = [("Engine/", "Engine.swift"), ("Models/", "Bet.swift"), ("Views/", "TableLayoutView.swift")]
    for (folder, end) in kinds
    where !sources.files.contains(where: { $0.path.hasPrefix(folder) && $0.path.hasSuffix(end) }) {
      found.append(CheckText("check.found.missingFile", "\(folder)<Name>\(end)"))
    }
    return .of(found, else: .ok("check.ok.shape"))
  }

  static func design(_ run: CheckRun) -> CheckFinding {
    guard let sources = run.sources else { return .skip("check.found.noSources") }
    var found: [CheckText] = []
    if !sources.files(in: "Theme").contains(where: { $0.text.contains("CasinoDesign") }) {
      found.append(CheckText("check.found.noDesign"))
    }
    for file in sources.files(in: "Views") {
      for (number, line) in file.lines.enumerated() {
        guard let mark = ["spacing: ", "priority("].first(where: { hasNumber(after: $0, in: line) }) else { continue }
        found.append(CheckText("check.found.number", "\(file.path):\(number + 1)", String(mark.prefix { $0.isLetter })))
      }
    }
    return .of(found, else: .ok("check.ok.design"))
  }

  private static func hasNumber(after mark: String, in line: Substring) -> Bool {
    let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    return code.ranges(of: mark).contains { range in
      let value = code[range.upperBound...].drop { $0 == "-" }
      return value.first?.isNumber == true
    }
  }

  static func catalogue(_ run: CheckRun) -> CheckFinding {
    let file = run.game.resources.appending(path: "Localizable.xcstrings")
    do throws(CatalogueError) {
      let english = try Catalogue(path: file.path, language: "en")
      var found: [CheckText] = []
      if english.keys.isEmpty { found.append(CheckText("check.found.emptyCatalogue")) }
      for language in CheckRun.languages {
        let catalogue = try Catalogue(path: file.path, language: language)
        if catalogue.keys.contains(where: { catalogue.language(of: $0) == language }) { continue }
        found.append(CheckText("check.found.noLanguage", language))
      }
      return .of(found, else: .ok("check.ok.catalogue", .count(english.keys.count)))
    } catch {
      return .fail(CheckText("check.found.noCatalogue"))
    }
  }
}
