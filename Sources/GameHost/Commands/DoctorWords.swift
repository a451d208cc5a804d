import CasinoKit

/// The one place that puts into words what `casino doctor` finds.
extension Strings {
  /// That the record is sound, and how much is in it.
  func sound(_ counts: (rounds: Int, entries: Int, shoes: Int)) -> String {
    words(
      "doctor.sound", counted("count.rounds", counts.rounds), counted("count.entries", counts.entries),
      counted("count.shoes", counts.shoes))
  }

  /// What is wrong with the record.
  func words(for fault: AuditFault) -> String {
    switch fault {
    case .file(let text): words("doctor.damaged", Sanitizer.text(text))
    case .lostRow(let table): words("doctor.lostRow", table)
    case .balance(let profile, let stack, let kept, let sum):
      stack.isEmpty
        ? words("doctor.balance.wallet", profile, amount(kept), amount(sum))
        : words("doctor.balance.stack", stack, profile, amount(kept), amount(sum))
    case .transfer(let profile, let stack, let amount):
      stack.isEmpty
        ? words("doctor.transfer.wallet", profile, self.amount(amount))
        : words("doctor.transfer.purse", stack, profile, self.amount(amount))
    case .net(let game, let round, let kept, let sum):
      words("doctor.net", "\(round)", game, amount(kept), amount(sum))
    case .unsettled(let game, let round, let bet): words("doctor.unsettled", "\(round)", game, bet)
    case .statistics(let game): words("doctor.statistics", game)
    }
  }
}
