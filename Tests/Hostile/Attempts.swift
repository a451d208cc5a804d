import Glibc

/// What a hostile game tries to get of the machine.
struct Attempts {
  let trick: Trick

  init(_ trick: Trick) { self.trick = trick }

  /// What it got, for a test to read; nil where it tries nothing at the start.
  var report: String? {
    switch trick {
    case .readsFiles: "I read: " + listed(FileAttempts.readable())
    case .writesFiles: "I wrote: " + listed(FileAttempts.writable())
    case .changesProperties: "I changed: " + listed(FileAttempts.changed())
    case .fillsFiles: "I filled: " + listed(FileAttempts.filled())
    case .connects: "I connected: " + listed(NetworkAttempts.connected())
    case .forks: "I made: " + listed(ProcessAttempts.made())
    case .threads: "I made: " + listed(ProcessAttempts.threads())
    case .opensTerminal: "I opened: " + listed(FileAttempts.terminals())
    case .killsParent: "I killed: " + listed(ProcessAttempts.killed())
    case .fillsMemory: "I took: " + (MemoryAttempts.taken() > 2_000 ? "more than 2 GB" : "less than 2 GB")
    case .readsEnvironment: "I know: " + listed(ProcessAttempts.environment())
    case .readsProcesses: "I see: " + listed(ProcessAttempts.others())
    case .seesDescriptors: "I hold: " + listed(FileAttempts.descriptors())
    case .callsForbidden: "I may: " + listed(ProcessAttempts.allowed())
    case .becomesAnother:
      "I became: " + listed(ProcessAttempts.became())
    default: nil
    }
  }

  /// Does harm in the middle of a round.
  func strike() {
    switch trick {
    case .eatsMemory: MemoryAttempts.eat()
    case .burnsTime: while true {}
    case .endsAtOnce: exit(0)
    default: break
    }
  }

  private func listed(_ found: [String]) -> String { found.isEmpty ? "nothing" : found.joined(separator: " ") }
}
