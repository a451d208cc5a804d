import CasinoKit

/// This device's log of a wallet in the folder, which nobody else writes.
struct OwnLog {
  /// What stands in the folder under this device's name.
  enum Outcome: Equatable {
    /// What this device wrote.
    case isOwn
    /// Lines that this device did not write: its data folder is a copy of another, or an older state of itself. Up to
    /// this line both are the same.
    case isOthers(common: Int)
  }

  let store: Store
  let wallet: Wallet
  let directory: SyncDirectory

  /// Writes what is missing in the folder, and anew what was damaged there.
  func write(_ budget: SyncBudget, _ report: inout SyncReport) throws(SyncError) -> Outcome {
    let own = try syncing { () throws(StoreError) in try store.ownDevice() }
    let known = try syncing { () throws(StoreError) in try store.segments(of: own, profile: wallet.profile) }
    var place = Place(line: 0, check: wallet.start)
    for number in 1...Segment.greatestNumber {
      let name = Segment.name(number), status = directory.status(name)
      if let record = known[number], let last = record.last, status?.text == record.status {
        if record.isClosed {
          place = Place(line: record.line, check: last)
          continue
        }
        if try isComplete(record, number) { return .isOwn }
      }
      if budget.isSpent {
        report.isPartial = true
        return .isOwn
      }
      let wanted = try syncing { () throws(StoreError) in try expected(after: place) }
      if wanted.lines.isEmpty, status == nil { return .isOwn }
      let (outcome, record) = try write(wanted, name, status, after: place, &report)
      guard outcome == .isOwn else { return outcome }
      if record != known[number] { try keep(record, of: number, own) }
      place = wanted.end
      if !record.isClosed, directory.status(Segment.name(number + 1)) == nil { return .isOwn }
    }
    return .isOwn
  }

  /// Whether nothing happened since the file was written, and no file follows it.
  private func isComplete(_ record: SegmentRecord, _ number: Int) throws(SyncError) -> Bool {
    guard directory.status(Segment.name(number + 1)) == nil else { return false }
    var isComplete = true
    try syncing { () throws(StoreError) in
      try store.ownLines(of: wallet.account, after: record.line) { _ in
        isComplete = false
        return false
      }
    }
    return isComplete
  }

  private func keep(_ record: SegmentRecord, of number: Int, _ own: DeviceID) throws(SyncError) {
    try syncing { () throws(StoreError) in
      try store.database.transaction(.normal) { () throws(StoreError) in
        try store.keep(record, of: number, device: own, profile: wallet.profile)
      }
    }
  }

  private struct Place {
    var line: Int
    var check: LineCheck
  }

  /// What a file must hold.
  private struct Wanted {
    var bytes: [UInt8] = []
    /// The places after its lines, and where those end in the file.
    var lines: [(place: Place, end: Int)] = []
    var end: Place
  }

  private func expected(after place: Place) throws(StoreError) -> Wanted {
    var wanted = Wanted(end: place)
    try store.ownLines(of: wallet.account, after: place.line) { line in
      let content = line.content
      wanted.end = Place(line: line.number, check: wanted.end.check.following(content))
      wanted.bytes += CheckedLine.bytes(content, check: wanted.end.check)
      wanted.lines.append((wanted.end, wanted.bytes.count))
      return wanted.bytes.count < Segment.length
    }
    return wanted
  }

  private func write(
    _ wanted: Wanted, _ name: String, _ status: FileStatus?, after place: Place, _ report: inout SyncReport
  ) throws(SyncError) -> (Outcome, SegmentRecord) {
    var found: [UInt8] = []
    if case .bytes(let bytes, _) = directory.read(name, limit: Segment.greatestLength) { found = bytes }
    var record = SegmentRecord(
      bytes: wanted.bytes.count, line: wanted.end.line, checks: wanted.lines.isEmpty ? [] : wanted.end.check.bytes,
      status: status?.text ?? "")
    if found == wanted.bytes, status?.isFile == true { return (.isOwn, record) }
    let common = zip(found, wanted.bytes).prefix { $0 == $1 }.count
    let whole = wanted.lines.last { $0.end <= common }
    var reader = SegmentReader(Array(found[(whole?.end ?? 0)...]), after: whole?.place.check ?? place.check)
    if case .line(let content, _) = reader.next(), (try? LogLine(content: content)) != nil {
      return (.isOthers(common: whole?.place.line ?? place.line), record)
    }
    report.sent += wanted.lines.count { $0.end > common }
    record.status = try directory.replace(name, with: wanted.bytes).text
    return (.isOwn, record)
  }
}
