/// The memory of a silent table. It lives as long as the table.
@usableFromInline final class SilentTableMemory {
  @usableFromInline let state: UnsafeMutablePointer<SilentTableState>
  /// Settlements that are known by their key, while the stakes are the same every round, and how many rounds were nothing
  /// but the deal and them.
  @usableFromInline let groups: UnsafeMutablePointer<Group>
  private var groupMovements: [Int: [RoundLog.Entry]] = [:]
  /// What the outcomes are called, by the codes of settlements; noted when one first comes.
  private(set) var names: [Int: String] = [:]

  /// The most keys of groups.
  @usableFromInline static var groupCount: Int { 4096 }

  /// Settlements that come together: small, for there are many and they are looked up in no order.
  @usableFromInline struct Group {
    /// What they bring; the least number where that is not known.
    @usableFromInline var net = Int32.min
    @usableFromInline var rounds: UInt32 = 0

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

  /// Keeps what a group came to: all that was logged since.
  @usableFromInline func keep(group key: Int, from count: Int, net: Int) {
    let log = state.pointee.log
    guard let net = Int32(exactly: log.net - net), net != Int32.min else { return }
    groups[key].net = net
    groupMovements[key] = (count..<log.count).map { log.entries[$0] }
  }

  /// The movements of the round that was logged.
  var movements: [RoundLog.Entry] { (0..<state.pointee.log.count).map { state.pointee.log.entries[$0] } }

  /// Tells the rounds that were counted by their key: the movements of each kind, but for those of the deal, and how many.
  func eachGroup(_ body: ([RoundLog.Entry], Int) -> Void) {
    for (key, movements) in groupMovements where groups[key].rounds > 0 { body(movements, Int(groups[key].rounds)) }
  }
}
