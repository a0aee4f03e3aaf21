/// Two texts that differ only in dates and in times of day, and in all times by the same number of quarters of an hour: the
/// same dates, formatted in two time zones.
struct TimeZoneDifference: Equatable {
  /// The minutes by which the new times are later, from -719 to 720.
  let minutes: Int

  /// The largest number of bytes of a text in which times are searched.
  private static let largestText = 1 << 20

  /// Compares two texts. `nil` if another time zone does not explain what differs.
  ///
  /// - Complexity: O(n) in the bytes of both texts.
  init?(old: String, new: String) {
    guard max(old.utf8.count, new.utf8.count) <= Self.largestText else { return nil }
    let (old, new) = (TimesOfDay(old), TimesOfDay(new))
    guard old.surroundings == new.surroundings, old.minutes.count == new.minutes.count,
      let first = old.minutes.first
    else { return nil }
    let later = (new.minutes[0] - first + 1440) % 1440
    guard later != 0, later.isMultiple(of: 15),
      zip(old.minutes, new.minutes).allSatisfy({ ($1 - $0 + 1440) % 1440 == later })
    else { return nil }
    minutes = later > 720 ? later - 1440 : later
  }

  /// What a failure says about the difference.
  var remark: String {
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    return """
      All times are \(hours):\(rest < 10 ? "0" : "")\(rest) hours \(minutes < 0 ? "earlier" : "later"), as in another time zone. Format \
      dates in a fixed one, as in `date.formatted(Date.FormatStyle(timeZone: .gmt))`; `swift run snapshot doctor --determinism` \
      finds such values.
      """
  }
}

/// The times of day in a text, and the text around them.
private struct TimesOfDay {
  /// Minutes after midnight.
  private(set) var minutes: [Int] = []
  /// The text with marks in place of hours and minutes, of `AM` and `PM`, and of dates in digits.
  private(set) var surroundings: [UInt8] = []

  private static let timeMark: UInt8 = 0
  private static let dateMark: UInt8 = 1
  private static let halfMark: UInt8 = 2

  init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    surroundings.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let isStart = Self.digit(bytes, index) != nil && (index == 0 || Self.digit(bytes, index - 1) == nil)
      if isStart, let end = Self.endOfDate(bytes, index) {
        surroundings.append(Self.dateMark)
        index = end
      } else if isStart, let time = Self.time(bytes, index) {
        surroundings.append(Self.timeMark)
        surroundings += bytes[time.hourAndMinute..<time.seconds]
        if time.end > time.seconds { surroundings.append(Self.halfMark) }
        minutes.append(time.minutes)
        index = time.end
      } else {
        surroundings.append(bytes[index])
        index += 1
      }
    }
  }

  private static func digit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 else { return nil }
    return Int(bytes[index] - 0x30)
  }

  /// A number of at most `length` digits, and where it ends.
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: ClosedRange<Int>
  ) -> (value: Int, end: Int)? {
    var (value, end) = (0, start)
    while let digit = digit(bytes, end) {
      if end - start == length.upperBound { return nil }
      value = value * 10 + digit
      end += 1
    }
    return end - start >= length.lowerBound ? (value, end) : nil
  }

  /// Where three numbers with the same separator end, such as `1/31/2026`, `31.01.2026` and `2026-01-31`.
  private static func endOfDate(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard let first = number(bytes, start, 1...4), first.end < bytes.count else { return nil }
    let separator = bytes[first.end]
    guard separator == UInt8(ascii: "/") || separator == UInt8(ascii: "-") || separator == UInt8(ascii: "."),
      let second = number(bytes, first.end + 1, 1...2), second.end < bytes.count, bytes[second.end] == separator,
      let third = number(bytes, second.end + 1, 1...4)
    else { return nil }
    return third.end
  }

  /// A time such as `9:05`, `21:05:30` and `9:05 PM`. The seconds are not part of its minutes.
  private static func time(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (minutes: Int, hourAndMinute: Int, seconds: Int, end: Int)? {
    guard let hour = number(bytes, start, 1...2), hour.value < 24, hour.end < bytes.count,
      bytes[hour.end] == UInt8(ascii: ":"), let minute = number(bytes, hour.end + 1, 2...2), minute.value < 60
    else { return nil }
    var seconds = minute.end
    if seconds < bytes.count, bytes[seconds] == UInt8(ascii: ":"), let second = number(bytes, seconds + 1, 2...2) {
      seconds = second.end
    }
    guard let half = half(bytes, seconds), hour.value <= 12 else {
      return (hour.value * 60 + minute.value, minute.end, seconds, seconds)
    }
    return ((hour.value % 12 + (half.isLater ? 12 : 0)) * 60 + minute.value, minute.end, seconds, half.end)
  }

  /// `AM` or `PM` behind an optional space, a no-break space or a narrow one.
  private static func half(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> (isLater: Bool, end: Int)? {
    let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], []]
    let space = spaces.first { bytes[start...].starts(with: $0) } ?? []
    let place = start + space.count
    guard place + 1 < bytes.count, bytes[place + 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    switch bytes[place] | 0x20 {
    case UInt8(ascii: "a"): return (false, place + 2)
    case UInt8(ascii: "p"): return (true, place + 2)
    default: return nil
    }
  }
}
