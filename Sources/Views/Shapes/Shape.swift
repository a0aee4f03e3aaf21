/// An outline that fits into whatever frame it is given. As a view it is filled with the foreground style. The spelling
/// is SwiftUI's.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.addLines([
///             CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///             CGPoint(x: rect.minX, y: rect.maxY),
///           ])
///           path.closeSubpath()
///         }
///       }
///     }
public protocol Shape: PrimitiveView {
  /// The outline in a rectangle, in points. A view that is drawn asks for it at the origin and moves it to its place.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of a proposal; all of it unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The outline where the shape stands on the screen. The shape itself sees a rectangle at the origin, as in SwiftUI,
  /// because many a shape reads no more than its width and height.
  public func outline(in frame: CGRect) -> Path {
    let path = path(in: CGRect(origin: .zero, size: frame.size))
    return frame.origin == .zero ? path : path.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try fill().makeElements(in: context)
  }
}
