/// A rectangle of whole pixels: columns `left ..< right`, rows `top ..< bottom`.
public struct PixelRect: Hashable, Sendable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  @inlinable
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  @inlinable
  public static var empty: PixelRect { PixelRect(left: 0, top: 0, right: 0, bottom: 0) }

  @inlinable
  public var width: Int { max(0, right - left) }
  @inlinable
  public var height: Int { max(0, bottom - top) }
  @inlinable
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// The pixels that are in both; empty where there are none.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  @inlinable
  public func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The rectangle with every edge moved outward by a number of pixels.
  @inlinable
  public func expanded(by amount: Int) -> PixelRect {
    PixelRect(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }
}
