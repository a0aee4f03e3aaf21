import Foundation

// On Apple's platforms, SnapshotUI overloads the functions with a transform for Core Graphics's `CGAffineTransform`, which is to
// be preferred for arguments such as `.identity`.

extension Path {
  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Appends a rectangle as a closed subpath, clockwise on screen from its top left corner.
  @_disfavoredOverload
  public mutating func addRect(_ rect: CGRect, transform: Transform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Appends several rectangles; see ``addRect(_:transform:)``.
  @_disfavoredOverload
  public mutating func addRects(_ rects: [CGRect], transform: Transform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse in a rectangle as a closed subpath, clockwise on screen from its rightmost point. Eight cubic
  /// curves give an error of at most 4.3 millionths of the larger radius.
  @_disfavoredOverload
  public mutating func addEllipse(in rect: CGRect, transform: Transform = .identity) {
    var arc = EllipticalArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radiusX: Double(rect.width) / 2, radiusY: Double(rect.height) / 2,
      start: 0, sweep: 2 * .pi)
    arc.concatenate(transform)
    move(to: arc.point(at: 0))
    append(arc)
    closeSubpath()
  }

  /// Starts a subpath at the first of some points and draws lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Appends the elements of another path, mapped by a transform.
  @_disfavoredOverload
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }
}
