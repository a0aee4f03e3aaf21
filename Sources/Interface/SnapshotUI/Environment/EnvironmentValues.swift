/// The environment of a view. Every value comes from the `RenderContext` or from an enclosing modifier, never from
/// the process.
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
    var renderDate = RenderContext.defaultDate
    var fonts = FontBook.embedded
    var design = SystemDesign.iOS18
    var textMetrics = TextMetrics.system
    var screenWidth: CGFloat?
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
    /// Appearance values such as the font, by their keys. A screen doesn't pass them to the destinations of its links.
    var appearance: [ObjectIdentifier: Any] = [:]
    var custom: [ObjectIdentifier: Any] = [:]
  }

  /// Environments are copied often and changed seldom, so a copy shares its storage.
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
  // Values of the render context.

  /// The number of pixels per point.
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

  /// Whether the view is in a sheet, where dark backgrounds are lighter.
  var isElevated: Bool {
    get { storage.values.isElevated }
    set { values.isElevated = newValue }
  }

  /// `.bold` if the Bold Text setting is on.
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

  /// The generation of the system's design.
  public var systemDesign: SystemDesign {
    get { storage.values.design }
    set { values.design = newValue }
  }

  /// The line heights and the letter spacing of system fonts.
  public var textMetrics: TextMetrics {
    get { storage.values.textMetrics }
    set { values.textMetrics = newValue }
  }

  /// The width of the screen in points; `nil` if the context has none. The margins of lists depend on it.
  package var screenWidth: CGFloat? {
    get { storage.values.screenWidth }
    set { values.screenWidth = newValue }
  }

  /// The identifier of the locale, such as `en_US`. It is never the process's locale.
  public var localeIdentifier: String {
    get { storage.values.localeIdentifier }
    set { values.localeIdentifier = newValue }
  }

  /// The date and time of the picture, from the render context. It is never the clock of the process.
  package var renderDate: Date {
    get { storage.values.renderDate }
    set { values.renderDate = newValue }
  }

  /// The fonts for texts.
  public var fonts: FontBook {
    get { storage.values.fonts }
    set { values.fonts = newValue }
  }

  /// The safe area insets of the screen in points.
  public var safeAreaInsets: EdgeInsets {
    get { storage.values.safeAreaInsets }
    set { values.safeAreaInsets = newValue }
  }

  // Values of modifiers.

  /// The style of texts and shapes without an explicit style; `nil` for the label color.
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

  /// The additional space after each character, in points.
  var tracking: CGFloat {
    get { storage.values.tracking }
    set { values.tracking = newValue }
  }

  /// The maximum number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { storage.values.lineLimit }
    set { values.lineLimit = newValue }
  }

  /// The number of lines for which a text reserves space.
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

  /// The alignment of the text of a field, which alignments set by containers don't change.
  var fieldAlignment: TextAlignment { storage.values.fieldAlignment }

  /// Sets the alignment of texts, but not of fields.
  mutating func alignTexts(_ alignment: TextAlignment) { values.multilineTextAlignment = alignment }

  /// The smallest factor, 0…1, by which a text shrinks before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { storage.values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }

  /// The additional space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { storage.values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Whether controls accept input.
  public var isEnabled: Bool {
    get { storage.values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The path of the view that disables the controls, for error messages.
  var disabler: String? {
    get { storage.values.disabler }
    set { values.disabler = newValue }
  }
}

extension EnvironmentValues {
  /// The value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.custom[ObjectIdentifier(key)] = newValue }
  }

  /// The value of an appearance key, such as the font.
  subscript<Key: EnvironmentKey>(appearance key: Key.Type) -> Key.Value {
    get { storage.values.appearance[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.appearance[ObjectIdentifier(key)] = newValue }
  }

  /// The model of a type.
  subscript(model type: ObjectIdentifier) -> AnyObject? {
    get { storage.values.custom[type] as AnyObject? }
    set { values.custom[type] = newValue }
  }

  /// Returns a copy with the models and custom values of another environment. The destination of a link adopts them
  /// from its screen, without fonts and colors.
  func adoptingOwnValues(of other: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.values.custom = other.values.custom
    return values
  }

  /// Returns a copy with the models of another environment that it lacks. A screen of a navigation stack takes models
  /// from the view that shows it, and all other values from the stack.
  func adoptingModels(of other: EnvironmentValues) -> EnvironmentValues {
    let models = other.values.custom.filter { type(of: $0.value) is AnyClass }
    guard !models.isEmpty else { return self }
    var values = self
    for (key, model) in models where values.values.custom[key] == nil { values.values.custom[key] = model }
    return values
  }
}

extension EnvironmentValues {
  /// Creates the environment of the root view in a context.
  public init(_ context: RenderContext) { self.init(context, preferring: nil) }

  /// Creates the environment of the root view in a context, with the color scheme that the view prefers.
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
    values.renderDate = context.date
    values.fonts = context.fonts
    values.safeAreaInsets = context.safeAreaInsets
    values.design = context.design
    values.textMetrics = context.textMetrics
    values.screenWidth = context.width
    storage = Storage(values)
    if let bundle = context.mainBundle { mainBundle = bundle }
    if !context.accessibilityOptions.isEmpty { accessibilityOptions = context.accessibilityOptions }
    if context.allowsMissingAssets { allowsMissingAssets = true }
  }
}

/// A shared environment. Unchecked because environments may hold values that aren't `Sendable`; a box is immutable, and
/// one thread evaluates a view.
final class EnvironmentBox: Sendable {
  nonisolated(unsafe) let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}
