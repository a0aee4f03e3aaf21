import SnapshotRenderTraces

/// A node of the layout tree: an element and its final frame.
public struct PlacedElement {
  /// The element.
  public let element: ViewElement
  /// The element's path, such as `PostScreen/VStack/HStack[0]/Text "Sign in"`.
  public let path: String
  /// The frame in the drawing's points, before its edges are rounded to pixels.
  package let exactFrame: CGRect
  /// The proposal in the final layout.
  package let proposal: ProposedViewSize
  /// The area of the content: the frame, or more than it for a scroll view at the edge of the safe area.
  let contentArea: CGRect
  /// The children in their final frames, in the order of the views.
  public internal(set) var children: [PlacedElement]

  package var environment: EnvironmentValues { element.environment }

  /// The frame in the drawing's points. Its edges, not its size, are rounded to pixels, so that neighbors touch.
  public var frame: CGRect { exactFrame.pixelAligned(scale: environment.displayScale) }
}

extension CGRect {
  /// `(x, y, width × height)` in points.
  var summary: String { pointText }
}
