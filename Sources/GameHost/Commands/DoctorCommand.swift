import CasinoKit
import FoundationEssentials
import Glibc

/// What `casino doctor` found about one thing.
struct Finding: Equatable {
  enum Grade: String { case ok, warn, fail }

  var grade: Grade
  var what: String
}

/// `casino doctor`: proves the record, and says what is missing on this machine and how to get it.
enum DoctorCommand {
  static func run(_ invocation: Invocation, in context: CommandContext) throws {
    let (store, folder) = try context.openStore(invocation)
    let data = URL(filePath: folder.path), strings = context.strings(invocation)
    let findings =
      try record(store, data, strings) + games(context.library(invocation), strings) + tools(context, strings)
    for finding in findings { try context.output.writeLine("\(column(finding.grade))\(finding.what)") }
    guard !findings.contains(where: { $0.grade == .fail }) else { throw CommandError.notHealthy }
  }

  private static func column(_ grade: Finding.Grade) -> String {
    grade.rawValue + String(repeating: " ", count: 6 - grade.rawValue.count)
  }

  private static func record(_ store: Store, _ data: URL, _ strings: Strings) throws -> [Finding] {
    let faults: [AuditFault]
    do throws(StoreError) { faults = try Audit(store).faults() } catch {
      guard case .damaged = error else { throw error }
      faults = [.file(strings.sentence(for: error))]
    }
    guard faults.isEmpty else { return faults.map { Finding(grade: .fail, what: strings.words(for: $0)) } }
    let counts = try store.counts()
    return [
      Finding(grade: .ok, what: strings.sound(counts)),
      Finding(grade: .ok, what: strings.words("doctor.place", data.path)),
    ]
  }

  private static func games(_ library: GameLibrary, _ strings: Strings) -> [Finding] {
    let listing = library.all()
    let found = listing.games.map { game in
      let info = game.manifest.info
      guard let fault = library.fault(of: game) else {
        return Finding(grade: .ok, what: "\(info.name) \(info.version)")
      }
      return Finding(grade: .fail, what: strings.words("doctor.bundle", info.name, strings.sentence(for: fault)))
    }
    return found + listing.broken.map { Finding(grade: .fail, what: $0.sentence(in: strings)) }
  }

  private static func tools(_ context: CommandContext, _ strings: Strings) -> [Finding] {
    Tool.all.map { tool in
      let isThere = tool.programs.contains { program in
        (context.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains {
          access("\($0)/\(program)", X_OK) == 0
        }
      }
      let name = strings.text(tool.name)
      if tool == .sandbox, let bubblewrap = Bubblewrap(environment: context.environment), !Sandbox.works(bubblewrap) {
        return Finding(grade: .warn, what: strings.words("doctor.sandboxFails", name))
      }
      return isThere
        ? Finding(grade: .ok, what: name)
        : Finding(grade: .warn, what: strings.words("doctor.missing", name, tool.package))
    }
  }
}

/// A program of the machine that `casino` makes use of.
struct Tool: Equatable {
  /// The key of what it is for.
  var name: String
  /// Any of these will do.
  var programs: [String]
  /// How to get it on Debian.
  var package: String

  static let all = [
    Tool(
      name: "doctor.tool.player", programs: PlayerProgram.known.map(\.name), package: "alsa-utils"),
    sandbox,
  ]

  static let sandbox = Tool(name: "doctor.tool.sandbox", programs: ["bwrap"], package: "bubblewrap")
}

extension Store {
  /// How many rounds, entries and shoes there are.
  func counts() throws(StoreError) -> (rounds: Int, entries: Int, shoes: Int) {
    let counts = try database.first(
      "SELECT (SELECT count(*) FROM rounds), (SELECT count(*) FROM entries), (SELECT count(*) FROM shoes)"
    ) { ($0.integer(0), $0.integer(1), $0.integer(2)) }
    return counts ?? (0, 0, 0)
  }
}
