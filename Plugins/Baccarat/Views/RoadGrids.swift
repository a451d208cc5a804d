import CasinoKit

/// The roads of a shoe as grids of marks, made anew only when a coup has ended: a table is resolved for every card.
@MainActor struct RoadGrids {
  let roads: Roads
  let bead: MarkGrid
  let big: MarkGrid
  /// By the roads' order.
  let derived: [MarkGrid]

  private let rounds: [PastRound]
  private static var last: RoadGrids?

  /// The roads of the shoe at a table.
  static func of(_ state: GameState<BaccaratGame>) -> RoadGrids {
    if let last, last.rounds == state.history { return last }
    let made = RoadGrids(state.history, state.strings)
    last = made
    return made
  }

  private init(_ rounds: [PastRound], _ strings: Strings) {
    self.rounds = rounds
    roads = Roads(rounds)
    bead = roads.beadGrid(strings)
    big = roads.bigGrid(strings)
    derived = DerivedRoad.allCases.map { [roads] in roads.grid($0, strings) }
  }
}
