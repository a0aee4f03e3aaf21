import Foundation

/// Everything besides the data that a picture may depend on. Rendering reads no clock, process locale or system font.
public struct RenderContext: Hashable, Sendable {
  /// The proposed width in points, or `nil` for the content's ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` for the content's ideal height.
  public var height: CGFloat?
  /// Pixels per point.
  public var displayScale: CGFloat
  /// The safe area insets in points.
  public var safeAreaInsets: EdgeInsets
  /// The preferred text size.
  public var dynamicTypeSize: DynamicTypeSize
  /// Light or dark appearance.
  public var colorScheme: ColorScheme
  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast
  /// Whether bold text is preferred.
  public var legibilityWeight: LegibilityWeight
  /// The direction of leading and trailing edges.
  public var layoutDirection: LayoutDirection
  /// The horizontal size class, if known.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class, if known.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The accessibility settings of the device, such as Reduce Motion. None by default.
  public var accessibilityOptions: AccessibilityOptions = []
  /// A locale identifier such as `en_US`. The locale of the process is never used.
  public var localeIdentifier: String
  /// The bundle that stands in for `Bundle.main`, with the strings tables and asset catalogs of the app; `nil` for none.
  public var mainBundle: Bundle?
  /// Whether an image or a color that no asset catalog has is left out. By default it is an error.
  public var allowsMissingAssets = false
  /// The generation of iOS' design. `iOS18` by default, which is the look of iOS 15 to 18.
  public var design: SystemDesign
  /// The line heights and the letter spacing of system fonts. Those of iOS by default.
  public var textMetrics: TextMetrics = .system
  /// The available fonts.
  public var fonts: FontBook
  /// The background of the picture. Transparent by default, except in a device's context.
  public var background: PictureBackground
  /// The date and time of the picture, for timelines and relative dates. The clock of the process is never read.
  public var date: Date

  /// The default date of a context: January 9, 2007, 9:41 in the morning, UTC.
  public static let defaultDate = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// Creates a context. All values have defaults.
  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, displayScale: CGFloat = 1,
    safeAreaInsets: EdgeInsets = EdgeInsets(), dynamicTypeSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, colorSchemeContrast: ColorSchemeContrast = .standard,
    legibilityWeight: LegibilityWeight = .regular, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
    localeIdentifier: String = "en_US", mainBundle: Bundle? = nil, fonts: FontBook = .embedded,
    background: PictureBackground = .transparent, date: Date = RenderContext.defaultDate,
    design: SystemDesign = .iOS18
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
    self.mainBundle = mainBundle
    self.fonts = fonts
    self.background = background
    self.date = date
    self.design = design
  }
}
