import Foundation

/// A path of lines and curves in points. The origin is top left, and y points down.
///
/// Methods have SwiftUI's names, so that shapes written for SwiftUI compile unchanged.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, with a join.
    case closeSubpath
  }

  /// The elements in drawing order.
  public private(set) var elements: [Element] = []
  /// The call that built the path, where one call built all of it.
  var origin = PathOrigin()

  /// Creates an empty path.
  public init() {}

  /// Creates a path from elements.
  public init(elements: [Element]) { self.elements = elements }

  /// Creates a path with a closure.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends an element.
  public mutating func append(_ element: Element) { elements.append(element) }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Appends a line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Appends a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Appends a cubic Bézier curve to a point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight line to its start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}

/// The rule that determines which points are inside a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Points with a nonzero winding number are inside.
  case nonZero
  /// Points with an odd number of ray crossings are inside.
  case evenOdd
}
