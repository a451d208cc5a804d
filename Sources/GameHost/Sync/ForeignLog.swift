import CasinoKit

/// Another device's log of a wallet in the folder: what of it is new comes into the record.
struct ForeignLog {
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
    var check = LineCheck.start(writer: writer, wallet: wallet.name), line = 0
    let known = try knownSegments()
    for number in 1...Segment.greatestNumber {
      let record = known[number] ?? SegmentRecord()
      guard let status = directory.status(Segment.name(number)) else { return true }
      if let last = record.last, status.text == record.status {
        guard record.isClosed else { return true }
        (check, line) = (last, record.line)
        continue
      }
      guard let (file, status) = file(number, &report) else { return true }
      var segment = ForeignSegment(log: self, number: number, record: record, after: check, line: line)
      let end = try segment.read(file, status, budget)
      report.received += segment.received
      switch end {
      case .next: (check, line) = (segment.check, segment.line)
      case .waits: return true
      case .spent:
        report.isPartial = true
        return true
      case .differs:
        try forget()
        return false
      case .fault(let line, let fault):
        report.setAside.append(SetAside(path: directory.path(of: Segment.name(number)), reason: .line(line, fault)))
        return true
      }
    }
    return true
  }

  private func knownSegments() throws(SyncError) -> [Int: SegmentRecord] {
    try syncing { () throws(StoreError) in
      guard let device = try store.knownDevice(of: writer) else { return [:] }
      return try store.segments(of: device, profile: wallet.profile)
    }
  }

  private func file(_ number: Int, _ report: inout SyncReport) -> (bytes: [UInt8], status: FileStatus)? {
    let name = Segment.name(number), reason: SetAside.Reason
    switch directory.read(name, limit: Segment.greatestLength) {
    case .missing: return nil
    case .bytes(let bytes, let status): return (bytes, status)
    case .noFile: reason = .noFile
    case .tooLong: reason = .tooLong
    case .refused(let code): reason = .unreadable(code: code)
    }
    report.setAside.append(SetAside(path: directory.path(of: name), reason: reason))
    return nil
  }

  private func forget() throws(SyncError) {
    try syncing { () throws(StoreError) in
      guard let device = try store.knownDevice(of: writer) else { return }
      try store.database.transaction { () throws(StoreError) in
        try store.forget(device, account: wallet.account, profile: wallet.profile, writer: wallet.writer)
      }
    }
  }
}
