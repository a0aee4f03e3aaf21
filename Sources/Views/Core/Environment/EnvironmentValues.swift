/// What a view may know of its surroundings. Every value comes from the ``RenderContext`` or from a modifier further up;
/// nothing is read from the process.
public struct EnvironmentValues {
  fileprivate struct Values {
    var displayScale: CGFloat = 1
    var dynamicTypeSize: DynamicTypeSize = .large
    var colorScheme: ColorScheme = .light
    var colorSchemeContrast: ColorSchemeContrast = .standard
    var isElevated = false
    var legibilityWeight: LegibilityWeight? = .regular
    var layoutDirection: LayoutDirection = .leftToRight
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    var localeIdentifier = "en_US"
    var fonts = FontBook.embedded
    var safeAreaInsets = EdgeInsets()
    var foregroundStyle: (any ShapeStyle)?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var tracking: CGFloat = 0
    var lineLimit: Int?
    var reservedLines = 0
    var truncationMode: TruncationMode = .tail
    var multilineTextAlignment: TextAlignment = .leading
    var fieldAlignment: TextAlignment = .leading
    var minimumScaleFactor: CGFloat = 1
    var lineSpacing: CGFloat = 0
    var isEnabled = true
    var disabler: String?
    /// Values of the appearance under their keys. A screen does not pass them on to the screens that its links show.
    var appearance: [ObjectIdentifier: Any] = [:]
    var custom: [ObjectIdentifier: Any] = [:]
  }

  /// Elements, views and layouts hand environments on and seldom change them, so that a copy costs no more than a
  /// reference.
  private final class Storage {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage = Storage(Values())

  fileprivate var values: Values {
    get { storage.values }
    set { storage = Storage(newValue) }
  }

  /// Creates an environment of default values.
  public init() {}
}

extension EnvironmentValues {
  // From the render context.

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { storage.values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }

  /// The color scheme.
  public var colorScheme: ColorScheme {
    get { storage.values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// The contrast between foreground and background colors.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { storage.values.colorSchemeContrast }
    set { values.colorSchemeContrast = newValue }
  }

  /// Whether the view lies above the screen, as in a sheet: backgrounds are paler there in the dark.
  var isElevated: Bool {
    get { storage.values.isElevated }
    set { values.isElevated = newValue }
  }

  /// Bold where a person has asked for bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { storage.values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { storage.values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// The horizontal size class; `nil` if the context has none.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { storage.values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  /// The vertical size class; `nil` if the context has none.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { storage.values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  /// An identifier such as `en_US`, never the process's own.
  public var localeIdentifier: String {
    get { storage.values.localeIdentifier }
    set { values.localeIdentifier = newValue }
  }

  /// The fonts that text may use.
  public var fonts: FontBook {
    get { storage.values.fonts }
    set { values.fonts = newValue }
  }

  /// The distances from the screen's edges that content keeps.
  public var safeAreaInsets: EdgeInsets {
    get { storage.values.safeAreaInsets }
    set { values.safeAreaInsets = newValue }
  }

  // From modifiers.

  /// What ``ForegroundStyle`` resolves to; `nil` for the label colour.
  public var foregroundStyle: (any ShapeStyle)? {
    get { storage.values.foregroundStyle }
    set { values.foregroundStyle = newValue }
  }

  var isBold: Bool {
    get { storage.values.isBold }
    set { values.isBold = newValue }
  }

  var isItalic: Bool {
    get { storage.values.isItalic }
    set { values.isItalic = newValue }
  }

  var isUnderlined: Bool {
    get { storage.values.isUnderlined }
    set { values.isUnderlined = newValue }
  }

  var isStruckThrough: Bool {
    get { storage.values.isStruckThrough }
    set { values.isStruckThrough = newValue }
  }

  /// Extra space after each cluster of a text, in points.
  var tracking: CGFloat {
    get { storage.values.tracking }
    set { values.tracking = newValue }
  }

  /// The most lines of a text; `nil` keeps all.
  public var lineLimit: Int? {
    get { storage.values.lineLimit }
    set { values.lineLimit = newValue }
  }

  /// Room that a text takes even if it has fewer lines.
  var reservedLines: Int {
    get { storage.values.reservedLines }
    set { values.reservedLines = newValue }
  }

  /// The position of the ellipsis in a truncated line.
  public var truncationMode: TruncationMode {
    get { storage.values.truncationMode }
    set { values.truncationMode = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { storage.values.multilineTextAlignment }
    set {
      var changed = values
      changed.multilineTextAlignment = newValue
      changed.fieldAlignment = newValue
      values = changed
    }
  }

  /// Where the text of a field stands: as other texts do, but not as a container aligns the texts in it by itself.
  var fieldAlignment: TextAlignment { storage.values.fieldAlignment }

  /// Aligns texts as ``multilineTextAlignment`` does, and leaves fields alone.
  mutating func alignTexts(_ alignment: TextAlignment) { values.multilineTextAlignment = alignment }

  /// How far a text may shrink before it is truncated, as a factor of 0…1.
  public var minimumScaleFactor: CGFloat {
    get { storage.values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }

  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { storage.values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Whether controls accept input.
  public var isEnabled: Bool {
    get { storage.values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// What has disabled the controls, for those who ask why one cannot be used.
  var disabler: String? {
    get { storage.values.disabler }
    set { values.disabler = newValue }
  }
}

extension EnvironmentValues {
  /// A value under a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.custom[ObjectIdentifier(key)] = newValue }
  }

  /// A value of the appearance, such as the font.
  subscript<Key: EnvironmentKey>(appearance key: Key.Type) -> Key.Value {
    get { storage.values.appearance[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.appearance[ObjectIdentifier(key)] = newValue }
  }

  /// A model under its type.
  subscript(model type: ObjectIdentifier) -> AnyObject? {
    get { storage.values.custom[type] as AnyObject? }
    set { values.custom[type] = newValue }
  }

  /// These values with the models and the values under keys of one's own of others: what a screen takes over from the
  /// one that led to it, while fonts and colours stay there.
  func adoptingOwnValues(of other: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.values.custom = other.values.custom
    return values
  }
}

extension EnvironmentValues {
  /// The environment at the root of a view that is rendered in a context.
  public init(_ context: RenderContext) { self.init(context, preferring: nil) }

  /// The same where the view prefers a color scheme.
  init(_ context: RenderContext, preferring colorScheme: ColorScheme?) {
    var values = Values()
    values.displayScale = context.displayScale
    values.dynamicTypeSize = context.dynamicTypeSize
    values.colorScheme = colorScheme ?? context.colorScheme
    values.colorSchemeContrast = context.colorSchemeContrast
    values.legibilityWeight = context.legibilityWeight
    values.layoutDirection = context.layoutDirection
    values.horizontalSizeClass = context.horizontalSizeClass
    values.verticalSizeClass = context.verticalSizeClass
    values.localeIdentifier = context.localeIdentifier
    values.fonts = context.fonts
    values.safeAreaInsets = context.safeAreaInsets
    storage = Storage(values)
  }
}
