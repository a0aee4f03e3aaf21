import Raster
import Views

/// How large a view is rendered.
public enum SnapshotLayout: Hashable, Sendable {
  /// Full-screen on a device, at its scale.
  case device(config: ViewImageConfig)
  /// At a size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// At the size that the view asks for.
  case sizeThatFits

  /// The context of a rendering; traits win over the device's.
  func context(_ traits: SnapshotTraits) -> RenderContext {
    var context = RenderContext()
    switch self {
    case .device(let device): context.use(device)
    case .fixed(let width, let height):
      context.width = width
      context.height = height
    case .sizeThatFits: break
    }
    traits.apply(to: &context)
    return context
  }
}

/// The name that swift-snapshot-testing has for it.
public typealias SwiftUISnapshotLayout = SnapshotLayout

/// What a rendering shall have otherwise than usual: appearance, type size, scale, direction. `nil` leaves it as it is.
///
/// The spelling is UIKit's: `.image(traits: .init(userInterfaceStyle: .dark))`.
public struct SnapshotTraits: Hashable, Sendable {
  public var userInterfaceStyle: ColorScheme?
  public var preferredContentSizeCategory: DynamicTypeSize?
  /// Pixels a point.
  public var displayScale: CGFloat?
  public var layoutDirection: LayoutDirection?
  public var legibilityWeight: LegibilityWeight?
  public var accessibilityContrast: ColorSchemeContrast?
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The fonts that text may use.
  public var fonts: FontBook?

  public init() {}
  public init(userInterfaceStyle: ColorScheme) { self.userInterfaceStyle = userInterfaceStyle }
  public init(preferredContentSizeCategory: DynamicTypeSize) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public init(displayScale: CGFloat) { self.displayScale = displayScale }
  public init(layoutDirection: LayoutDirection) { self.layoutDirection = layoutDirection }
  public init(legibilityWeight: LegibilityWeight) { self.legibilityWeight = legibilityWeight }
  public init(accessibilityContrast: ColorSchemeContrast) { self.accessibilityContrast = accessibilityContrast }
  public init(horizontalSizeClass: UserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
  public init(verticalSizeClass: UserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
  public init(fonts: FontBook) { self.fonts = fonts }

  /// The traits of several; the last that says something wins.
  public init(traitsFrom collections: [SnapshotTraits]) {
    for traits in collections {
      userInterfaceStyle = traits.userInterfaceStyle ?? userInterfaceStyle
      preferredContentSizeCategory = traits.preferredContentSizeCategory ?? preferredContentSizeCategory
      displayScale = traits.displayScale ?? displayScale
      layoutDirection = traits.layoutDirection ?? layoutDirection
      legibilityWeight = traits.legibilityWeight ?? legibilityWeight
      accessibilityContrast = traits.accessibilityContrast ?? accessibilityContrast
      horizontalSizeClass = traits.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = traits.verticalSizeClass ?? verticalSizeClass
      fonts = traits.fonts ?? fonts
    }
  }

  /// The dark appearance.
  public static let darkMode = SnapshotTraits(userInterfaceStyle: .dark)
  /// The light appearance.
  public static let lightMode = SnapshotTraits(userInterfaceStyle: .light)

  func apply(to context: inout RenderContext) {
    context.colorScheme = userInterfaceStyle ?? context.colorScheme
    context.dynamicTypeSize = preferredContentSizeCategory ?? context.dynamicTypeSize
    context.displayScale = displayScale ?? context.displayScale
    context.layoutDirection = layoutDirection ?? context.layoutDirection
    context.legibilityWeight = legibilityWeight ?? context.legibilityWeight
    context.colorSchemeContrast = accessibilityContrast ?? context.colorSchemeContrast
    context.horizontalSizeClass = horizontalSizeClass ?? context.horizontalSizeClass
    context.verticalSizeClass = verticalSizeClass ?? context.verticalSizeClass
    context.fonts = fonts ?? context.fonts
  }
}

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
