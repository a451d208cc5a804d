import CasinoKit
import FoundationEssentials
import Glibc

/// The English sentences about synchronising, all in one place.
enum SyncWords {
  static let upToDate = "Up to date: nothing went out, nothing came in."
  static let unlinked = "This profile is no longer synchronised. What came from other devices stays."
  static let notLinked = "Not synchronised. To begin: casino sync --folder DIR"
  static let partial = "There was more than time allowed; the rest comes next time."
  static let newDevice =
    "This data folder is a copy or an older state of another: from now on it counts as a device of its own."

  static func sentence(for error: SyncError) -> String {
    switch error {
    case .notLinked: "This profile is not synchronised; name a folder that another program synchronises with --folder"
    case .folder(let path, let code):
      "The folder \(CommandWords.quoted(path)) cannot be used for synchronising: \(reason(code)). Play goes on without."
    case .unwritable(let path, let code):
      "\(CommandWords.quoted(path)) cannot be written: \(reason(code)). Play goes on without synchronising."
    case .sharedWallet(let wallet, let profile):
      "The profile \(CommandWords.quoted(profile)) has the wallet \(CommandWords.quoted(wallet)) in that folder already"
    case .handIsOpen:
      "This data folder is a copy of another device's, and a hand is open. Finish it, then the wallet is synchronised."
    case .busy: "Another program synchronises at this moment."
    case .store(let error): StoreWords.text(error)
    }
  }

  /// Why something in the folder is not read, as the end of a line that names it.
  static func words(_ reason: SetAside.Reason) -> String {
    switch reason {
    case .foreignName: "no file of casino's"
    case .noFile: "a link or a folder where a file belongs"
    case .tooLong: "longer than anything that is written here"
    case .unreadable(let code): self.reason(code)
    case .tooManyDevices: "more than \(Synchroniser.greatestDevices) devices"
    case .line(let number, let fault): "line \(number) \(words(fault))"
    case .state(let fault): "the settings in it cannot be read: it \(words(fault))"
    case .conflictCopy(true): "a conflict copy with nothing new in it; it may be removed"
    case .conflictCopy(false): "a conflict copy that differs; the device that wrote it will write its own log anew"
    }
  }

  private static func words(_ fault: LineFault) -> String {
    switch fault {
    case .noLine: "is no line of a log"
    case .wrongCheck: "was altered, or lines before it are missing"
    case .newer(let word): "was written by a newer casino (\(CommandWords.quoted(word))): bring this program up to date"
    case .field(let name): "has a wrong \(name)"
    case .unsound: "has a round that does not add up"
    case .unknownShoe: "speaks of a shoe that was never laid"
    case .wrongSeed: "has a seed that is not the one that was committed to"
    case .takenElsewhere: "belongs to another profile on this machine"
    }
  }

  /// What `casino sync` prints.
  static func lines(_ report: SyncReport) -> [String] {
    var lines: [String] = []
    if report.isNewDevice { lines.append(newDevice) }
    if report.sent > 0 { lines.append("Went out: \(records(report.sent)).") }
    if report.received > 0 || report.settings > 0 {
      let settings = report.settings == 1 ? "1 setting" : "\(report.settings) settings"
      let parts = [
        report.received > 0 ? records(report.received) : nil, report.settings > 0 ? settings : nil,
      ].compactMap(\.self)
      lines.append("Came in: \(parts.joined(separator: " and ")), from \(CommandWords.list(report.devices)).")
    }
    if report.isPartial { lines.append(partial) } else if lines.isEmpty { lines.append(upToDate) }
    return lines + report.setAside.map { "Set aside: \(CommandWords.quoted($0.path)): \(words($0.reason))." }
  }

  static func linked(_ folder: String, wallet: String) -> String {
    "The wallet \(CommandWords.quoted(wallet)) is synchronised through \(CommandWords.quoted(folder))."
  }

  /// What `casino sync --status` prints.
  static func lines(_ status: SyncStatus) -> [String] {
    let rows = [
      ["Folder", status.folder], ["Wallet", status.wallet],
      ["Last", status.syncedAt.map { time($0) + " UTC" } ?? "never"], ["This device", status.device],
    ]
    let others = status.others.map { [$0.name, records($0.lines)] }
    return TextColumns(rows: rows).lines
      + (others.isEmpty ? ["No other device yet."] : ["Other devices"] + TextColumns(rows: others, indent: 2).lines)
  }

  /// `2026-01-31 20:15`.
  static func time(_ seconds: Int) -> String {
    let text = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    return String(text.prefix(16)).split(separator: "T").joined(separator: " ")
  }

  private static func records(_ count: Int) -> String { count == 1 ? "1 record" : "\(Chips(count).readable) records" }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension CommandWords {
  /// The words of a list: `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
