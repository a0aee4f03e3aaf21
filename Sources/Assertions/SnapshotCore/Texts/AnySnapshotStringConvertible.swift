import Foundation
import SnapshotFoundation

/// A type that customizes its text in ``Snapshotting/dump``.
public protocol AnySnapshotStringConvertible {
  /// Whether the fields of the value are shown below its description. The default is `false`.
  static var renderChildren: Bool { get }
  /// The text of the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the fields of the value are shown below its description. The default is `false`.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The debug description.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The debug description.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, to the second.
  public var snapshotDescription: String { UTCDateText.usual(of: self) ?? UTCDateText.any(of: self) }
}

/// Dates as `2001-01-01T00:00:00Z`.
enum UTCDateText {
  /// Returns the text of any date by a formatter, which is expensive to create.
  static func any(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    return formatter.string(from: date)
  }

  /// Returns the text of a date between the years 1600 and 9999, or `nil` for dates in another calendar or with longer years.
  static func usual(of date: Date) -> String? {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard seconds >= -11_676_096_000, seconds < 253_402_300_800 else { return nil }
    let (days, second) = Int(seconds).quotientAndRemainderDown(by: 86_400)
    // Years that begin in March, so that a leap day is a year's last; 400 of them have 146,097 days.
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainderDown(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * march + 2) / 5 + 1
    let month = march < 10 ? march + 3 : march - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return
      "\(year)-\(two(month))-\(two(day))T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Int {
  /// Divides with rounding down, so that the remainder is not negative.
  fileprivate func quotientAndRemainderDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = self % divisor
    return remainder < 0 ? (self / divisor - 1, remainder + divisor) : (self / divisor, remainder)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  #if canImport(ObjectiveC)
    /// The debug description without memory addresses.
    @objc open var snapshotDescription: String { stableDescription(of: self) }
  #else
    /// The debug description without memory addresses.
    public var snapshotDescription: String { stableDescription(of: self) }
  #endif
}

extension String: AnySnapshotStringConvertible {
  /// The debug description.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The debug description.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The debug description.
  public var snapshotDescription: String { debugDescription }
}

private func stableDescription(of object: NSObject) -> String {
  withoutAddresses(object is NSError ? CompactText.text(of: object) : object.debugDescription)
}

private func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
}
