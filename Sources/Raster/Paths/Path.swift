/// An outline of lines and curves, in points; origin top left, y down.
///
/// Building methods carry SwiftUI's names, so that a shape written for SwiftUI compiles unchanged.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath, joined there.
    case closeSubpath
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element] = []
  /// The call that built the path, where one call built all of it.
  var origin = PathOrigin()

  /// An empty path.
  public init() {}

  /// A path of existing elements.
  public init(elements: [Element]) { self.elements = elements }

  /// A path that a closure builds.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends one element as it is.
  public mutating func append(_ element: Element) { elements.append(element) }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// A straight line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// A quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// A cubic Bézier curve to a point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight line to its start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}

/// Which points count as inside of a path that crosses itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside where the contours wind around the point a number of times other than zero.
  case nonZero
  /// Inside where a ray from the point crosses the contours an odd number of times.
  case evenOdd
}
