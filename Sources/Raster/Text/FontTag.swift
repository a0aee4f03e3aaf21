/// A name of four letters by which OpenType calls axes and features, such as `wght` or `ss01`.
public struct FontTag: Hashable, Sendable {
  /// The letters as a big-endian number.
  public var value: UInt32

  public init(value: UInt32) { self.value = value }

  /// The first four characters of a string. Where there are fewer, spaces follow, as OpenType has it; what is not
  /// printable ASCII becomes a space too.
  public init(_ string: String) {
    let letters = string.utf8.prefix(4).map { (0x20...0x7E).contains($0) ? $0 : 0x20 }
    value = (letters + [UInt8](repeating: 0x20, count: 4 - letters.count)).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four letters.
  public var string: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}

extension FontTag: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral string: String) { self.init(string) }

  public var description: String { string }
}

/// A layout feature that text asks its font for, on top of those that are on anyway. A font without it shows the text
/// as it is.
///
///     font.features = [.smallCapitals, FontFeature("ss01"), FontFeature("liga", 0)]
public struct FontFeature: Hashable, Sendable {
  public var tag: FontTag
  /// 0 turns the feature off, 1 turns it on, more chooses one of several alternates.
  public var value: Int

  public init(_ tag: FontTag, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Small letters as capitals of their height.
  public static let smallCapitals = FontFeature("smcp")
  /// Digits of equal width.
  public static let monospacedDigits = FontFeature("tnum")
  /// Digits that reach above and below as small letters do.
  public static let oldStyleDigits = FontFeature("onum")
  /// Fractions such as 1/2 as one sign.
  public static let fractions = FontFeature("frac")
}

/// A place on an axis of a variable font, such as `FontVariation("wdth", 75)`.
public struct FontVariation: Hashable, Sendable {
  public var axis: FontTag
  public var value: Double

  public init(_ axis: FontTag, _ value: Double) {
    self.axis = axis
    self.value = value
  }
}

/// An axis of a variable font.
public struct FontAxis: Hashable, Sendable {
  public var tag: FontTag
  public var range: ClosedRange<Double>
  /// Where the font stands unless told otherwise.
  public var normal: Double
}
