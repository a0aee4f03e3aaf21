/// A text in one or more styles.
///
/// It is as wide as its longest line, rounded up to a pixel. It wraps if the proposed width is smaller, and is
/// truncated if the proposed height or the line limit is too small.
nonisolated public struct Text: PrimitiveView {
  /// A part of the text with the style set by its own modifiers.
  struct Segment: Sendable {
    /// The characters, unless the part depends on the environment.
    var text: String
    /// What the part shows in an environment; `nil` if it is `text` in every environment.
    var deferred: (any DeferredText)?
    /// The image that the part shows, whose character is U+FFFC.
    var image: (any InlineContent)?
    var style = TextStyle()
  }

  var segments: [Segment]
  /// The modifiers that change no pixel.
  var inertModifiers: [InertModifier] = []

  init(segments: [Segment]) { self.segments = segments }

  /// Creates a text that depends on the environment.
  init(deferred: some DeferredText) { segments = [Segment(text: "", deferred: deferred)] }

  /// Creates a text from a string, without localization and Markdown. A string literal is a ``LocalizedStringKey``
  /// instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { segments = [Segment(text: String(content))] }

  /// Creates a text from a string, without localization and Markdown.
  public init(verbatim content: String) { segments = [Segment(text: content)] }

  /// Creates a localized text.
  ///
  /// - Parameters:
  ///   - key: The key in the strings table. A key without a translation is shown itself.
  ///   - tableName: The name of the strings table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the bundle of the app, which a test sets with `mainBundle(_:)`.
  ///   - comment: A note for translators, which has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(deferred: LocalizedText(key: key, table: tableName, bundle: bundle))
  }

  /// Returns the concatenation of two texts, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(segments: left.segments + right.segments)
    text.inertModifiers = left.inertModifiers + right.inertModifiers
    return text
  }

  /// The characters of the text in the environment of the running body, without styles.
  package var string: String { string(in: EvaluationFrame.current?.environment.values ?? EnvironmentValues()) }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let resolution = TextResolution(in: context.environment)
    let shown = resolved(by: resolution).shown(in: context.environment)
    try resolution.check()
    let images = try shown.inlineImages(in: context)
    let paragraph = Paragraph(shown, images: images, in: context.environment)
    var element =
      ViewElement(
        "Text", detail: quoted(paragraph.words), kind: .leaf, layout: TextElementLayout(paragraph: paragraph),
        drawing: TextInk(paragraph: paragraph, images: images, problems: resolution.problems), in: context)
    element.inertModifiers += inertModifiers
    return [element]
  }
}

extension Text: Equatable, Sendable {
  /// Returns whether two texts have the same content and styles.
  public static func == (left: Text, right: Text) -> Bool {
    left.segments == right.segments && left.inertModifiers == right.inertModifiers
  }
}

extension Text.Segment: Equatable {
  private static func isEqual<Value>(_ left: Value?, _ right: Value?, by areEqual: (Value, Value) -> Bool) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return areEqual(left, right)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.style == right.style
      && isEqual(left.image, right.image, by: { $0.isEqual(to: $1) })
      && isEqual(left.deferred, right.deferred, by: { $0.isEqual(to: $1) })
  }
}
