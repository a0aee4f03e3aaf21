/// A rectangle of whole pixels: columns `left ..< right`, rows `top ..< bottom`.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var left: Int
  /// The first row.
  public var top: Int
  /// The column after the last one.
  public var right: Int
  /// The row after the last one.
  public var bottom: Int

  /// Creates a rectangle from its edges.
  @inlinable
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle without pixels.
  @inlinable
  public static var empty: PixelRect { PixelRect(left: 0, top: 0, right: 0, bottom: 0) }

  /// The number of columns.
  @inlinable
  public var width: Int { max(0, right - left) }
  /// The number of rows.
  @inlinable
  public var height: Int { max(0, bottom - top) }
  /// Whether the rectangle contains no pixels.
  @inlinable
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// Returns the common pixels, or ``empty`` if there are none.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  /// Returns the smallest rectangle that contains both. Empty rectangles are ignored.
  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether all edges of `other` lie inside or on the edges of this rectangle.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Returns the rectangle moved by a number of pixels.
  @inlinable
  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns the rectangle with every edge moved outward by a number of pixels.
  @inlinable
  package func expanded(by amount: Int) -> PixelRect {
    PixelRect(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }
}
