import CasinoKit

/// Synchronises a wallet when its player sits down and when they leave, without holding either up.
struct TableSync {
  /// How long it may take.
  static let time = Duration.milliseconds(300)

  let store: Store
  let profile: ProfileID
  let strings: Strings
  /// Where a person is told what stood in the way.
  let tell: (String) -> Void

  /// Does it, where the profile is linked. Whatever stands in the way, play goes on.
  func run() {
    do throws(SyncError) {
      guard try syncing({ () throws(StoreError) in try store.link(of: profile) }) != nil else { return }
      let report = try Synchroniser(store, profile: profile).run(.limited(Self.time), waiting: false)
      if report.isNewDevice { tell(strings.text("sync.newDevice")) }
    } catch .busy {
      // What another program does now need not be done twice.
    } catch {
      tell(strings.sentence(for: error))
    }
  }
}
