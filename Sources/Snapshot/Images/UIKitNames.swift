import Raster
import Views

/// The traits of a picture: `.image(traits: .init(userInterfaceStyle: .dark))`.
public typealias SnapshotTraits = TraitCollection

// UIKit's names, so that call sites of swift-snapshot-testing compile where there is no UIKit.

// UIKit's names of the type sizes.
extension DynamicTypeSize {
  public static let extraSmall = DynamicTypeSize.xSmall
  public static let extraLarge = DynamicTypeSize.xLarge
  public static let extraExtraLarge = DynamicTypeSize.xxLarge
  public static let extraExtraExtraLarge = DynamicTypeSize.xxxLarge
  public static let accessibilityMedium = DynamicTypeSize.accessibility1
  public static let accessibilityLarge = DynamicTypeSize.accessibility2
  public static let accessibilityExtraLarge = DynamicTypeSize.accessibility3
  public static let accessibilityExtraExtraLarge = DynamicTypeSize.accessibility4
  public static let accessibilityExtraExtraExtraLarge = DynamicTypeSize.accessibility5
}

// UIKit's names of the contrasts.
extension ColorSchemeContrast {
  public static let normal = ColorSchemeContrast.standard
  public static let high = ColorSchemeContrast.increased
}

#if !canImport(UIKit)
  /// The format of picture strategies, in declarations such as `Snapshotting<LoginScreen, UIImage>`.
  public typealias UIImage = PixelBuffer
  public typealias UITraitCollection = TraitCollection
  public typealias UIUserInterfaceStyle = ColorScheme
  public typealias UIContentSizeCategory = DynamicTypeSize
  public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
  public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
  public typealias UILegibilityWeight = LegibilityWeight
  public typealias UIAccessibilityContrast = ColorSchemeContrast

  /// The kind of a device. It has no effect on a picture, whose size and size classes are given.
  public enum UIUserInterfaceIdiom: Hashable, CaseIterable, Sendable {
    case unspecified, phone, pad, tv, carPlay, mac, vision
  }

  /// Whether a screen measures pressure. It has no effect on a picture.
  public enum UIForceTouchCapability: Hashable, CaseIterable, Sendable {
    case unknown, unavailable, available
  }

  /// The range of a screen's colors. It has no effect on a picture, which is sRGB.
  public enum UIDisplayGamut: Hashable, CaseIterable, Sendable {
    case unspecified, SRGB, P3
  }

  extension TraitCollection {
    /// Creates an empty collection: the kind of a device has no effect on a picture.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    /// Creates an empty collection: whether a screen measures pressure has no effect on a picture.
    public init(forceTouchCapability: UIForceTouchCapability) { self.init() }
    /// Creates an empty collection: pictures are sRGB.
    public init(displayGamut: UIDisplayGamut) { self.init() }
  }

  /// Insets in points from the edges of a screen.
  public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    public static let zero = UIEdgeInsets()
  }

  extension Device {
    /// A configuration that is written out, in place of a device of the table.
    ///
    ///     ViewImageConfig(
    ///       safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), size: CGSize(width: 375, height: 812),
    ///       traits: UITraitCollection(displayScale: 3))
    ///
    /// - Parameters:
    ///   - safeArea: The insets of the safe area in points.
    ///   - size: The size in points, or `nil` for the size that the view asks for.
    ///   - traits: Traits that overrule the usual ones. Without a `displayScale`, a point is one pixel.
    public init(
      safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
      self.init(
        size: size,
        safeAreaInsets: EdgeInsets(
          top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right),
        traits: traits)
    }

    /// The insets of the safe area in points.
    public var safeArea: UIEdgeInsets {
      UIEdgeInsets(
        top: safeAreaInsets.top, left: safeAreaInsets.leading, bottom: safeAreaInsets.bottom,
        right: safeAreaInsets.trailing)
    }
  }

  // The traits of the phones that swift-snapshot-testing has traits of.
  extension TraitCollection {
    public static func iPhoneSe(_ orientation: Device.Orientation) -> Self { Device.iPhoneSe(orientation).traits }
    public static func iPhone8(_ orientation: Device.Orientation) -> Self { Device.iPhone8(orientation).traits }
    public static func iPhone8Plus(_ orientation: Device.Orientation) -> Self { Device.iPhone8Plus(orientation).traits }
    public static func iPhoneX(_ orientation: Device.Orientation) -> Self { Device.iPhoneX(orientation).traits }
    public static func iPhoneXr(_ orientation: Device.Orientation) -> Self { Device.iPhoneXr(orientation).traits }
    public static func iPhoneXsMax(_ orientation: Device.Orientation) -> Self { Device.iPhoneXsMax(orientation).traits }
    public static func iPhone12(_ orientation: Device.Orientation) -> Self { Device.iPhone12(orientation).traits }
    public static func iPhone12Pro(_ orientation: Device.Orientation) -> Self { Device.iPhone12Pro(orientation).traits }
    public static func iPhone12ProMax(_ orientation: Device.Orientation) -> Self {
      Device.iPhone12ProMax(orientation).traits
    }
    public static func iPhone13(_ orientation: Device.Orientation) -> Self { Device.iPhone13(orientation).traits }
    public static func iPhone13Mini(_ orientation: Device.Orientation) -> Self {
      Device.iPhone13Mini(orientation).traits
    }
    public static func iPhone13Pro(_ orientation: Device.Orientation) -> Self { Device.iPhone13Pro(orientation).traits }
    public static func iPhone13ProMax(_ orientation: Device.Orientation) -> Self {
      Device.iPhone13ProMax(orientation).traits
    }
  }
#endif
