import Foundation
import Testing
import SnapshotUI

/// Dates are formatted for the environment, and relative to the date of the context.
@Suite struct DateTextTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func text(_ view: Text, in locale: String = "en_US") throws -> String {
    let text = try shown(view, in: locale) { $0.date = now }
    return text.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func styles() throws {
    #expect(try text(Text(now, style: .date)) == "November 14, 2023")
    #expect(try text(Text(now, style: .time)) == "10:13 PM")
    #expect(try text(Text(now, style: .date), in: "de_DE") == "14. November 2023")
    #expect(try text(Text(now.addingTimeInterval(8580), style: .relative)) == "2 hr, 23 min")
    #expect(try text(Text(now.addingTimeInterval(-7200), style: .offset)) == "-2 hours")
    #expect(try text(Text(now.addingTimeInterval(7200), style: .offset)) == "+2 hours")
    #expect(try text(Text(now.addingTimeInterval(8585), style: .timer)) == "2:23:05")
    #expect(try text(Text("Ends \(now.addingTimeInterval(65), style: .timer)")) == "Ends 1:05")
  }

  @Test func timers() throws {
    let interval = now.addingTimeInterval(-60)...now.addingTimeInterval(3660)
    #expect(try text(Text(timerInterval: interval)) == "1:01:00")
    #expect(try text(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(try text(Text(timerInterval: interval, showsHours: false)) == "61:00")
    #expect(try text(Text(timerInterval: interval, pauseTime: now.addingTimeInterval(-30))) == "1:01:30")
  }

  @Test func formatsFollowTheEnvironment() throws {
    let view = Text(now, format: .dateTime.hour().minute())
    #expect(try text(view) == "10:13 PM")
    let tokyo = try shown(view.environment(\.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo"))))
    #expect(tokyo.hasPrefix("7:13"))
    #expect(try text(Text(now.addingTimeInterval(-86400), format: .relative(presentation: .named))) == "yesterday")
    #expect(try text(Text(1234.5, format: .number), in: "de_DE") == "1.234,5")
    #expect(try text(Text(now...now.addingTimeInterval(3600))).contains("2023"))
  }

  /// Formats of every kind have the time zone of the environment, unless they name one.
  @Test func noFormatHasTheProcessTimeZone() throws {
    let style = Date.FormatStyle(time: .shortened)
    for (zone, time) in [("Asia/Tokyo", "7:13"), ("Pacific/Pago_Pago", "11:13")] {
      let zone = try #require(TimeZone(identifier: zone))
      func shows(_ text: Text) throws -> String { try shown(text.environment(\.timeZone, zone)) }
      #expect(try shows(Text(now, format: style)).hasPrefix(time))
      #expect(try shows(Text(now, format: style.attributed)).hasPrefix(time))
      #expect(try shows(Text(now, format: style.attributedStyle)).hasPrefix(time))
      let own = Date.FormatStyle(time: .shortened, timeZone: .gmt)
      #expect(try shows(Text(now, format: own.attributed)).hasPrefix("10:13"))
    }
  }

  @Test func theTextsOwnEnvironmentCounts() throws {
    let view = Text(0.5, format: .percent).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try shown(view) == "50\u{A0}%")
  }
}
