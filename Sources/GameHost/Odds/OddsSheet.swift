import CasinoKit

/// The host's own sheet over a table: what moves or bets are worth.
struct OddsSheet: Hashable, Sendable {
  /// The sheet as a part of a scene, so that it is drawn as a game's are.
  let node: SceneNode

  /// Shows what is known.
  init(_ picture: OddsPicture, isMore: Bool, _ strings: Strings) {
    let facts = picture.lines.enumerated().map { place, line in
      let worth = strings.worth(of: line, in: picture), mark = strings.mark(place, in: picture)
      return SceneNode(
        .fact, id: "host.odds.\(line.id)", text: line.name,
        detail: mark.map { strings.text("odds.sheet.marked", .text(worth), .text($0)) } ?? worth,
        tone: mark == nil ? nil : .win)
    }
    let notes = strings.notes(of: picture) + (isMore ? [strings.text("odds.refining")] : [])
    let section = SceneNode(
      .section, id: "host.odds.lines",
      text: strings.text(picture.isOfBets ? "odds.section.bets" : "odds.section.moves"),
      children: facts + Self.texts(notes))
    self.init([section], strings)
  }

  /// Says something in place of figures.
  init(saying text: String, _ strings: Strings) { self.init(Self.texts([text]), strings) }

  private static func texts(_ texts: [String]) -> [SceneNode] {
    texts.enumerated().map { SceneNode(.text, id: "host.odds.note.\($0)", text: $1) }
  }

  private init(_ parts: [SceneNode], _ strings: Strings) {
    let title = strings.text("odds.title")
    let body = SceneNode(.vstack, id: "host.odds.body", text: title, children: parts)
    node = SceneNode(
      .sheet, id: "host.odds.sheet",
      action: SceneAction(id: HostAction.odds, title: strings.text("drawn.close"), key: "Esc"), children: [body])
  }
}
