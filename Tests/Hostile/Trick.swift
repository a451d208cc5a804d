/// What a hostile game tries. `hostile-<trick>` is the name of the program that tries it.
enum Trick: String, CaseIterable {
  /// It is as good as any, and tells what it sees of the machine.
  case good
  // What it wants of the machine, at the start: it tells what it got
  case readsFiles, writesFiles, changesProperties, connects, forks, threads, opensTerminal, killsParent, fillsMemory,
    fillsFiles
  case readsEnvironment, readsProcesses, seesDescriptors, callsForbidden, becomesAnother
  // What it wants of the machine in the middle of a round
  case eatsMemory, burnsTime
  // What it says
  case escapes, escapesOnErrors, scripts, millionNodes, strangeFigures
  // What it does with the chips: in the commit of a deal
  case aboveGreatest, settlesTwice, withoutStake, negativeStake, negativeReturn, overflowingReturn
  case unknownBet, cardNeverDrawn, cardsWithoutDrawing, smallerPrice, stakesNothing, secondRound
  // Commits that nobody asked for
  case commitAtStart, commitByBet, commitTwice, endsAtOnce
  // Who it says it is
  case takesName
}
