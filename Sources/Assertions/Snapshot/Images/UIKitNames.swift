import Raster
import SnapshotUI

/// The traits of an image: `.image(traits: .init(userInterfaceStyle: .dark))`.
public typealias SnapshotTraits = TraitCollection

// UIKit's names, so that call sites of swift-snapshot-testing compile where there is no UIKit.

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
}

// UIKit's names of the contrasts.
extension ColorSchemeContrast {
  /// UIKit's name of ``ColorSchemeContrast/standard``.
  public static let normal = ColorSchemeContrast.standard
  /// UIKit's name of ``ColorSchemeContrast/increased``.
  public static let high = ColorSchemeContrast.increased
}

#if !canImport(UIKit)
  /// The format of image strategies, in declarations such as `Snapshotting<LoginScreen, UIImage>`.
  public typealias UIImage = PixelBuffer
  /// UIKit's name of `TraitCollection`.
  public typealias UITraitCollection = TraitCollection
  /// UIKit's name of `ColorScheme`.
  public typealias UIUserInterfaceStyle = ColorScheme
  /// UIKit's name of `DynamicTypeSize`.
  public typealias UIContentSizeCategory = DynamicTypeSize
  /// UIKit's name of `UserInterfaceSizeClass`.
  public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
  /// UIKit's name of `LayoutDirection`.
  public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
  /// UIKit's name of `LegibilityWeight`.
  public typealias UILegibilityWeight = LegibilityWeight
  /// UIKit's name of `ColorSchemeContrast`.
  public typealias UIAccessibilityContrast = ColorSchemeContrast

  /// The idiom of a device. It has no effect on an image, whose size and size classes are explicit.
  public enum UIUserInterfaceIdiom: Hashable, CaseIterable, Sendable {
    case unspecified, phone, pad, tv, carPlay, mac, vision
  }

  /// Whether a screen supports 3D Touch. It has no effect on an image.
  public enum UIForceTouchCapability: Hashable, CaseIterable, Sendable {
    case unknown, unavailable, available
  }

  /// The gamut of a screen. It has no effect on an image, which is sRGB.
  public enum UIDisplayGamut: Hashable, CaseIterable, Sendable {
    case unspecified, SRGB, P3
  }

  /// The level of a window above others. It has no effect on an image, whose colors are those of the base level.
  public enum UIUserInterfaceLevel: Hashable, CaseIterable, Sendable {
    case unspecified, base, elevated
  }

  extension TraitCollection {
    /// The traits of the code that runs: none, because images have explicit traits.
    public static var current: TraitCollection { TraitCollection() }

    /// Creates an empty collection, because the idiom has no effect on an image.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    /// Creates an empty collection, because 3D Touch has no effect on an image.
    public init(forceTouchCapability: UIForceTouchCapability) { self.init() }
    /// Creates an empty collection, because images are sRGB.
    public init(displayGamut: UIDisplayGamut) { self.init() }
    /// Creates an empty collection, because images have the colors of the base level.
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  }

  /// Insets in points from the edges of a screen.
  public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset from the top edge in points.
    public var top: CGFloat
    /// The inset from the left edge in points.
    public var left: CGFloat
    /// The inset from the bottom edge in points.
    public var bottom: CGFloat
    /// The inset from the right edge in points.
    public var right: CGFloat

    /// Creates insets. Edges that are not given have no inset.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()
  }

  extension Device {
    /// Creates a device configuration from explicit values.
    ///
    ///     ViewImageConfig(
    ///       safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), size: CGSize(width: 375, height: 812),
    ///       traits: UITraitCollection(displayScale: 3))
    ///
    /// - Parameters:
    ///   - safeArea: The insets of the safe area in points.
    ///   - size: The size in points, or `nil` for the size that the view asks for.
    ///   - traits: Traits that differ from the default. The default `displayScale` is 1.
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
      get {
        UIEdgeInsets(
          top: safeAreaInsets.top, left: safeAreaInsets.leading, bottom: safeAreaInsets.bottom,
          right: safeAreaInsets.trailing)
      }
      set {
        safeAreaInsets = EdgeInsets(
          top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
      }
    }
  }
#endif
