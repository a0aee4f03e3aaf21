import Foundation
import SnapshotUI
import Testing

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, maximum: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = maximum
    return formatter.string(from: seconds)
  }

  @Test func positions() {
    #expect(text(3909) == "1:05:09")
    #expect(text(3909, [.minute, .second]) == "65:09")
    #expect(text(309) == "5:09")
    #expect(text(9, [.minute, .second]) == "0:09")
    #expect(text(3909, [.hour, .minute, .second], .positional, .pad) == "01:05:09")
    #expect(text(9, [.minute, .second], .positional, .pad) == "00:09")
    #expect(text(.nan) == nil && text(.infinity) == nil)
  }

  @Test func names() {
    #expect(text(3900, [.hour, .minute], .full) == "1 hour, 5 minutes")
    #expect(text(3900, [.hour, .minute], .short) == "1 hr, 5 min")
    #expect(text(3900, [.hour, .minute], .abbreviated) == "1h 5m")
    #expect(text(7200, [.hour, .minute], .full) == "2 hours")
    #expect(text(3909, [.hour, .minute, .second], .full, maximum: 1) == "1 hour")
  }

  @Test func components() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 90)) == "2 hours, 30 minutes")
    #expect(formatter.string(from: DateComponents(year: 1)) == nil)
    #expect(formatter.string(from: DateComponents(day: .max / 2)) == nil)
  }

  @Test func constants() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    #expect(kCFBooleanTrue == NSNumber(value: true))
  }
}
