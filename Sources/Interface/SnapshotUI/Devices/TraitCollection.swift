import Raster

/// Traits that override the values of a `RenderContext`, such as appearance, type size or layout direction. A trait
/// of `nil` keeps the context's value.
///
/// The names are UIKit's: `TraitCollection(userInterfaceStyle: .dark)`.
public struct TraitCollection: Hashable, Sendable {
  /// The color scheme.
  public var userInterfaceStyle: ColorScheme?
  /// The type size.
  public var preferredContentSizeCategory: DynamicTypeSize?
  /// The number of pixels per point.
  public var displayScale: CGFloat?
  /// The layout direction.
  public var layoutDirection: LayoutDirection?
  /// Whether text is bold, as the setting "Bold Text" selects it.
  public var legibilityWeight: LegibilityWeight?
  /// The contrast of colors.
  public var accessibilityContrast: ColorSchemeContrast?
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The fonts for texts.
  public var fonts: FontBook?
  /// The moment of the view.
  public var moment: PictureMoment?

  /// Creates a collection without traits.
  public init() {}
  /// Creates a collection with a color scheme.
  public init(userInterfaceStyle: ColorScheme) { self.userInterfaceStyle = userInterfaceStyle }
  /// Creates a collection with a type size.
  public init(preferredContentSizeCategory: DynamicTypeSize) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// Creates a collection with a display scale in pixels per point.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }
  /// Creates a collection with a layout direction.
  public init(layoutDirection: LayoutDirection) { self.layoutDirection = layoutDirection }
  /// Creates a collection with regular or bold text.
  public init(legibilityWeight: LegibilityWeight) { self.legibilityWeight = legibilityWeight }
  /// Creates a collection with a contrast.
  public init(accessibilityContrast: ColorSchemeContrast) { self.accessibilityContrast = accessibilityContrast }
  /// Creates a collection with a horizontal size class.
  public init(horizontalSizeClass: UserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
  /// Creates a collection with a vertical size class.
  public init(verticalSizeClass: UserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
  /// Creates a collection with fonts.
  public init(fonts: FontBook) { self.fonts = fonts }
  /// Creates a collection with a moment of the view.
  public init(moment: PictureMoment) { self.moment = moment }

  /// Combines collections. If several have the same trait, the last one takes precedence.
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
      moment = traits.moment ?? moment
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
}

extension RenderContext {
  /// Overrides the values for which the collection has a trait.
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
    moment = traits.moment ?? moment
  }
}
