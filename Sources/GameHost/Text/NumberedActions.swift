import CasinoKit

/// The actions of the decision at hand, numbered from 1 as the prompt lists them.
struct NumberedActions {
  /// The actions, in the order of their numbers.
  let actions: [SceneAction]

  /// Takes what the action bar offers or, at the end of the chips, the ways on.
  init(_ scene: Scene) {
    let nodes = scene.nodes, end = nodes.first { $0.role == .gameOver }
    let places = end.map { [$0] } ?? nodes.filter { $0.role == .actionBar }
    actions = places.flatMap { node in ([node] + (node.children ?? [])).compactMap(\.action) }
      .filter { $0.unavailable == nil }
  }

  /// The action of a number.
  subscript(number: Int) -> SceneAction? { actions.indices.contains(number - 1) ? actions[number - 1] : nil }

  /// The action that a line means: its word, its title, or its key.
  static func action(for word: String, in offered: [SceneAction]) -> SceneAction? {
    let plain = letters(word)
    return offered.first { letters($0.id) == plain }
      ?? offered.first { letters($0.title) == plain }
      ?? offered.first { $0.key?.lowercased() == word.lowercased() }
  }

  /// One line that lists the actions: `1 Hit, 2 Stand, 3 Double for 100`.
  func line(_ strings: Strings) -> String {
    actions.enumerated().map { place, action in
      let number = strings.text("text.choice", .text(String(place + 1)), .text(action.title))
      return action.price.map { strings.text("text.priced", .text(number), .text(strings.amount($0))) } ?? number
    }.joined(separator: strings.text("list.separator"))
  }

  /// A word without what does not matter: case, spaces and hyphens.
  static func letters(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace && $0 != "-" } }
}
