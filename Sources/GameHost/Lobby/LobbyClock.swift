import CasinoKit
import FoundationEssentials
import Glibc

/// Tells times of the record by the player's own clock.
struct LobbyClock: Sendable {
  let strings: Strings
  /// Now, in seconds since 1970.
  let now: Int
  /// The parts of a time.
  var parts: @Sendable (Int) -> tm = { seconds in
    var time = time_t(seconds), parts = tm()
    localtime_r(&time, &parts)
    return parts
  }

  /// The day: `3 Oct`.
  func day(_ seconds: Int) -> String {
    let parts = parts(seconds)
    let month = strings.text("lobby.month.\(parts.tm_mon + 1)")
    return strings.text("lobby.date", .text(String(parts.tm_mday)), .text(month))
  }

  /// The time of day of a moment of today, else the day.
  /// - Parameter text: `2026-01-31T20:15:00Z`.
  func moment(_ text: String) -> String {
    guard let date = try? Date(text, strategy: .iso8601) else { return "" }
    let seconds = Int(date.timeIntervalSince1970), then = parts(seconds), today = parts(now)
    guard then.tm_yday == today.tm_yday, then.tm_year == today.tm_year else { return day(seconds) }
    return "\(Self.twoDigits(then.tm_hour)):\(Self.twoDigits(then.tm_min))"
  }

  private static func twoDigits(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
}
