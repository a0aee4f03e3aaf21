/// A text in one or several styles.
///
/// It takes the width of its longest line, rounded up to a pixel, breaks lines where it is offered less, and is
/// truncated where it is offered less height or fewer lines than it needs.
public struct Text: PrimitiveView {
  /// A stretch of text and what its own modifiers said about it.
  struct Segment {
    var text: String
    var style = TextStyle()
  }

  var segments: [Segment]

  init(segments: [Segment]) { self.segments = segments }

  public init(_ content: some StringProtocol) { segments = [Segment(text: String(content))] }

  /// The text as it is, without any lookup. Nothing is ever looked up here; the spelling is SwiftUI's.
  public init(verbatim content: String) { segments = [Segment(text: content)] }

  public static func + (left: Text, right: Text) -> Text { Text(segments: left.segments + right.segments) }

  /// The words without their styles.
  public var string: String { segments.map(\.text).joined() }

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
  public static func == (left: Text, right: Text) -> Bool {
    left.segments.map(\.text) == right.segments.map(\.text)
      && zip(left.segments, right.segments).allSatisfy { $0.style == $1.style }
  }
}
