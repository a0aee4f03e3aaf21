/// A message with interpolated values. Nothing keeps it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message.
  public init(stringLiteral value: String) {}

  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The interpolated values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds a value.
  public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T) {}

  /// Adds a value with its privacy.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy
  ) {}

  /// Adds a value in a column.
  public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment) {}

  /// Adds an integer in a format.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds a number in a format.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// How a private value can be recognized.
  public enum Mask: Hashable, Sendable {
    case none, hash
  }

  let name: String

  /// The system's choice.
  public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
  /// Nobody, also while debugging.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }

  /// The system's choice, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// Nobody, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Nobody, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The column of a value.
public struct OSLogStringAlignment: Hashable, Sendable {
  let columns: Int

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0) }

  /// At the right of a column.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

  /// At the left of a column.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: -columns) }
}

/// The digits of an integer.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  let radix: Int

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The digits of a number.
public struct OSLogFloatFormatting: Hashable, Sendable {
  let precision: Int?

  /// With a point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }

  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
}
