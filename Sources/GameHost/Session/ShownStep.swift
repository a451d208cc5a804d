import CasinoKit

/// One committed step as a renderer gets it.
struct ShownStep {
  /// The whole table after the step, the host's values filled in.
  var scene: Scene
  /// The parts that changed.
  var patch: ScenePatch
  /// What happened.
  var events: [GameEvent]
  /// What the dealer says.
  var say: [String]
}

/// What came of an intent.
enum IntentOutcome {
  /// It was done, and kept where there was anything to keep; these are the steps to show.
  case done([ShownStep])
  /// Nothing was done, for this reason.
  case refused(String)
}
