/// A four-letter OpenType tag of an axis or feature, such as `wght` or `ss01`.
public struct FontTag: Hashable, Sendable {
  /// The letters as a big-endian number.
  public var value: UInt32

  /// Creates a tag from its numeric value.
  public init(value: UInt32) { self.value = value }

  /// Creates a tag from the first four characters of a string. Missing and nonprintable characters become spaces.
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
  /// Creates a tag from a string literal.
  public init(stringLiteral string: String) { self.init(string) }

  /// The four letters.
  public var description: String { string }
}

/// An OpenType feature to apply in addition to the defaults. Fonts without the feature ignore it.
///
///     font.features = [.smallCapitals, FontFeature("ss01"), FontFeature("liga", 0)]
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag.
  public var tag: FontTag
  /// 0 turns the feature off, 1 turns it on, larger values select an alternate.
  public var value: Int

  /// Creates a feature setting.
  public init(_ tag: FontTag, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Small capitals.
  public static let smallCapitals = FontFeature("smcp")
  /// Digits of equal width.
  public static let monospacedDigits = FontFeature("tnum")
  /// Old-style digits with ascenders and descenders.
  public static let oldStyleDigits = FontFeature("onum")
  /// Fractions such as 1/2 as a single glyph.
  public static let fractions = FontFeature("frac")
}

/// A value for an axis of a variable font, such as `FontVariation("wdth", 75)`.
public struct FontVariation: Hashable, Sendable {
  /// The axis to set.
  public var axis: FontTag
  /// The position on the axis.
  public var value: Double

  /// Creates a variation.
  public init(_ axis: FontTag, _ value: Double) {
    self.axis = axis
    self.value = value
  }
}

/// An axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// The axis's tag.
  package var tag: FontTag
  /// The supported values.
  package var range: ClosedRange<Double>
  /// The default value.
  package var normal: Double
}
