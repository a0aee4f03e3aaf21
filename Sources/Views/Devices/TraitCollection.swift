import Raster

/// Values that overrule those of a ``RenderContext``: appearance, type size, display scale, layout direction. A trait of
/// `nil` leaves the context's value as it is.
///
/// The spelling is UIKit's: `TraitCollection(userInterfaceStyle: .dark)`.
public struct TraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: ColorScheme?
  public var preferredContentSizeCategory: DynamicTypeSize?
  /// Pixels per point.
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

  /// Combines collections; for each trait, the last collection that has it wins.
  public init(traitsFrom collections: [TraitCollection]) {
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

  /// Creates a collection with the traits that a closure sets.
  ///
  ///     TraitCollection { $0.userInterfaceStyle = .dark }
  public init(mutations: (inout TraitCollection) -> Void) { mutations(&self) }

  /// Returns a copy with the traits that a closure sets.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var copy = self
    mutations(&copy)
    return copy
  }

  /// The dark appearance.
  public static let darkMode = TraitCollection(userInterfaceStyle: .dark)
  /// The light appearance.
  public static let lightMode = TraitCollection(userInterfaceStyle: .light)
}

extension RenderContext {
  /// Overrules the values for which the collection has a trait.
  public mutating func apply(_ traits: TraitCollection) {
    colorScheme = traits.userInterfaceStyle ?? colorScheme
    dynamicTypeSize = traits.preferredContentSizeCategory ?? dynamicTypeSize
    displayScale = traits.displayScale ?? displayScale
    layoutDirection = traits.layoutDirection ?? layoutDirection
    legibilityWeight = traits.legibilityWeight ?? legibilityWeight
    colorSchemeContrast = traits.accessibilityContrast ?? colorSchemeContrast
    horizontalSizeClass = traits.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass ?? verticalSizeClass
    fonts = traits.fonts ?? fonts
  }
}
