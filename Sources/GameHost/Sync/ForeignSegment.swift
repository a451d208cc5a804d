import CasinoKit

/// The reading of one file of another device's log.
struct ForeignSegment {
  enum End: Equatable {
    /// All of it was read, and it is closed: the next file follows.
    case next
    /// All that is there was read; there will be more of it.
    case waits
    /// The time was over before the file.
    case spent
    /// Its lines are whole, but others than those that were read before.
    case differs
    /// The line with this number, counted from 1, is not whole or not to be believed.
    case fault(Int, LineFault)
  }

  /// How many lines come in with one transaction.
  private static let batchSize = 200

  let log: ForeignLog
  let number: Int
  /// What is known of the file.
  private(set) var record: SegmentRecord
  /// The check and the number of the last line that was read.
  private(set) var check: LineCheck
  private(set) var line: Int
  /// How many lines came in.
  private(set) var received = 0
  private var batch: [(line: LogLine, check: LineCheck, end: Int)] = []

  /// Begins after a line.
  init(log: ForeignLog, number: Int, record: SegmentRecord, after check: LineCheck, line: Int) {
    self.log = log
    self.number = number
    self.record = record
    self.check = check
    self.line = max(line, record.line)
  }

  /// Reads on; what was read before must be the same.
  mutating func read(_ file: [UInt8], _ status: FileStatus, _ budget: SyncBudget) throws(SyncError) -> End {
    var reader = SegmentReader(file, after: check)
    while !budget.isSpent {
      let index = reader.lines
      switch reader.next() {
      case .end:
        if let fault = try takeIn(all: status) { return fault }
        // An older state of the file may have come back; there is more of it here.
        return record.isClosed && reader.bytes >= record.bytes ? .next : .waits
      case .fault(let fault): return try takeIn() ?? .fault(index + 1, fault)
      case .line(let content, let check):
        let next: LogLine
        do throws(LineFault) {
          if let known = knownCheck(index) {
            if known == check {
              self.check = check
              continue
            }
            _ = try LogLine(content: content)
            return .differs
          }
          next = try LogLine(content: content)
        } catch { return try takeIn() ?? .fault(index + 1, error) }
        batch.append((next, check, reader.bytes))
        if batch.count >= Self.batchSize, let fault = try takeIn() { return fault }
      }
    }
    return try takeIn() ?? .spent
  }

  private func knownCheck(_ index: Int) -> LineCheck? {
    let start = index * LineCheck.length
    return start < record.checks.count ? LineCheck(bytes: record.checks[start..<(start + LineCheck.length)]) : nil
  }

  /// Takes the lines that were read into the record, in one transaction, up to the first that cannot be believed.
  /// - Parameter status: the file, where with these lines all of it was read.
  private mutating func takeIn(all status: FileStatus? = nil) throws(SyncError) -> End? {
    guard !batch.isEmpty || status != nil && !record.checks.isEmpty else { return nil }
    let lines = batch
    batch = []
    var record = record, last = line, fault: LineFault?, count = 0
    let (store, wallet, number) = (log.store, log.wallet, number)
    try syncing { () throws(StoreError) in
      try store.database.transaction(.normal) { () throws(StoreError) in
        let device = try store.device(of: log.writer, name: log.name)
        let log = LogImport(
          store: store, profile: wallet.profile, account: wallet.account, own: wallet.writer, device: device)
        for each in lines {
          fault = each.line.number > last ? try log.take(each.line.event) : .field("n")
          if fault != nil { break }
          (record.bytes, record.line, last) = (each.end, each.line.number, each.line.number)
          record.checks += each.check.bytes
          count += 1
        }
        record.status = fault == nil ? status?.text ?? "" : ""
        try store.keep(record, of: number, device: device, profile: wallet.profile)
      }
    }
    self.record = record
    received += count
    line = last
    if let last = record.last { check = last }
    return fault.map { .fault(record.checks.count / LineCheck.length + 1, $0) }
  }
}
