/// The scroll position of a list, given by the position of one item on screen.
///
/// Unlike a content offset, it does not change when items are inserted or removed above the anchor.
public struct ItemPosition<ID: Hashable>: Equatable {
  /// The item that keeps its position on screen.
  public var anchor: ID
  /// The top edge of the anchor, in points from the top of the screen.
  public var y: Double

  /// Creates a scroll position.
  ///
  /// - Parameters:
  ///   - anchor: The item that keeps its position on screen.
  ///   - y: The top edge of the anchor, in points from the top of the screen.
  public init(anchor: ID, y: Double = 0) {
    self.anchor = anchor
    self.y = y
  }

  /// Returns the frames of the items, from top to bottom, or `nil` if the anchor is not one of them.
  ///
  /// Negative heights and heights that are not numbers count as 0. Lengths are limited to 10¹⁵ points, so that sums stay finite.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func frames(of items: [Item]) -> [Frame]? {
    guard let index = items.firstIndex(where: { $0.id == anchor }) else { return nil }
    var frames: [Frame] = []
    let start = y.isNaN ? 0 : min(max(y, -1e15), 1e15)
    var bottom = start
    for item in items[..<index].reversed() {
      bottom -= item.usableHeight
      frames.append(Frame(id: item.id, minY: bottom, height: item.usableHeight))
    }
    frames.reverse()
    var top = start
    for item in items[index...] {
      frames.append(Frame(id: item.id, minY: top, height: item.usableHeight))
      top += item.usableHeight
    }
    return frames
  }

  /// Returns the scroll position after the list has changed.
  ///
  /// If the anchor was removed, the nearest remaining item becomes the anchor, preferably one below it. The result is `nil` if
  /// no item remains.
  public func following(from old: [Item], to new: [Item]) -> ItemPosition? {
    let remaining = Set(new.map(\.id))
    guard !remaining.contains(anchor) else { return self }
    guard let frames = frames(of: old), let index = frames.firstIndex(where: { $0.id == anchor }) else { return nil }
    let nearest =
      frames[index...].first { remaining.contains($0.id) } ?? frames[..<index].last { remaining.contains($0.id) }
    return nearest.map { ItemPosition(anchor: $0.id, y: $0.minY) }
  }
}

extension ItemPosition {
  /// The height of a list item.
  public struct Item: Equatable {
    /// The identity of the item.
    public var id: ID
    /// The height, in points.
    public var height: Double

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - id: The identity of the item.
    ///   - height: The height, in points.
    public init(id: ID, height: Double) {
      self.id = id
      self.height = height
    }

    /// The height from 0 to 10¹⁵ points. 0 if it is not a number.
    var usableHeight: Double { height > 0 ? min(height, 1e15) : 0 }
  }

  /// The position and height of a list item on screen.
  public struct Frame: Equatable {
    /// The identity of the item.
    public var id: ID
    /// The top edge, in points from the top of the screen.
    public var minY: Double
    /// The height, in points.
    public var height: Double

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - id: The identity of the item.
    ///   - minY: The top edge, in points from the top of the screen.
    ///   - height: The height, in points.
    public init(id: ID, minY: Double, height: Double) {
      self.id = id
      self.minY = minY
      self.height = height
    }

    /// The bottom edge, in points from the top of the screen.
    public var maxY: Double { minY + height }
  }
}

extension ItemPosition: Sendable where ID: Sendable {}
extension ItemPosition.Item: Sendable where ID: Sendable {}
extension ItemPosition.Frame: Sendable where ID: Sendable {}
