import Foundation

/// A point, distance or direction with `Double` coordinates, for inner loops.
@frozen
@usableFromInline
package struct Vector2D: Hashable, Sendable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  @inlinable @inline(__always)
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable @inline(__always)
  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  @inlinable
  package var isFinite: Bool { x.isFinite && y.isFinite }

  @inlinable @inline(__always)
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The unit vector in this direction, or `nil` if the length is zero or not finite.
  @inlinable @inline(__always)
  package var direction: Vector2D? {
    let length = length
    guard length > 0, length < .infinity else { return nil }
    return Vector2D(x / length, y / length)
  }

  /// The vector rotated by a quarter turn, clockwise on screen.
  @inlinable @inline(__always)
  package var turnedClockwise: Vector2D { Vector2D(-y, x) }

  @inlinable @inline(__always)
  package func dot(_ other: Vector2D) -> Double { x * other.x + y * other.y }

  /// Returns the cross product. Positive if the other vector lies clockwise from this one on screen.
  @inlinable @inline(__always)
  package func cross(_ other: Vector2D) -> Double { x * other.y - y * other.x }

  @inlinable @inline(__always)
  package func applying(_ transform: Transform) -> Vector2D {
    Vector2D(transform.a * x + transform.c * y + transform.tx, transform.b * x + transform.d * y + transform.ty)
  }

  @inlinable @inline(__always)
  package static func + (left: Vector2D, right: Vector2D) -> Vector2D { Vector2D(left.x + right.x, left.y + right.y) }
  @inlinable @inline(__always)
  package static func - (left: Vector2D, right: Vector2D) -> Vector2D { Vector2D(left.x - right.x, left.y - right.y) }
  @inlinable @inline(__always)
  package static func * (left: Vector2D, right: Double) -> Vector2D { Vector2D(left.x * right, left.y * right) }
  @inlinable @inline(__always)
  package static prefix func - (vector: Vector2D) -> Vector2D { Vector2D(-vector.x, -vector.y) }
}

extension CGPoint {
  @usableFromInline package init(_ vector: Vector2D) { self.init(x: vector.x, y: vector.y) }
}
