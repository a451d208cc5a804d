import CasinoKit

/// What the player does in the lobby: which table is chosen, what is searched for, which sheet is open. It knows keys
/// and no screen.
struct LobbyState: Equatable {
  /// A sheet over the lobby.
  enum Sheet: String, CaseIterable {
    case history, statistics, settings, help
  }

  /// What is to be done because of a key.
  enum Wish: Equatable {
    /// Only the picture changes.
    case redraw
    case sitDown(String)
    case leave
    /// Change one of the host's settings, to a value or to the next one.
    case change(String, value: String?)
  }

  /// The tables, in their order.
  var tables: [LobbyContent.Table] { didSet { keepChoice() } }
  /// The word of the chosen table.
  private(set) var chosen: String?
  /// What is searched for; nil while nothing is.
  private(set) var query: String?
  /// The sheet that is open.
  private(set) var sheet: Sheet?
  /// The part of the sheet that has the focus.
  var focus: String?
  /// How far the sheet is scrolled.
  private(set) var scroll = 0
  /// A line that says what came of the last thing, such as why a table could not be had.
  var notice: String?

  /// Stands before a table, else before the first.
  init(_ tables: [LobbyContent.Table], before id: String? = nil) {
    self.tables = tables
    chosen = tables.first { $0.id == id }?.id ?? tables.first?.id
  }

  /// The tables that match what is searched for.
  var shown: [LobbyContent.Table] {
    let words = (query ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    return tables.filter { table in
      let text = "\(table.name) \(table.summary) \(table.id)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// The place of the chosen table among those shown.
  var place: Int? { shown.firstIndex { $0.id == chosen } }

  /// Chooses a table.
  mutating func choose(_ id: String) { chosen = id }

  /// Opens a sheet.
  mutating func open(_ sheet: Sheet) { (self.sheet, focus, scroll) = (sheet, nil, 0) }

  /// Scrolls the sheet.
  mutating func scroll(by rows: Int, limit: Int) { scroll = min(max(0, scroll + rows), limit) }

  /// Takes what a key means while a sheet is open.
  /// - Parameters:
  ///   - order: the parts that the focus goes through.
  ///   - limit: how far the sheet can be scrolled.
  mutating func take(_ meaning: KeyMeaning, order: [String], limit: Int) -> Wish {
    switch meaning {
    case .act("close", _), .leave: sheet = nil
    case .act(let action, let value) where action.hasPrefix(HostSettings.prefix):
      return .change(String(action.dropFirst(HostSettings.prefix.count)), value: value)
    case .focus(let step) where !order.isEmpty:
      let place = focus.flatMap(order.firstIndex(of:))
      focus = order[((place ?? (step > 0 ? -1 : 0)) + step + order.count) % order.count]
    case .scroll(let rows): scroll(by: rows, limit: limit)
    default: break
    }
    return .redraw
  }

  /// Takes a key in the hall.
  /// - Parameter across: how many tables stand beside each other.
  mutating func take(_ key: Key, _ modifiers: KeyModifiers, across: Int) -> Wish {
    notice = nil
    if modifiers.contains(.control) || modifiers.contains(.alt) { return .redraw }
    switch key {
    case .enter: return place.map { .sitDown(shown[$0].id) } ?? .redraw
    case .right: move(by: 1)
    case .left: move(by: -1)
    case .tab: move(by: modifiers.contains(.shift) ? -1 : 1, goesAround: true)
    case .down: move(by: across)
    case .up: move(by: -across)
    case .pageDown: move(by: 3 * across)
    case .pageUp: move(by: -3 * across)
    case .home: move(by: -tables.count)
    case .end: move(by: tables.count)
    case .escape:
      guard query != nil else { return .leave }
      search(nil)
    case .backspace, .delete: search(query.flatMap { $0.isEmpty ? nil : String($0.dropLast()) })
    case .character(let character): return type(character)
    case .insert, .function: break
    }
    return .redraw
  }

  private mutating func type(_ character: Character) -> Wish {
    if let query {
      if query.count < 40 { search(query + String(character)) }
      return .redraw
    }
    if let number = character.wholeNumberValue, number > 0 {
      guard tables.indices.contains(number - 1) else { return .redraw }
      chosen = tables[number - 1].id
      return .sitDown(tables[number - 1].id)
    }
    switch character.lowercased() {
    case "/": search("")
    case "h": open(.history)
    case "s": open(.statistics)
    case "o": open(.settings)
    case "?": open(.help)
    case "q": return .leave
    case let letter where character.isLetter: search(letter)
    default: break
    }
    return .redraw
  }

  private mutating func search(_ text: String?) {
    query = text
    keepChoice()
  }

  private mutating func keepChoice() { if place == nil { chosen = shown.first?.id ?? chosen } }

  private mutating func move(by step: Int, goesAround: Bool = false) {
    let shown = self.shown
    guard !shown.isEmpty else { return }
    let from = place ?? 0
    let wanted = goesAround ? (from + step + shown.count) % shown.count : min(max(0, from + step), shown.count - 1)
    chosen = shown[wanted].id
  }
}
