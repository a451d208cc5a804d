/// The one place where refusals are put into words.
extension Strings {
  /// Why a move or a bet is refused, and what can be done instead.
  public func text(of error: IllegalMove) -> String {
    switch error {
    case .notOffered(let move, let offered):
      return text("refuse.notOffered", .text(title(move)), .text(list(offered.map(title))))
    case .roundUnderWay: return text("refuse.roundUnderWay")
    case .noRound: return text("refuse.noRound")
    case .noStake: return text("refuse.noStake")
    case .needs(let bet, let other):
      return text("refuse.needs", .text(text("bet.\(bet)")), .text(text("bet.\(other)")))
    case .outsideLimits(let bet, let least, let greatest):
      return text("refuse.outsideLimits", .text(text("bet.\(bet)")), .text(amount(least)), .text(amount(greatest)))
    case .notEnoughChips(let price, let balance):
      return text("refuse.notEnoughChips", .text(amount(price)), .text(amount(balance)))
    case .unknownBet(let name, let known): return text("refuse.unknownBet", .text(name), .text(list(known)))
    case .outsidePrice(let move, let greatest):
      return text("refuse.outsidePrice", .text(title(move)), .text(amount(greatest)))
    case .nothingToRepeat: return text("refuse.nothingToRepeat")
    case .host(let reason): return reason
    case .reason(let key): return text(key)
    }
  }

  /// Why values of settings are refused, and what is allowed.
  public func text(of error: SettingError) -> String {
    switch error {
    case .unknownKey(let key, let known): text("refuse.unknownSetting", .text(key), .text(list(known)))
    case .badValue(let key, let value, let allowed):
      text("refuse.badSetting", .text(key), .text(value), .text(list(allowed)))
    case .conflict(let key, _): text(key)
    }
  }

  private func title(_ move: String) -> String { firstKnown(["move.\(move)"]) ?? move }
  private func list(_ items: [String]) -> String { items.joined(separator: text("list.separator")) }
}
