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
  /// A locale identifier such as `en_US`. The locale of the process is never used.
  public var localeIdentifier: String
  /// The line heights and the letter spacing of system fonts. Those of iOS by default.
  public var textMetrics: TextMetrics = .system
  /// The available fonts.
  public var fonts: FontBook
  /// The background of the picture. Transparent by default, except in a device's context.
  public var background: PictureBackground
  /// The date and time of the picture, for timelines and relative dates. The clock of the process is never read.
  public var date: Date
  /// The values that modules above the rasterizer add, by their types.
  var added: [ObjectIdentifier: AddedValues] = [:]

  /// The default date of a context: January 9, 2007, 9:41 in the morning, UTC.
  public static let defaultDate = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// Creates a context. All values have defaults.
  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, displayScale: CGFloat = 1,
    safeAreaInsets: EdgeInsets = EdgeInsets(), dynamicTypeSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, colorSchemeContrast: ColorSchemeContrast = .standard,
    legibilityWeight: LegibilityWeight = .regular, layoutDirection: LayoutDirection = .leftToRight,
    localeIdentifier: String = "en_US", fonts: FontBook = .embedded,
    background: PictureBackground = .transparent, date: Date = RenderContext.defaultDate
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
    self.localeIdentifier = localeIdentifier
    self.fonts = fonts
    self.background = background
    self.date = date
  }
}
