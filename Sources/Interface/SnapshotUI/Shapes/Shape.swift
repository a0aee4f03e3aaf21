/// An outline that adapts to its frame. As a view it is filled with the foreground style.
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
nonisolated public protocol Shape: View, _BodilessContent where Body == Never {
  /// Returns the outline in a rectangle, in points. For drawing it is called with a rectangle at the origin.
  func path(in rect: CGRect) -> Path

  /// Returns the size of the shape for a proposal. By default it is the proposal, with 10 points for an unspecified
  /// dimension.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How the shape adapts to the layout direction. By default it is mirrored in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// How a shape adapts to the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The outline is the same in both directions.
  case fixed
  /// The outline is mirrored horizontally in one direction.
  case mirrors(in: LayoutDirection)

  /// The outline is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
  /// The shape is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the outline at its position on the screen, for a layout direction.
  func outline(in frame: CGRect, _ direction: LayoutDirection) -> Path {
    let path = outline(in: frame)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(2 * frame.midX), ty: 0))
  }
}

nonisolated extension Shape {
  /// Returns the proposal, with 10 points for an unspecified dimension.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the outline at its position on the screen. `path(in:)` is called with a rectangle at the origin, as in
  /// SwiftUI, because many shapes use only its width and height.
  package func outline(in frame: CGRect) -> Path {
    let path = path(in: CGRect(origin: .zero, size: frame.size))
    return frame.origin == .zero ? path : path.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Returns the element that fills the shape with the foreground style.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] {
    try fill().makeElements(in: context)
  }
}

/// A path as a shape. Its points are relative to the top left corner of its frame.
nonisolated extension Path: Drawable, View, Shape {
  /// Returns the path, moved to the origin of the rectangle. It isn't scaled.
  public func path(in rect: CGRect) -> Path { rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY) }

  /// The points of a path are the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
