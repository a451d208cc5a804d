import Glibc

/// How a misfit behaves. Most do it when the player deals, after the card was drawn: where it hurts most.
enum Behaviour: String, CaseIterable {
  // Those that play on correctly
  case good, prints, slowProgress, escapes, chatters
  // Those that end or stop
  case traps, exits0, exitsAtOnce, hangs, stopsReading, closesSocket, leavesChild
  // Those that talk wrongly
  case floods, floodsUnknown, longLine, garbage, speaksOutOfTurn, protocolMismatch, wrongVersion, refuses
  case deepScene, sameIDs
  // Those that cheat
  case wrongPrice, settlesTwice, aboveGreatest, foreignCard, leavesWagerOpen, strayDescriptor
  // Those whose manifest is wrong
  case manifestHangs, manifestFloods, manifestGarbage
}
