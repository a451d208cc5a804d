import CasinoKit

/// The one place that puts synchronising into words.
extension Strings {
  /// Why a wallet cannot be synchronised.
  func sentence(for error: SyncError) -> String {
    switch error {
    case .notLinked: text("error.sync.notLinked")
    case .folder(let path, let code): words("error.sync.folder", quoted(path), reason(code))
    case .unwritable(let path, let code): words("error.sync.unwritable", quoted(path), reason(code))
    case .sharedWallet(let wallet, let profile): words("error.sync.shared", quoted(profile), quoted(wallet))
    case .handIsOpen: text("error.sync.handIsOpen")
    case .busy: text("error.sync.busy")
    case .store(let error): sentence(for: error)
    }
  }

  /// What `casino sync` prints.
  func lines(_ report: SyncReport) -> [String] {
    var lines: [String] = []
    if report.isNewDevice { lines.append(text("sync.newDevice")) }
    if report.sent > 0 { lines.append(words("sync.sent", counted("sync.records", report.sent))) }
    if report.received > 0 || report.settings > 0 {
      let records = report.received > 0 ? [counted("sync.records", report.received)] : []
      let settings = report.settings > 0 ? [counted("sync.settings", report.settings)] : []
      lines.append(words("sync.received", all(records + settings), all(report.devices)))
    }
    if report.isPartial {
      lines.append(text("sync.partial"))
    } else if lines.isEmpty {
      lines.append(text("sync.upToDate"))
    }
    return lines + report.setAside.map { words("sync.aside", quoted($0.path), words(for: $0.reason)) }
  }

  /// What `casino sync --status` prints.
  func lines(_ status: SyncStatus) -> [String] {
    let last = status.syncedAt.map { words("sync.time", SyncTime.text($0)) } ?? text("sync.never")
    let rows = [
      [text("sync.folder"), status.folder], [text("sync.wallet"), status.wallet], [text("sync.last"), last],
      [text("sync.device"), status.device],
    ]
    let others = status.others.map { [$0.name, counted("sync.records", $0.lines)] }
    return TextColumns(rows: rows).lines
      + (others.isEmpty
        ? [text("sync.noOthers")] : [text("sync.others")] + TextColumns(rows: others, indent: 2).lines)
  }

  /// Why something in the folder is not read, as the end of a line that names it.
  private func words(for reason: SetAside.Reason) -> String {
    switch reason {
    case .foreignName: text("sync.aside.foreign")
    case .noFile: text("sync.aside.noFile")
    case .tooLong: text("sync.aside.tooLong")
    case .unreadable(let code): self.reason(code)
    case .tooManyDevices: words("sync.aside.devices", "\(Synchroniser.greatestDevices)")
    case .line(let number, let fault): words("sync.line.\(kind(of: fault))", "\(number)", detail(of: fault))
    case .state(let fault): words("sync.state.\(kind(of: fault))", "", detail(of: fault))
    case .conflictCopy(true): text("sync.aside.conflictKnown")
    case .conflictCopy(false): text("sync.aside.conflict")
    }
  }

  /// The end of the key that says what is wrong with a line of a log or with the settings of a device.
  private func kind(of fault: LineFault) -> String {
    switch fault {
    case .noLine: "noLine"
    case .wrongCheck: "altered"
    case .newer: "newer"
    case .field: "field"
    case .unsound: "unsound"
    case .unknownShoe: "noShoe"
    case .wrongSeed: "seed"
    case .takenElsewhere: "elsewhere"
    }
  }

  private func detail(of fault: LineFault) -> String {
    switch fault {
    case .newer(let word): quoted(word)
    case .field(let name): name
    default: ""
    }
  }
}
