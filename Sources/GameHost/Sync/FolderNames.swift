/// What the names in the folder say.
enum FolderNames {
  /// How many names of one folder are told of at a time.
  private static let greatestCount = 20

  /// Whether it is of no interest: hidden files and drafts, which every program that synchronises has.
  static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".tmp") || name.hasSuffix(".part") || name.hasPrefix("~")
  }

  /// The file of which it is a conflict copy, by the names of Syncthing, Dropbox, Nextcloud and iCloud.
  static func original(ofCopy name: String) -> String? {
    for ending in [".jsonl", ".json"] where name.hasSuffix(ending) {
      let stem = name.dropLast(ending.count)
      let ends = [".sync-conflict-", " (conflicted copy", " (", " 2", " 3"].compactMap {
        stem.firstRange(of: $0)?.lowerBound
      }
      guard let end = ends.min() else { return nil }
      let original = stem[..<end] + ending
      return isOurs(String(original)) ? String(original) : nil
    }
    return nil
  }

  /// Whether a file of a device may have the name.
  static func isOurs(_ name: String) -> Bool { name == DeviceState.fileName || Segment.number(name) != nil }

  /// What in a device's folder is not read: copies that are known, and what does not belong there.
  static func setAside(in folder: SyncDirectory) -> [SetAside] {
    folder.names().filter { !isPassedOver($0) && !isOurs($0) }.prefix(greatestCount).map { name in
      let reason: SetAside.Reason =
        original(ofCopy: name).map { .conflictCopy(isKnown: isKnown(name, of: $0, in: folder)) } ?? .foreignName
      return SetAside(path: folder.path(of: name), reason: reason)
    }
  }

  /// Whether the file has every whole line of its copy. Settings have but one state, the file's own.
  private static func isKnown(_ copy: String, of original: String, in folder: SyncDirectory) -> Bool {
    guard original != DeviceState.fileName else { return true }
    guard case .bytes(let bytes, _) = folder.read(copy, limit: Segment.greatestLength),
      case .bytes(let file, _) = folder.read(original, limit: Segment.greatestLength)
    else { return false }
    let end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return file.starts(with: bytes[..<end])
  }
}
