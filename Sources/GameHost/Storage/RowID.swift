/// The number of a row of one table, so that a round is never taken for an account.
///
/// Rounds, entries, shoes and seeds keep their identity when histories of several devices are merged: each device has a
/// range of 2^40 numbers in the file. Device and number in the range name a row everywhere. Rows are never deleted.
struct RowID<Row>: Hashable, Sendable {
  /// The number in this file.
  let number: Int
}

/// A number of any table's row.
protocol RowNumber {
  /// The number in this file.
  var number: Int { get }
}

extension RowID: RowNumber {
  /// The device that wrote the row.
  var device: DeviceID { DeviceID(number: number >> DeviceID.bits) }
  /// The row's number among those of its device.
  var own: Int { number & (1 << DeviceID.bits - 1) }
}

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
  enum Device {}
}

typealias ProfileID = RowID<Rows.Profile>
typealias GameID = RowID<Rows.Game>
typealias AccountID = RowID<Rows.Account>
typealias TableID = RowID<Rows.Table>
typealias RoundID = RowID<Rows.Round>
typealias ShoeID = RowID<Rows.Shoe>
typealias SeedID = RowID<Rows.Seed>
typealias RulesID = RowID<Rows.Rules>
typealias DeviceID = RowID<Rows.Device>

extension ProfileID {
  /// The profile that every file has.
  static let standard = ProfileID(number: 1)
}

extension DeviceID {
  /// The bits of a row's number within its device's range.
  static let bits = 40

  /// The range of numbers of the device's rows.
  var rows: ClosedRange<Int> { (number << Self.bits) + 1...(number + 1) << Self.bits - 1 }

  /// The number in this file of a row of the device.
  func row(_ own: Int) -> Int { number << Self.bits + own }
}
