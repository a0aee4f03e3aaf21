/// A point, distance or direction in Double: what geometry's inner loops calculate with.
@frozen
public struct Vector2D: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable @inline(__always)
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable @inline(__always)
  public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  @inlinable @inline(__always)
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length one in this direction, or `nil` where it has none or is not finite.
  @inlinable @inline(__always)
  public var direction: Vector2D? {
    let length = length
    guard length > 0, length < .infinity else { return nil }
    return Vector2D(x / length, y / length)
  }

  /// The vector turned by a quarter turn, clockwise on screen.
  @inlinable @inline(__always)
  public var turnedClockwise: Vector2D { Vector2D(-y, x) }

  @inlinable @inline(__always)
  public func dot(_ other: Vector2D) -> Double { x * other.x + y * other.y }

  /// Positive where the other vector lies clockwise from this one on screen.
  @inlinable @inline(__always)
  public func cross(_ other: Vector2D) -> Double { x * other.y - y * other.x }

  @inlinable @inline(__always)
  public func applying(_ transform: Transform) -> Vector2D {
    Vector2D(transform.a * x + transform.c * y + transform.tx, transform.b * x + transform.d * y + transform.ty)
  }

  @inlinable @inline(__always)
  public static func + (left: Vector2D, right: Vector2D) -> Vector2D { Vector2D(left.x + right.x, left.y + right.y) }
  @inlinable @inline(__always)
  public static func - (left: Vector2D, right: Vector2D) -> Vector2D { Vector2D(left.x - right.x, left.y - right.y) }
  @inlinable @inline(__always)
  public static func * (left: Vector2D, right: Double) -> Vector2D { Vector2D(left.x * right, left.y * right) }
  @inlinable @inline(__always)
  public static prefix func - (vector: Vector2D) -> Vector2D { Vector2D(-vector.x, -vector.y) }
}

extension CGPoint {
  @inlinable
  public init(_ vector: Vector2D) { self.init(x: vector.x, y: vector.y) }
}
