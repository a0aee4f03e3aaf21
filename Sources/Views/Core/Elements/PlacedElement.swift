/// A node of the layout tree: an element and its final place.
public struct PlacedElement {
  public let element: ViewElement
  /// The element's path, such as `PostScreen/VStack/HStack[0]/Text "Sign in"`.
  public let path: String
  /// The place in the drawing's points, before its edges are rounded to pixels.
  public let exactFrame: CGRect
  /// What the element was proposed where it stands.
  public let proposal: ProposedViewSize
  public internal(set) var children: [PlacedElement]

  public var environment: EnvironmentValues { element.environment }

  /// The place in the drawing's points. Its edges, not its size, are rounded to pixels, so that neighbours touch.
  public var frame: CGRect { exactFrame.pixelAligned(scale: environment.displayScale) }
}

extension CGRect {
  /// `(x, y, width × height)` in points.
  var summary: String {
    "(\(formatted(minX)), \(formatted(minY)), \(formatted(width)) × \(formatted(height)))"
  }
}
