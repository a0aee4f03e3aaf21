/// What a view may know of its surroundings. Every value comes from the ``RenderContext`` or from a modifier further up;
/// nothing is read from the process.
public struct EnvironmentValues {
  // From the render context.

  /// Pixels a point.
  public var displayScale: CGFloat = 1
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// Bold where a person has asked for bold text.
  public var legibilityWeight: LegibilityWeight? = .regular
  public var layoutDirection: LayoutDirection = .leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// An identifier such as `en_US`, never the process's own.
  public var localeIdentifier = "en_US"
  /// The fonts that text may use.
  public var fonts = FontBook.embedded
  /// The distances from the screen's edges that content keeps.
  public var safeAreaInsets = EdgeInsets()

  // From modifiers.

  /// What ``ForegroundStyle`` resolves to; `nil` for the label colour.
  public var foregroundStyle: (any ShapeStyle)?
  public var font: Font?
  /// The weight that replaces the font's own.
  var fontWeight: Font.Weight?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// Extra space after each cluster of a text, in points.
  var tracking: CGFloat = 0
  /// The most lines of a text; `nil` keeps all.
  public var lineLimit: Int?
  /// Room that a text takes even if it has fewer lines.
  var reservedLines = 0
  public var truncationMode: TruncationMode = .tail
  public var multilineTextAlignment: TextAlignment = .leading
  /// How far a text may shrink before it is truncated, as a factor of 0…1.
  public var minimumScaleFactor: CGFloat = 1
  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat = 0
  public var isEnabled = true

  /// What has disabled the controls, for those who ask why one cannot be used.
  var disabler: String?

  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// A value under a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// A model under its type.
  subscript(model type: ObjectIdentifier) -> AnyObject? {
    get { custom[type] as AnyObject? }
    set { custom[type] = newValue }
  }

  /// These values with the models and the values under keys of one's own of others: what a screen takes over from the
  /// one that led to it, while fonts and colours stay there.
  func adoptingOwnValues(of other: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.custom = other.custom
    return values
  }
}

extension EnvironmentValues {
  /// The environment at the root of a view that is rendered in a context.
  public init(_ context: RenderContext) {
    displayScale = context.displayScale
    dynamicTypeSize = context.dynamicTypeSize
    colorScheme = context.colorScheme
    colorSchemeContrast = context.colorSchemeContrast
    legibilityWeight = context.legibilityWeight
    layoutDirection = context.layoutDirection
    horizontalSizeClass = context.horizontalSizeClass
    verticalSizeClass = context.verticalSizeClass
    localeIdentifier = context.localeIdentifier
    fonts = context.fonts
    safeAreaInsets = context.safeAreaInsets
  }
}
