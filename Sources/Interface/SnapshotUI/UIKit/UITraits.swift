// UIKit's names of traits.

#if !canImport(UIKit)
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
  public enum UIUserInterfaceIdiom: Int, Hashable, CaseIterable, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
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
    /// The traits of the view whose body or action runs; none elsewhere.
    public static var current: TraitCollection {
      EvaluationFrame.current.map { TraitCollection($0.environment.values) } ?? TraitCollection()
    }

    /// Creates an empty collection, because the idiom has no effect on an image.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    /// Creates an empty collection, because 3D Touch has no effect on an image.
    public init(forceTouchCapability: UIForceTouchCapability) { self.init() }
    /// Creates an empty collection, because images are sRGB.
    public init(displayGamut: UIDisplayGamut) { self.init() }
    /// Creates an empty collection, because images have the colors of the base level.
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }

    /// The idiom of the device of the view whose body or action runs.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  }

  extension Optional where Wrapped == ColorScheme {
    /// A style that is not set.
    public static var unspecified: ColorScheme? { nil }
  }

  extension Optional where Wrapped == UserInterfaceSizeClass {
    /// A size class that is not set.
    public static var unspecified: UserInterfaceSizeClass? { nil }
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
#endif
