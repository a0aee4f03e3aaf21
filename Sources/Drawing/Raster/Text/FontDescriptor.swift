import Foundation

/// A font weight on the scale of CSS and OpenType, 100…900.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// The weight from 100 (thinnest) to 900 (boldest).
  public var value: Int

  /// Creates a weight.
  public init(_ value: Int) { self.value = value }

  /// Weight 100.
  public static let ultraLight = FontWeight(100)
  /// Weight 200.
  public static let thin = FontWeight(200)
  /// Weight 300.
  public static let light = FontWeight(300)
  /// Weight 400.
  public static let regular = FontWeight(400)
  /// Weight 500.
  public static let medium = FontWeight(500)
  /// Weight 600.
  public static let semibold = FontWeight(600)
  /// Weight 700.
  public static let bold = FontWeight(700)
  /// Weight 800.
  public static let heavy = FontWeight(800)
  /// Weight 900.
  public static let black = FontWeight(900)

  /// Whether the first weight is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }

  /// The weight at the setting "Bold Text": 200 more for light and regular weights, 100 more for bold ones, so that
  /// regular and bold text stay distinct.
  package var forBoldText: FontWeight {
    if value < 600 { return FontWeight(value + 200) }
    return FontWeight(min(900, min(value, 900) + 100))
  }
}

/// A request for a font, which a ``FontBook`` resolves to a face.
public struct FontDescriptor: Hashable, Sendable {
  /// The name of a registered family, or `nil` for the embedded Inter.
  public var family: String?
  /// The size in points.
  public var size: CGFloat
  /// The requested weight.
  public var weight: FontWeight
  /// Whether an italic face is requested. If the family has none, an oblique is synthesized.
  public var isItalic: Bool
  /// The distance between baselines in points, or `nil` for the font's own. A smaller distance lets lines overlap. With
  /// the metrics of the typeface the difference to the typeface's line height is split between above and below; with
  /// the system's metrics it lies between lines only.
  public var lineHeight: CGFloat?
  /// The source of line heights and letter spacing.
  public var textMetrics: TextMetrics
  /// Digits of equal width.
  public var hasMonospacedDigits: Bool
  /// OpenType features. If a feature occurs more than once, the last value applies.
  public var features: [FontFeature]
  /// Values for the axes of a variable font. Unknown axes are ignored. These values take precedence over `weight` and
  /// `isItalic`.
  public var variations: [FontVariation]

  /// Creates a font request.
  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    lineHeight: CGFloat? = nil, textMetrics: TextMetrics = .typeface, hasMonospacedDigits: Bool = false,
    features: [FontFeature] = [], variations: [FontVariation] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.lineHeight = lineHeight
    self.textMetrics = textMetrics
    self.hasMonospacedDigits = hasMonospacedDigits
    self.features = features
    self.variations = variations
  }
}
