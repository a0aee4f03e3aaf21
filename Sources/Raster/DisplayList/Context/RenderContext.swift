/// Everything that a picture may depend on besides the data that it shows. Nothing else is ever read: no clock, no
/// locale of the process, no system font.
public struct RenderContext: Hashable, Sendable {
  /// The proposed size in points; a side of `nil` takes what the content asks for.
  public var width: CGFloat?
  public var height: CGFloat?
  /// Pixels a point.
  public var displayScale: CGFloat
  public var safeAreaInsets: EdgeInsets
  public var dynamicTypeSize: DynamicTypeSize
  public var colorScheme: ColorScheme
  public var colorSchemeContrast: ColorSchemeContrast
  /// Bold where a person has asked for bold text.
  public var legibilityWeight: LegibilityWeight
  public var layoutDirection: LayoutDirection
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// An identifier such as `en_US`, never the process's own.
  public var localeIdentifier: String
  /// The fonts that text may use.
  public var fonts: FontBook
  /// What lies behind what is drawn: nothing, unless the context is a device's.
  public var background: PictureBackground

  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, displayScale: CGFloat = 1,
    safeAreaInsets: EdgeInsets = EdgeInsets(), dynamicTypeSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, colorSchemeContrast: ColorSchemeContrast = .standard,
    legibilityWeight: LegibilityWeight = .regular, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
    localeIdentifier: String = "en_US", fonts: FontBook = .embedded, background: PictureBackground = .transparent
  ) {
    self.width = width
    self.height = height
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets
    self.dynamicTypeSize = dynamicTypeSize
    self.colorScheme = colorScheme
    self.colorSchemeContrast = colorSchemeContrast
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.localeIdentifier = localeIdentifier
    self.fonts = fonts
    self.background = background
  }
}
