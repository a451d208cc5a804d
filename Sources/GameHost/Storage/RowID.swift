/// The number of a row of one table, so that a round is never taken for an account.
///
/// Rounds and entries keep their identity when histories of several devices are merged: a device numbers its own
/// rows below 2^40; rows that come from another device get a range of 2^40 numbers for that device. Range and
/// device, together with the number in the range, name a row everywhere. Rows are never deleted.
struct RowID<Row>: Hashable, Sendable {
  /// The number in this file.
  let number: Int

  /// The first number that is not this device's own.
  static var foreign: Int { 1 << 40 }
}

/// A number of any table's row.
protocol RowNumber {
  /// The number in this file.
  var number: Int { get }
}

extension RowID: RowNumber {}

/// What a row's number belongs to, where no type of the program stands for a row.
enum Rows {
  enum Profile {}
  enum Game {}
  enum Account {}
  enum Table {}
  enum Round {}
  enum Shoe {}
  enum Seed {}
  enum Rules {}
}

typealias ProfileID = RowID<Rows.Profile>
typealias GameID = RowID<Rows.Game>
typealias AccountID = RowID<Rows.Account>
typealias TableID = RowID<Rows.Table>
typealias RoundID = RowID<Rows.Round>
typealias ShoeID = RowID<Rows.Shoe>
typealias SeedID = RowID<Rows.Seed>

extension ProfileID {
  /// The profile that every file has.
  static let standard = ProfileID(number: 1)
}
