/// The memory of a silent table. It lives as long as the table.
@usableFromInline final class SilentTableMemory {
  @usableFromInline let state: UnsafeMutablePointer<SilentTableState>
  /// Settlements that are known by their key, while the stakes are the same every round.
  @usableFromInline let groups: UnsafeMutablePointer<Group>
  private(set) var groupEntries: [Int: [RoundLog.Entry]] = [:]
  /// What the outcomes are called, by the codes of settlements; noted when one first comes.
  private(set) var names: [Int: String] = [:]

  /// The most keys of groups.
  @usableFromInline static var groupCount: Int { 4096 }

  /// Settlements that come together.
  @usableFromInline struct Group {
    @usableFromInline var number: UInt64 = 0
    @usableFromInline var net = Int.min

    init() {}
  }

  init(_ state: SilentTableState) {
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
    groups = .allocate(capacity: Self.groupCount)
    groups.initialize(repeating: Group(), count: Self.groupCount)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    groups.deallocate()
  }

  @usableFromInline func note(_ outcome: some GameResult, code: Int) {
    precondition(outcome.place < 16, "a bet has at most sixteen outcomes")
    names[code] = outcome.rawValue
    state.pointee.isNamed[code] = true
  }

  /// Keeps what a group came to.
  /// - Parameter before: the log before the group.
  @usableFromInline func keep(group key: Int, from count: Int, number: UInt64, net: Int) {
    let log = state.pointee.log
    groups[key].number = log.number &- number
    groups[key].net = log.net - net
    groupEntries[key] = (count..<log.count).map { log.entries[$0] }
  }

  /// The movements of the round.
  var movements: [RoundLog.Entry] {
    (0..<state.pointee.log.count).flatMap { place -> [RoundLog.Entry] in
      let entry = state.pointee.log.entries[place]
      return entry.code == MovementCode.group ? groupEntries[entry.amount] ?? [] : [entry]
    }
  }
}
