extension TokenScanner {
  /// `8-4-4-4-12` hexadecimal digits.
  static let uuid = TokenScanner(ignoresUnderscores: true) { bytes, start in
    var cursor = TokenCursor(bytes: bytes, position: start)
    guard start == 0 || bytes[start - 1] != UInt8(ascii: "-") else { return nil }
    for (index, length) in [8, 4, 4, 4, 12].enumerated() {
      if index > 0, !cursor.take("-") { return nil }
      guard cursor.count(upTo: length, \.isHexDigit) == length else { return nil }
    }
    return cursor.next == UInt8(ascii: "-") ? nil : cursor.position
  }

  /// `0x` and 9 to 16 hexadecimal digits. Shorter numbers are usually colors or masks.
  static let pointer = TokenScanner { bytes, start in
    var cursor = TokenCursor(bytes: bytes, position: start)
    guard cursor.take("0"), cursor.take("x") else { return nil }
    let digits = cursor.count(\.isHexDigit)
    return (9...16).contains(digits) ? cursor.position : nil
  }

  /// A number and a unit of time, with a space between them or without.
  static let duration = TokenScanner { bytes, start in
    var cursor = TokenCursor(bytes: bytes, position: start)
    guard start == 0 || bytes[start - 1] != UInt8(ascii: "."), cursor.count(\.isDigit) > 0 else { return nil }
    let whole = cursor.position
    if cursor.take("."), cursor.count(\.isDigit) == 0 { cursor.position = whole }
    if cursor.take("e") {
      _ = cursor.take("+-")
      guard cursor.count(\.isDigit) > 0 else { return nil }
    }
    _ = cursor.take(" ")
    return cursor.take(oneOf: [
      "nanoseconds", "nanosecond", "microseconds", "microsecond", "milliseconds", "millisecond", "seconds", "second",
      "minutes", "minute", "hours", "hour", "secs", "sec", "mins", "min", "hrs", "hr", "ns", "µs", "μs", "us", "ms",
      "s",
      "h",
    ]) ? cursor.position : nil
  }

  /// Dates: ISO 8601 with or without a time, and those of HTTP's headers.
  static let date = TokenScanner { bytes, start in
    let cursor = TokenCursor(bytes: bytes, position: start)
    return cursor.endOfISODate() ?? cursor.endOfHTTPDate()
  }

  /// A decimal number with a fraction or an exponent, including its sign. Text with more dots, such as versions and IP addresses,
  /// is not a number.
  static let decimal = TokenScanner { bytes, start in
    var cursor = TokenCursor(bytes: bytes, position: start)
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") { return nil }
    _ = cursor.take("-")
    // A hyphen between words or numbers is no sign.
    if cursor.position > start, start > 0, bytes[start - 1] == UInt8(ascii: "-") { return nil }
    guard cursor.count(\.isDigit) > 0 else { return nil }
    let whole = cursor.position
    var isDecimal = false
    if cursor.take(".") {
      if cursor.count(\.isDigit) > 0 { isDecimal = true } else { cursor.position = whole }
    }
    if isDecimal, cursor.next == UInt8(ascii: "."),
      cursor.position + 1 < bytes.count, bytes[cursor.position + 1].isDigit
    {
      return nil
    }
    let mantissa = cursor.position
    if cursor.take("eE") {
      _ = cursor.take("+-")
      if cursor.count(\.isDigit) > 0 { isDecimal = true } else { cursor.position = mantissa }
    }
    return isDecimal ? cursor.position : nil
  }
}

extension TokenCursor {
  /// `2024-05-01`, then perhaps `T` or a space, `12:34`, seconds, fraction and zone (`Z`, `+02:00`, `+0200`, ` +0000`).
  fileprivate func endOfISODate() -> Int? {
    var cursor = self
    guard position == 0 || bytes[position - 1] != UInt8(ascii: "-"), cursor.number(digits: 4) != nil,
      cursor.take("-"), let month = cursor.number(digits: 2), (1...12).contains(month),
      cursor.take("-"), let day = cursor.number(digits: 2), (1...31).contains(day)
    else { return nil }
    let date = cursor.position
    guard cursor.take("T ") else { return cursor.next == UInt8(ascii: "-") ? nil : date }
    guard let time = cursor.endOfTime() else {
      // A day before a word is a date still; one joined to something by a `T` is none.
      return bytes[date] == UInt8(ascii: " ") ? date : nil
    }
    return time
  }

  private func endOfTime() -> Int? {
    var cursor = self
    guard let hour = cursor.number(digits: 2), hour <= 24, cursor.take(":"),
      let minute = cursor.number(digits: 2), minute < 60
    else { return nil }
    var end = cursor.position
    if cursor.take(":") {
      guard let second = cursor.number(digits: 2), second <= 60 else { return end }
      end = cursor.position
      if cursor.take(".,"), cursor.count(\.isDigit) > 0 { end = cursor.position }
      cursor.position = end
    }
    if cursor.take("Z") { return cursor.position }
    _ = cursor.take(" ")
    let isApart = cursor.position > end
    guard cursor.take("+-"), cursor.number(digits: 2) != nil else { return end }
    let hours = cursor.position
    _ = cursor.take(":")
    if cursor.number(digits: 2) != nil { return cursor.position }
    // Hours alone are a zone only where they are joined to the time.
    return isApart ? end : hours
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`.
  fileprivate func endOfHTTPDate() -> Int? {
    var cursor = self
    guard cursor.take(oneOf: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]), cursor.take(","), cursor.take(" "),
      let day = cursor.number(digits: 2), (1...31).contains(day), cursor.take(" "),
      cursor.take(oneOf: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]),
      cursor.take(" "), cursor.number(digits: 4) != nil, cursor.take(" "), cursor.number(digits: 2) != nil,
      cursor.take(":"), cursor.number(digits: 2) != nil, cursor.take(":"), cursor.number(digits: 2) != nil,
      cursor.take(" "), cursor.take(oneOf: ["GMT"])
    else { return nil }
    return cursor.position
  }
}
