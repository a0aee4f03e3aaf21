/// A font's weight on the scale of CSS and OpenType, 100…900.
public struct FontWeight: Hashable, Comparable, Sendable {
  public var value: Int

  public init(_ value: Int) { self.value = value }

  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}

/// A request for a font: what a ``FontBook`` resolves to one of its faces.
public struct FontDescriptor: Hashable, Sendable {
  /// A registered family's name, or `nil` for the embedded Inter.
  public var family: String?
  /// The size in points.
  public var size: CGFloat
  public var weight: FontWeight
  public var isItalic: Bool
  /// The distance between baselines in points; `nil` takes the font's own. Less than the font's own is allowed, and
  /// then lines overlap by half of the difference above and below.
  public var lineHeight: CGFloat?
  /// Digits of equal width.
  public var hasMonospacedDigits: Bool
  /// Layout features of the font, the last of several equal ones counts.
  public var features: [FontFeature]
  /// Places on the axes of a variable font; those that it does not have are passed over. The weight and the slant above
  /// count where these do not say otherwise.
  public var variations: [FontVariation]

  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    lineHeight: CGFloat? = nil, hasMonospacedDigits: Bool = false,
    features: [FontFeature] = [], variations: [FontVariation] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.lineHeight = lineHeight
    self.hasMonospacedDigits = hasMonospacedDigits
    self.features = features
    self.variations = variations
  }
}
