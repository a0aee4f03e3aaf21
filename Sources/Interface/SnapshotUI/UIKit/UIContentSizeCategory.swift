// UIKit's names of the type sizes.
extension DynamicTypeSize {
  /// UIKit's name of a size that is not chosen: ``DynamicTypeSize/large``, the setting of a new phone.
  public static let unspecified = DynamicTypeSize.large
  /// UIKit's name of ``DynamicTypeSize/xSmall``.
  public static let extraSmall = DynamicTypeSize.xSmall
  /// UIKit's name of ``DynamicTypeSize/xLarge``.
  public static let extraLarge = DynamicTypeSize.xLarge
  /// UIKit's name of ``DynamicTypeSize/xxLarge``.
  public static let extraExtraLarge = DynamicTypeSize.xxLarge
  /// UIKit's name of ``DynamicTypeSize/xxxLarge``.
  public static let extraExtraExtraLarge = DynamicTypeSize.xxxLarge
  /// UIKit's name of ``DynamicTypeSize/accessibility1``.
  public static let accessibilityMedium = DynamicTypeSize.accessibility1
  /// UIKit's name of ``DynamicTypeSize/accessibility2``.
  public static let accessibilityLarge = DynamicTypeSize.accessibility2
  /// UIKit's name of ``DynamicTypeSize/accessibility3``.
  public static let accessibilityExtraLarge = DynamicTypeSize.accessibility3
  /// UIKit's name of ``DynamicTypeSize/accessibility4``.
  public static let accessibilityExtraExtraLarge = DynamicTypeSize.accessibility4
  /// UIKit's name of ``DynamicTypeSize/accessibility5``.
  public static let accessibilityExtraExtraExtraLarge = DynamicTypeSize.accessibility5

  /// Whether the size is one of the five accessibility sizes, in UIKit's words.
  public var isAccessibilityCategory: Bool { isAccessibilitySize }

  /// Creates the type size of UIKit's category, which is the same type.
  public init?(_ category: DynamicTypeSize) { self = category }

  /// Creates UIKit's category of a type size, which is the same type; ``large`` without one.
  public init(_ size: DynamicTypeSize?) { self = size ?? .large }
}
