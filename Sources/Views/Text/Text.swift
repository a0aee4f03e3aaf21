/// A text in one or more styles.
///
/// It is as wide as its longest line, rounded up to a pixel. It wraps if the proposed width is smaller, and is
/// truncated if the proposed height or the line limit is too small.
public struct Text: PrimitiveView {
  /// A part of the text with the style set by its own modifiers.
  struct Segment {
    var text: String
    var style = TextStyle()
  }

  var segments: [Segment]

  init(segments: [Segment]) { self.segments = segments }

  /// Creates a text. Markdown and localization keys are not interpreted.
  public init(_ content: some StringProtocol) { segments = [Segment(text: String(content))] }

  /// Creates a text. It is the same as `init(_:)`, because no text is localized.
  public init(verbatim content: String) { segments = [Segment(text: content)] }

  /// Returns the concatenation of two texts, each in its own style.
  public static func + (left: Text, right: Text) -> Text { Text(segments: left.segments + right.segments) }

  /// The text without its styles.
  public var string: String { segments.map(\.text).joined() }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let shown = shown(in: context.environment)
    let paragraph = Paragraph(shown, in: context.environment)
    return [
      ViewElement(
        "Text", detail: quoted(shown.string), kind: .leaf, layout: TextElementLayout(paragraph: paragraph),
        drawing: TextInk(paragraph: paragraph), in: context)
    ]
  }
}

extension Text: Equatable, Sendable {
  /// Returns whether two texts have the same content and styles.
  public static func == (left: Text, right: Text) -> Bool {
    left.segments.map(\.text) == right.segments.map(\.text)
      && zip(left.segments, right.segments).allSatisfy { $0.style == $1.style }
  }
}
