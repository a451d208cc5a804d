import CasinoKit

/// The line of the settings sheet about the wallet on other machines.
enum SyncNote: Equatable, Sendable {
  /// The profile is linked to no folder.
  case unlinked
  case linked(folder: String, syncedAt: Int?)

  func node(_ strings: Strings) -> SceneNode {
    let title = strings.text("host.sync"), text: String
    switch self {
    case .unlinked: text = strings.text("host.sync.none")
    case .linked(let folder, let time):
      let place = Sanitizer.text(folder, limit: Sanitizer.greatestTitle)
      text =
        time.map { strings.text("host.sync.at", .text(place), .text(SyncTime.text($0))) }
        ?? strings.text("host.sync.never", .text(place))
    }
    return SceneNode(.fact, id: "host.sync", text: title, label: "\(title): \(text)", detail: text)
  }
}

extension Store {
  /// The line of the settings sheet.
  func syncNote(of profile: ProfileID) throws(StoreError) -> SyncNote {
    try self.link(of: profile).map { .linked(folder: $0.folder, syncedAt: $0.syncedAt) } ?? .unlinked
  }
}
