import CasinoKit
import FoundationEssentials

/// Brings a profile's wallet and a folder together: what was played here goes out, what was played elsewhere comes in.
///
/// Every device writes its own files only, and merging is a union of what they hold, so neither the order nor the
/// number of times matters. For the same reason what comes in need not survive a power cut: it would come in again.
struct Synchroniser {
  /// The folder in the player's folder that all wallets lie in.
  static let folderName = "casino"
  /// The most devices of a wallet.
  static let greatestDevices = 64

  private let store: Store
  private let profile: ProfileID

  /// Synchronises a profile's wallet.
  init(_ store: Store, profile: ProfileID) {
    self.store = store
    self.profile = profile
  }

  /// Does it.
  /// - Parameter budget: after which time the rest is left for the next time.
  /// - Throws: a `SyncError`; play goes on, and what was done counts.
  func run(_ budget: SyncBudget = .unlimited, waiting wait: Bool = true) throws(SyncError) -> SyncReport {
    let data = URL(filePath: store.database.path).deletingLastPathComponent().path
    let lock = try SyncLock(in: data, waiting: wait)
    return try withExtendedLifetime(lock) { () throws(SyncError) in
      var report = SyncReport()
      var wallet = try linked()
      let directory = try SyncDirectory(path: wallet.folder).madeFolder(Self.folderName).madeFolder(wallet.name)
      if case .isOthers(let common) = try writeLog(wallet, directory, budget, &report) {
        try store.goOnAsAnotherDevice(wallet, common: common)
        report.isNewDevice = true
        report.sent = 0
        wallet = try linked()
        _ = try writeLog(wallet, directory, budget, &report)
      }
      try readOthers(wallet, directory, budget, &report)
      try writeState(wallet, directory)
      try syncing { () throws(StoreError) in
        try store.database.transaction(.normal) { () throws(StoreError) in
          try store.database.run(
            "UPDATE links SET synced_at = ? WHERE profile = ?", store.time, SQLValue(profile))
        }
      }
      return report
    }
  }

  private func linked() throws(SyncError) -> Wallet {
    guard let wallet = try syncing({ () throws(StoreError) in try store.wallet(of: profile) }) else {
      throw .notLinked
    }
    return wallet
  }

  private func writeLog(
    _ wallet: Wallet, _ directory: SyncDirectory, _ budget: SyncBudget, _ report: inout SyncReport
  ) throws(SyncError) -> OwnLog.Outcome {
    let own = try directory.madeFolder(wallet.writer.name)
    return try OwnLog(store: store, wallet: wallet, directory: own).write(budget, &report)
  }

  private func writeState(_ wallet: Wallet, _ directory: SyncDirectory) throws(SyncError) {
    let own = try directory.madeFolder(wallet.writer.name)
    let state = try syncing { () throws(StoreError) in try store.deviceState(of: wallet) }
    let file = state.file(after: wallet.start)
    if case .bytes(file, _) = own.read(DeviceState.fileName, limit: DeviceState.greatestLength) { return }
    _ = try own.replace(DeviceState.fileName, with: file)
  }

  private func readOthers(
    _ wallet: Wallet, _ directory: SyncDirectory, _ budget: SyncBudget, _ report: inout SyncReport
  ) throws(SyncError) {
    var count = 0
    for name in directory.names() where !FolderNames.isPassedOver(name) {
      guard let writer = WriterID(name: name) else {
        report.setAside.append(SetAside(path: directory.path(of: name), reason: .foreignName))
        continue
      }
      guard let folder = directory.folder(name) else {
        report.setAside.append(SetAside(path: directory.path(of: name), reason: .noFile))
        continue
      }
      report.setAside += FolderNames.setAside(in: folder)
      if writer == wallet.writer { continue }
      count += 1
      guard count <= Self.greatestDevices else {
        report.setAside.append(SetAside(path: folder.path, reason: .tooManyDevices))
        continue
      }
      try read(writer, folder, wallet, budget, &report)
    }
  }

  private func read(
    _ writer: WriterID, _ folder: SyncDirectory, _ wallet: Wallet, _ budget: SyncBudget, _ report: inout SyncReport
  ) throws(SyncError) {
    let state = state(of: writer, in: folder, wallet, &report), name = state?.name ?? String(writer.name.prefix(8))
    report.devices.append(name)
    try ForeignLog(store: store, wallet: wallet, writer: writer, name: name, directory: folder).read(budget, &report)
    guard let state else { return }
    report.settings += try syncing { () throws(StoreError) in
      try store.database.transaction(.normal) { () throws(StoreError) in
        try store.merge(state, of: try store.device(of: writer, name: name), into: wallet)
      }
    }
  }

  private func state(
    of writer: WriterID, in folder: SyncDirectory, _ wallet: Wallet, _ report: inout SyncReport
  ) -> DeviceState? {
    let reason: SetAside.Reason
    switch folder.read(DeviceState.fileName, limit: DeviceState.greatestLength) {
    case .missing: return nil
    case .noFile: reason = .noFile
    case .tooLong: reason = .tooLong
    case .refused(let code): reason = .unreadable(code: code)
    case .bytes(let file, _):
      do throws(LineFault) {
        return try DeviceState(file: file, after: LineCheck.start(writer: writer, wallet: wallet.name))
      } catch { reason = .state(error) }
    }
    report.setAside.append(SetAside(path: folder.path(of: DeviceState.fileName), reason: reason))
    return nil
  }
}
