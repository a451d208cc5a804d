import CasinoKit

extension HostMessage {
  /// What the host waits for after the message; nil where it does not change that.
  var call: ModuleCall? {
    switch self {
    case .hello: .starting
    case .welcome: .laying
    case .intent, .replay, .odds, .simulate, .explore, .rollout: .answering
    case .opened, .drawn: .drawing
    case .committed, .refused: .committing
    case .surroundings, .wake, .scene: .showing
    case .failure: nil
    }
  }

  /// Whether the message opens a call of its own, for which the module may send anew.
  var startsCall: Bool {
    switch self {
    case .hello, .welcome, .intent, .surroundings, .wake, .replay, .odds, .simulate, .explore, .rollout,
      .scene:
      true
    case .opened, .drawn, .committed, .refused, .failure: false
    }
  }
}
