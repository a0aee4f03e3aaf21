/// The drawing of an element, and the facts about it that accessibility, inspection, lint and text forms use.
///
/// A new kind of drawing states these facts itself, so that nothing else has to know its type.
package protocol ElementDrawing {
  /// Draws the element, and calls `content` where its children belong, at most once.
  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void)

  /// Whether the drawing clips its content on purpose.
  var clipsContent: Bool { get }

  /// The opacity at which the content is composited, 0…1.
  var contentOpacity: Double { get }

  /// Whether the content keeps its place in the layout but is never drawn.
  var omitsContent: Bool { get }

  /// The transform of the content for the element's frame, in the coordinates around the element; `nil` for none.
  func contentTransform(in frame: CGRect) -> Transform?

  /// The text that the element draws; `nil` for other drawings.
  var text: (any DrawnText)? { get }

  /// Whether a tap at a point in the frame meets the drawing.
  func isHit(at point: CGPoint, in frame: CGRect) -> Bool

  /// Returns the problems of the drawing in its place, such as a truncated text.
  func diagnostics(of node: PlacedElement) -> [ViewDiagnostic]
}

extension ElementDrawing {
  var clipsContent: Bool { false }

  var contentOpacity: Double { 1 }

  var omitsContent: Bool { false }

  func contentTransform(in frame: CGRect) -> Transform? { nil }

  var text: (any DrawnText)? { nil }

  func isHit(at point: CGPoint, in frame: CGRect) -> Bool { true }

  func diagnostics(of node: PlacedElement) -> [ViewDiagnostic] { [] }

  /// Whether the content is invisible.
  var hidesContent: Bool { contentOpacity == 0 }
}

/// A text that an element draws.
package protocol DrawnText: AnyObject {
  /// The characters without their styles.
  var words: String { get }

  var runs: [TextRun] { get }

  /// The lines for a proposal. Their colors are unspecified.
  func lines(for proposal: ProposedViewSize) -> TextLayout

  /// The paint of the whole text where it is not a color, such as a gradient; `nil` where each run has its own color.
  func commonPaint(in environment: EnvironmentValues, rect: CGRect) -> Paint?
}
