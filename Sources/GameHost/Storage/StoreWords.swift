import CasinoKit

/// What people read where the store or the dealer cannot do something: what happened and what to do next.
extension Strings {
  /// Puts an error of the store into words.
  func sentence(for error: StoreError) -> String {
    switch error {
    case .folder(let path, let code): words("error.store.folder", path, reason(code))
    case .cannotOpen(let path, .system(let code)): words("error.store.cannotOpen", path, reason(code))
    case .cannotOpen(let path, .database(let text)): words("error.store.cannotOpen", path, text)
    case .readOnly(let path): words("error.store.readOnly", path)
    case .damaged(let path, let kept):
      kept.map { words("error.store.damaged.kept", path, $0) } ?? words("error.store.damaged", path)
    case .newerVersion(let path, let found, let known): words("error.store.newer", path, "\(found)", "\(known)")
    case .foreignFile(let path): words("error.store.foreign", path)
    case .busy: text("error.store.busy")
    case .diskFull: text("error.store.full")
    case .diskFailed(let code): words("error.store.disk", "\(code)")
    case .unreadable(let record): words("error.store.unreadable", record)
    case .noRandomness: text("error.store.noRandomness")
    case .unexpected(let code, let text): words("error.store.unexpected", text, "\(code)")
    default: refusal(error)
    }
  }

  /// What the store refuses although it works.
  private func refusal(_ error: StoreError) -> String {
    switch error {
    case .notEnoughChips(let balance, let needed): words("error.store.notEnough", amount(needed), amount(balance))
    case .tooManyChips: words("error.store.tooMany", amount(.greatest))
    case .badEntry(let entry): words("error.store.badEntry", "\(entry)")
    case .roundIsOpen: text("error.store.roundIsOpen")
    case .noOpenRound: text("error.store.noRound")
    case .playedElsewhere: text("error.store.playedElsewhere")
    case .badPurseAmount: text("error.store.purseAmount")
    case .purseKeeps(let takeable): words("error.store.purseKeeps", amount(takeable))
    case .dataTooLong(let bytes, let most): words("error.store.dataTooLong", number(bytes), number(most))
    case .unknownProfile(let name, let known):
      words("error.store.profileUnknown", quoted(name), list(known), TypedWord.shown(name))
    case .profileExists(let name): words("error.store.profileExists", quoted(name))
    case .stackNotSpent(let left): words("error.store.stackLeft", amount(left))
    default: unexpected(error)
    }
  }

  /// Puts an error of the dealer into words.
  func sentence(for error: DealerError) -> String {
    switch error {
    case .store(let error): sentence(for: error)
    case .shoe(.notInShoe(let card, let left)):
      text("error.dealer.notInShoe", .count(left), .text(card.description))
    case .noRound: text("error.dealer.noRound")
    case .noCardsLeft: text("error.dealer.noCards")
    case .beyondRecord(let cards): text("error.dealer.beyondRecord", .count(cards))
    case .shortOfRecord(let drawn, let cards):
      text("error.dealer.shortOfRecord", .count(cards), .text("\(drawn)"))
    case .recordDiffers: text("error.dealer.record")
    }
  }
}
