import CasinoKit

/// Rules on what a game keeps for itself.
enum DataRules {
  /// The most that it may keep, in bytes.
  static let greatest = 64 << 10
  private static let rounds = 8

  static func data(_ run: CheckRun) throws -> CheckFinding {
    let whole = try run.sitting(CheckManner(rounds: rounds, opensSheets: false))
    guard let last = whole.data.last ?? nil else { return .ok("check.ok.noData") }
    let size = JSONText.text(last).utf8.count
    guard size <= greatest else {
      return .fail(CheckText("check.found.dataSize", Strings.host(run.language).number(size)))
    }
    let parts = try run.sitting(CheckManner(restartsAfter: rounds / 2, rounds: rounds, opensSheets: false))
    if (parts.data.last ?? nil).map(bare) != bare(last) { return .fail(CheckText("check.found.dataForgotten")) }
    try combine(last, run)
    return .ok("check.ok.data", .text(Strings.host(run.language).number(size)))
  }

  /// Two devices' copies come together: the table is laid, and the statistics are shown.
  private static func combine(_ data: JSONValue, _ run: CheckRun) throws {
    let connection = try run.start()
    defer { connection.end() }
    try connection.send(
      .welcome(
        Welcome(
          language: "en", practice: true, balance: CheckSitting.stack, limits: .casual, cardsRemaining: 0, data: data,
          dataCopies: [data, data])))
    guard case .ready(let ready) = try connection.receive() else {
      throw connection.failing(.wrongMessage(expected: "ready", got: "failure"))
    }
    try connection.send(.intent(Intent(id: 1, revision: ready.revision, action: "statistics")))
    _ = try connection.receive()
  }

  /// The data without the time of its last change.
  private static func bare(_ data: JSONValue) -> JSONValue {
    guard case .object(var fields) = data else { return data }
    fields["lastModified"] = nil
    return .object(fields)
  }

  static func kept(_ run: CheckRun) throws -> CheckFinding {
    let sitting = try run.sittings()[0]
    let data = sitting.data.compactMap(\.self)
    guard let first = data.first, let last = data.last else {
      let isMeant = run.sources?.files.contains { $0.text.contains(": PersistableGameData") } ?? false
      return isMeant ? .fail(CheckText("check.found.dataNotSent")) : .ok("check.ok.noData")
    }
    if data.count > 3, bare(first) == bare(last) { return .fail(CheckText("check.found.dataSame")) }
    return .ok("check.ok.kept")
  }
}
