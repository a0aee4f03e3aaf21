import SnapshotTestSupport
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

@Suite struct TimeZoneDifferenceTests {
  @Test(
    "Times that all differ by the same quarters of an hour",
    arguments: [
      ("1/1/1970, 12:00\u{202F}AM", "1/1/1970, 9:00\u{202F}AM", 540),
      ("12/31/2025, 11:30 PM", "1/1/2026, 12:15 AM", 45),
      ("2026-01-31 23:05:09", "2026-01-31 18:35:09", -270),
      ("a 9:00\nb 10:10", "a 21:00\nb 22:10", 720),
      ("31.12.2025, 23:00 und 0:30", "01.01.2026, 00:00 und 01:30", 60),
    ])
  func otherTimeZone(old: String, new: String, minutes: Int) {
    #expect(TimeZoneDifference(old: old, new: new)?.minutes == minutes)
    #expect(TimeZoneDifference(old: new, new: old)?.minutes == (minutes == 720 ? 720 : -minutes))
  }

  @Test(
    "What another time zone does not explain",
    arguments: [
      ("9:00", "9:10"), ("9:00", "10:00 h"), ("9:00 and 10:00", "10:00 and 12:00"), ("9:00:01", "10:00:02"),
      ("1.5", "2.5"), ("1/1/2026", "1/2/2026"), ("12:00", "12:00"), ("", ""), ("25:00", "26:00"), ("9:60", "10:60"),
      ("9:00 PM", "10:00"), ("a 1:00", "b 2:00"), ("1:00", "1:00, 2:00"), ("9:00 M", "10:00 P"),
    ])
  func others(old: String, new: String) { #expect(TimeZoneDifference(old: old, new: new) == nil) }

  @Test func aFailureNamesTheTimeZone() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("1/1/1970, 12:00 AM", as: "login.1.txt")
      let message = sandbox.verify("1/1/1970, 9:00 AM").message ?? ""
      #expect(message.contains("All times are 9:00 hours later, as in another time zone."), "\(message)")
    }
  }
}
