import CasinoKit

/// Another device's log of a wallet in the folder: what of it is new comes into the record.
struct ForeignLog {
  /// How many lines come in with one transaction.
  private static let batch = 200

  let store: Store
  let wallet: Wallet
  let writer: WriterID
  /// What the device is called.
  let name: String
  let directory: SyncDirectory

  /// Reads on from where the last reading ended. What is not whole stays for the next time.
  func read(_ budget: SyncBudget, _ report: inout SyncReport) throws(SyncError) {
    // A log that turns out to be another than the one that was read is read again from its start, once.
    for _ in 0..<2 where try readFiles(budget, &report) { return }
  }

  /// - Returns: whether the files are those that were read before; if not, what came from them is forgotten.
  private func readFiles(_ budget: SyncBudget, _ report: inout SyncReport) throws(SyncError) -> Bool {
    var reading = Reading(check: LineCheck.start(writer: writer, wallet: wallet.name))
    let known = try syncing { () throws(StoreError) in
      try store.knownDevice(of: writer).map { device throws(StoreError) in
        try store.segments(of: device, profile: wallet.profile)
      } ?? [:]
    }
    for number in 1...Segment.greatestNumber {
      let record = known[number] ?? SegmentRecord()
      guard let status = directory.status(Segment.name(number)) else { return true }
      if let last = record.last, status.text == record.status {
        guard record.isClosed else { return true }
        (reading.check, reading.line) = (last, record.line)
        continue
      }
      if budget.isSpent {
        report.isPartial = true
        return true
      }
      reading.number = number
      reading.record = record
      switch try readFile(&reading, budget, &report) {
      case .next: continue
      case .stop: return true
      case .differs: return false
      }
    }
    return true
  }

  /// Where the reading is.
  private struct Reading {
    /// The check of the last line.
    var check: LineCheck
    /// Its number.
    var line = 0
    /// The file's number, and what is known of it.
    var number = 0
    var record = SegmentRecord()
  }

  private enum Step {
    case next, stop, differs
  }

  private func readFile(
    _ reading: inout Reading, _ budget: SyncBudget, _ report: inout SyncReport
  ) throws(SyncError) -> Step {
    let path = directory.path(of: Segment.name(reading.number))
    func stop(_ reason: SetAside.Reason) -> Step {
      report.setAside.append(SetAside(path: path, reason: reason))
      return .stop
    }
    let file: [UInt8], status: FileStatus
    switch directory.read(Segment.name(reading.number), limit: Segment.greatestLength) {
    case .missing: return .stop
    case .noFile: return stop(.noFile)
    case .tooLong: return stop(.tooLong)
    case .refused(let code): return stop(.unreadable(code: code))
    case .bytes(let bytes, let found): (file, status) = (bytes, found)
    }
    var reader = SegmentReader(file, after: reading.check), batch: [(line: LogLine, check: LineCheck, end: Int)] = []
    while true {
      let known = reader.lines * LineCheck.length
      switch reader.next() {
      case .end:
        if let fault = try take(batch, &reading, &report, status: status) {
          return stop(.line(fault.line, fault.fault))
        }
        // An older state of the file may have come back; there is more of it here.
        return reading.record.isClosed && reader.bytes >= reading.record.bytes ? .next : .stop
      case .fault(let fault):
        if let early = try take(batch, &reading, &report) { return stop(.line(early.line, early.fault)) }
        return stop(.line(reader.lines + 1, fault))
      case .line(let content, let check):
        if known < reading.record.checks.count {
          if reading.record.checks[known..<(known + LineCheck.length)].elementsEqual(check.bytes) {
            reading.check = check
            continue
          }
          guard (try? LogLine(content: content)) != nil else { return stop(.line(reader.lines, .noLine)) }
          try forget()
          return .differs
        }
        do throws(LineFault) { batch.append((try LogLine(content: content), check, reader.bytes)) } catch {
          if let early = try take(batch, &reading, &report) { return stop(.line(early.line, early.fault)) }
          return stop(.line(reader.lines, error))
        }
        guard batch.count >= Self.batch else { continue }
        if let fault = try take(batch, &reading, &report) { return stop(.line(fault.line, fault.fault)) }
        batch = []
        if budget.isSpent {
          report.isPartial = true
          return .stop
        }
      }
    }
  }

  /// Takes lines into the record, in one transaction, up to the first that cannot be believed.
  /// - Parameter status: the file, where with these lines all of it was read.
  private func take(
    _ batch: [(line: LogLine, check: LineCheck, end: Int)], _ reading: inout Reading, _ report: inout SyncReport,
    status: FileStatus? = nil
  ) throws(SyncError) -> (line: Int, fault: LineFault)? {
    guard !batch.isEmpty || !reading.record.checks.isEmpty else { return nil }
    var record = reading.record, place = reading.check, last = max(reading.line, record.line)
    var fault: LineFault?, count = 0
    try syncing { () throws(StoreError) in
      try store.database.transaction(.normal) { () throws(StoreError) in
        let device = try store.device(of: writer, name: name)
        let log = LogImport(
          store: store, profile: wallet.profile, account: wallet.account, own: wallet.writer, device: device)
        for (line, check, end) in batch {
          fault = line.number > last ? try log.take(line.event) : .field("n")
          if fault != nil { break }
          record.bytes = end
          record.line = line.number
          record.checks += check.bytes
          (last, place) = (line.number, check)
          count += 1
        }
        record.status = fault == nil ? status?.text ?? "" : ""
        if record != reading.record {
          try store.keep(record, of: reading.number, device: device, profile: wallet.profile)
        }
      }
    }
    report.received += count
    reading.record = record
    (reading.check, reading.line) = (place, last)
    return fault.map { (record.checks.count / LineCheck.length + 1, $0) }
  }

  private func forget() throws(SyncError) {
    try syncing { () throws(StoreError) in
      guard let device = try store.knownDevice(of: writer) else { return }
      try store.database.transaction(.normal) { () throws(StoreError) in
        try store.forget(device, account: wallet.account, profile: wallet.profile, writer: wallet.writer)
      }
    }
  }
}
