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
    let data = URL(filePath: folder.path)
    let findings = try record(store, data) + games() + tools(context)
    for finding in findings { try context.output.writeLine("\(column(finding.grade))\(finding.what)") }
    guard !findings.contains(where: { $0.grade == .fail }) else { throw CommandError.notHealthy }
  }

  private static func column(_ grade: Finding.Grade) -> String {
    grade.rawValue + String(repeating: " ", count: 6 - grade.rawValue.count)
  }

  private static func record(_ store: Store, _ data: URL) throws -> [Finding] {
    let faults: [AuditFault]
    do throws(StoreError) { faults = try Audit(store).faults() } catch {
      guard case .damaged = error else { throw error }
      faults = [.file(StoreWords.text(error))]
    }
    guard faults.isEmpty else { return faults.map { Finding(grade: .fail, what: DoctorWords.words($0)) } }
    let counts = try store.counts()
    return [
      Finding(grade: .ok, what: DoctorWords.record(counts)),
      Finding(grade: .ok, what: DoctorWords.place(data.path)),
    ]
  }

  private static func games() -> [Finding] {
    let listing = GameLibrary().bundled()
    return listing.games.map { Finding(grade: .ok, what: DoctorWords.game($0.manifest.info)) }
      + listing.broken.map { Finding(grade: .fail, what: $0.sentence) }
  }

  private static func tools(_ context: CommandContext) -> [Finding] {
    Tool.all.map { tool in
      let isThere = tool.programs.contains { program in
        (context.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains {
          access("\($0)/\(program)", X_OK) == 0
        }
      }
      return Finding(grade: isThere ? .ok : .warn, what: isThere ? tool.name : DoctorWords.missing(tool))
    }
  }
}

/// A program of the machine that `casino` makes use of.
struct Tool: Equatable {
  /// What it is for.
  var name: String
  /// Any of these will do.
  var programs: [String]
  /// How to get it on Debian.
  var package: String

  static let all = [
    Tool(
      name: "a player for sounds", programs: PlayerProgram.known.map(\.name), package: "alsa-utils"),
    Tool(name: "bubblewrap, the sandbox of foreign games", programs: ["bwrap"], package: "bubblewrap"),
  ]
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
