import CasinoKit

/// Why a wallet cannot be synchronised. `Strings.sentence(for:)` puts it into words; play goes on without.
enum SyncError: Error, Equatable, Sendable {
  /// The profile is linked to no folder.
  case notLinked
  /// The folder, or one within it, cannot be opened or made; `code` is the system's `errno`.
  case folder(path: String, code: Int32)
  /// A file in the folder cannot be written.
  case unwritable(path: String, code: Int32)
  /// Another profile of this machine has the same wallet in the folder.
  case sharedWallet(wallet: String, profile: String)
  /// The data folder is a copy of another, and a hand is under way that must be finished first.
  case handIsOpen
  /// Another program synchronises the same wallets at this moment.
  case busy
  /// The store cannot.
  case store(StoreError)
}

extension SyncError: CommandFailure {
  var exitCode: ExitCode { self == .notLinked ? .usage : .failed }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}

/// Does something with the store while a wallet is synchronised.
func syncing<Value>(_ body: () throws(StoreError) -> Value) throws(SyncError) -> Value {
  do throws(StoreError) {
    return try body()
  } catch {
    throw .store(error)
  }
}
