import CasinoKit

/// What a key means at a table as it stands.
enum KeyMeaning: Equatable {
  /// Do an action, with the value that goes with it.
  case act(String, value: String? = nil)
  /// Move the focus by so many places.
  case focus(Int)
  /// Scroll a sheet by so many rows.
  case scroll(Int)
  /// Begin to type an amount, with the first digit where one was typed.
  case type(String)
  /// Leave the table.
  case leave
  /// Nothing that the table offers.
  case nothing

  /// Reads a key.
  /// - Parameter focused: what the focus is on.
  init(_ key: Key, _ modifiers: KeyModifiers, scene: Scene, focused: HitArea?) {
    if modifiers.contains(.control) {
      self = .nothing
      return
    }
    let offered = scene.actions.filter { $0.unavailable == nil }
    switch key {
    case .tab: self = .focus(modifiers.contains(.shift) ? -1 : 1)
    case .right: self = Self.change(by: 1, scene, focused) ?? .focus(1)
    case .left: self = Self.change(by: -1, scene, focused) ?? .focus(-1)
    case .down: self = Self.isPlain(scene.sheet) ? .scroll(1) : .focus(1)
    case .up: self = Self.isPlain(scene.sheet) ? .scroll(-1) : .focus(-1)
    case .pageDown: self = .scroll(10)
    case .pageUp: self = .scroll(-10)
    case .escape: self = offered.contains { $0.id == "close" } ? .act("close") : .nothing
    case .enter: self = Self.enter(scene, focused)
    case .character(" "): self = Self.space(scene, focused)
    case .character(let character): self = Self.character(character, scene, offered)
    default: self = .nothing
    }
  }

  /// Whether a sheet has nothing to choose, so that arrows scroll it.
  private static func isPlain(_ sheet: SceneNode?) -> Bool {
    guard let sheet else { return false }
    var isPlain = true
    sheet.visit { if $0.role == .picker || $0.role == .toggle { isPlain = false } }
    return isPlain
  }

  /// On a setting, the next value at that side.
  private static func change(by step: Int, _ scene: Scene, _ focused: HitArea?) -> KeyMeaning? {
    guard let focused, let node = scene.sheet.flatMap({ Scene(root: $0).node(focused.node) }), let action = node.action,
      node.role == .picker || node.role == .toggle
    else { return nil }
    let values = (node.children ?? []).compactMap(\.detail)
    guard let place = node.children?.firstIndex(where: { $0.has(.selected) }) else { return nil }
    let next = node.role == .toggle ? (place + 1) % values.count : place + step
    return values.indices.contains(next) ? .act(action.id, value: values[next]) : .nothing
  }

  private static func enter(_ scene: Scene, _ focused: HitArea?) -> KeyMeaning {
    if let action = focused?.action { return .act(action, value: focused?.value) }
    let shown = scene.sheet ?? scene.root
    var primary: String?
    shown.visit { if $0.has(.primary), !$0.has(.disabled), let action = $0.action { primary = action.id } }
    return primary.map { .act($0) } ?? (scene.sheet == nil ? .nothing : .act("close"))
  }

  /// Space puts a chip on the zone that has the focus, else on the first main one.
  private static func space(_ scene: Scene, _ focused: HitArea?) -> KeyMeaning {
    if let action = focused?.action { return .act(action, value: focused?.value) }
    let zones = scene.nodes.filter { $0.role == .zone && $0.action != nil }
    let zone = zones.first { $0.id == "zone.main" } ?? zones.first
    return zone?.action.map { .act($0.id) } ?? .nothing
  }

  private static func character(_ character: Character, _ scene: Scene, _ offered: [SceneAction]) -> KeyMeaning {
    let typed = String(character).lowercased()
    if let action = offered.first(where: { $0.key?.lowercased() == typed }) { return .act(action.id) }
    if scene.sheet != nil { return .nothing }
    switch typed {
    case "q": return .leave
    case "b": return .act(HostAction.changeBet)
    case String(HostAction.oddsKey): return .act(HostAction.odds)
    case "=", "#": return scene.actions.contains { $0.amounts != nil } ? .type("") : .nothing
    default: return .nothing
    }
  }
}
