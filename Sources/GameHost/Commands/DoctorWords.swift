import CasinoKit

/// The English words of `casino doctor`, all in one place.
enum DoctorWords {
  static func record(_ counts: (rounds: Int, entries: Int, shoes: Int)) -> String {
    """
    the record is sound: \(Chips(counts.rounds).readable) rounds, \(Chips(counts.entries).readable) entries, \
    \(Chips(counts.shoes).readable) shoes; every balance is the sum of its entries
    """
  }

  static func place(_ path: String) -> String { "it lies in \(path)" }

  static func game(_ info: GameInfo) -> String { "\(info.name) \(info.version)" }

  static func missing(_ tool: Tool) -> String {
    "\(tool.name): not on this machine; apt-get install \(tool.package)"
  }

  static func words(_ fault: AuditFault) -> String {
    switch fault {
    case .file(let text):
      "the record is damaged: \(Sanitizer.text(text)) Move it to another place and keep it; casino sync brings back what "
        + "other devices know"
    case .lostRow(let table): "the record has lost rows that its \(table) point to"
    case .balance(let profile, let stack, let kept, let sum):
      "the \(stack.isEmpty ? "wallet" : "\(stack) stack") of \(profile) says \(kept), and its entries add up to \(sum)"
    case .net(let game, let round, let kept, let sum):
      "round \(round) of \(game) says \(kept), and its entries add up to \(sum)"
    case .unsettled(let game, let round, let bet): "round \(round) of \(game) is over, and \(bet) is not settled"
    case .statistics(let game): "the statistics of \(game) are not those of its rounds"
    }
  }
}
