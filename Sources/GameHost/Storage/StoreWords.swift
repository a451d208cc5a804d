import CasinoKit

/// What people read where the store or the dealer cannot do something: what happened and what to do next.
enum StoreWords {
  /// Puts an error of the store into words.
  static func text(_ error: StoreError) -> String {
    switch error {
    case .folder(let path, let reason): "The folder \(path) cannot be used: \(reason)."
    case .cannotOpen(let path, let reason): "The record \(path) cannot be opened: \(reason)."
    case .readOnly(let path): "\(path) may not be written. Allow it, or choose another folder with --data-dir."
    case .damaged(let path, let kept): damaged(path, keptAs: kept)
    case .newerVersion(let path, let found, let known):
      """
      The record \(path) was written by a newer casino (format \(found); this one knows \(known)). \
      It was left as it is: bring this program up to date.
      """
    case .foreignFile(let path):
      "\(path) belongs to another program. It was left as it is: choose another folder with --data-dir."
    case .busy: "Another program keeps the record locked. Close it, or wait a moment and try again."
    case .diskFull: "The disk is full, so nothing could be kept. Make room and try again."
    case .diskFailed(let code): "The disk does not read or write as it should (\(code)). Nothing was changed."
    case .unreadable(let record): "A record cannot be read: \(record)."
    case .noRandomness: "The system gives no random numbers, so no shoe can be shuffled."
    case .unexpected(let code, let text): "The record cannot be kept: \(text) (\(code))."
    case .notEnoughChips(let balance, let needed): "That takes \(needed) chips, and you have \(balance)."
    case .tooManyChips: "The table cannot count that many chips: \(Chips.greatest) is the most."
    case .badEntry(let entry): "The game moved chips in a way that cannot be: \(entry)."
    case .roundIsOpen: "A round is under way already."
    case .noOpenRound: "No round is under way."
    case .playedElsewhere: "This table was played on in another window. Sit down again to go on from there."
    case .dataTooLong(let bytes, let most): "The game wants to keep \(bytes) bytes of its own; \(most) is the most."
    case .unknownProfile(let name, let known):
      "There is no profile '\(name)'; there is \(known.joined(separator: ", ")). "
        + "A new one: casino profiles create \(name)."
    case .profileExists(let name): "There is a profile '\(name)' already. Choose another name."
    case .stackNotSpent(let left): "You still have \(left) chips. Confirm to give them up for a new stack."
    }
  }

  /// Puts an error of the dealer into words.
  static func text(_ error: DealerError) -> String {
    switch error {
    case .store(let error): text(error)
    case .shoe(.notInShoe(let card, let left)):
      "The shoe has no \(card) for that: \(left) \(left == 1 ? "is" : "are") left in it."
    case .noRound: "No round is under way."
    case .noCardsLeft: "Every card of the shoe lies on the table."
    case .beyondRecord(let cards): "Replayed, the round asks for more than the \(cards) cards that it used."
    case .shortOfRecord(let drawn, let cards):
      "Replayed, the round asks for \(drawn) of the \(cards) cards that it used."
    case .recordDiffers: "The record of the round does not fit the shoe."
    }
  }

  private static func damaged(_ path: String, keptAs kept: String?) -> String {
    guard let kept else { return "The record \(path) is damaged." }
    return """
      The record \(path) is damaged. It is kept as \(kept), and nothing in it was changed. \
      Put a copy of yours in its place, or start again to begin with a new wallet.
      """
  }
}
