/// What can be done now: chips and the deal between rounds, the legal moves within one.
///
/// A move's title is `move.<name>` of the game's catalogue; what it costs stands on its action.
public struct ActionButtonsView<Module: GameModule>: PartView {
  private let state: GameState<Module>

  /// Shows what can be done at a table.
  public init(_ state: GameState<Module>) { self.state = state }

  /// One part that holds the buttons.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [
      scene.part(SceneNode(.actionBar, id: "actions")) {
        state.isBetting ? bettingButtons(scene) : moveButtons(scene)
      }
    ]
  }

  private func bettingButtons(_ scene: SceneBuilder) -> [SceneNode] {
    var nodes: [SceneNode] = []
    let isEmpty = state.totalBet == .zero, last = state.repeatable
    func button(
      _ word: String, _ key: String, price: Chips? = nil, primary: Bool = false, _ body: @escaping @MainActor () -> Void
    ) {
      let action = SceneAction(
        id: word, title: "", key: key, price: price,
        unavailable: price.flatMap { $0 > state.balance ? tooDear($0) : nil })
      nodes += Button("action.\(word)", action, isPrimary: primary) { _ in body() }.nodes(scene)
    }
    if !isEmpty {
      button("deal", "D", price: state.totalBet, primary: true) { state.deal() }
      button("clear", "C") { state.clearBets() }
      button("doubleBets", "X") { state.doubleBets() }
      button("halveBets", "V") { state.halveBets() }
    } else {
      if state.phase == .roundComplete, !last.isEmpty {
        button("again", "G", price: last.values.total, primary: !state.wasWatched) { state.dealAgain() }
      }
      if !last.isEmpty { button("rebet", "R") { state.rebet() } }
      if Module.Engine.dealsWithoutBets { button("watch", "W", primary: state.wasWatched) { state.watch() } }
      button("allIn", "A") { state.allIn() }
    }
    return nodes
  }

  private func moveButtons(_ scene: SceneBuilder) -> [SceneNode] {
    state.engine.legalMoves.moves.enumerated().flatMap { place, move in
      var action = SceneAction(id: move.name, title: "", key: String(move.key).uppercased())
      switch state.engine.price(of: move) {
      case .free: break
      case .exactly(let price):
        action.price = price
        if price > state.balance { action.unavailable = tooDear(price) }
      case .upTo(let greatest, _):
        let usual = min(greatest, state.balance)
        action.price = usual
        if usual > .zero {
          action.amounts = AmountRange(Chips(hundredths: 1)...usual)
        } else {
          action.unavailable = tooDear(greatest)
        }
      }
      return Button("move.\(move.name)", action, isPrimary: place == 0) { state.play(move, amount: $0.amount) }.nodes(
        scene)
    }
  }

  private func tooDear(_ price: Chips) -> String {
    scene(of: .notEnoughChips(price: price, balance: state.balance))
  }

  private func scene(of error: IllegalMove) -> String { state.strings.text(of: error) }
}
