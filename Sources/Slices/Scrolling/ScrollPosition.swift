/// Where a list is scrolled to: the place of one of its rows on screen.
///
/// It is not an offset from the list's top: whatever is inserted or removed above the anchor, the anchor stays where it
/// is, exactly.
public struct ScrollPosition<ID: Hashable>: Equatable {
  /// The row that stays in its place.
  public var anchor: ID
  /// The anchor's upper edge on screen, in points from the top.
  public var y: Double

  public init(anchor: ID, y: Double = 0) {
    self.anchor = anchor
    self.y = y
  }

  /// The rows' places on screen, from top to bottom; `nil` where the anchor is not among them. Takes linear time.
  public func frames(of rows: [Row]) -> [Frame]? {
    guard let index = rows.firstIndex(where: { $0.id == anchor }) else { return nil }
    var frames: [Frame] = []
    var bottom = y
    for row in rows[..<index].reversed() {
      bottom -= row.height
      frames.append(Frame(id: row.id, minY: bottom, height: row.height))
    }
    frames.reverse()
    var top = y
    for row in rows[index...] {
      frames.append(Frame(id: row.id, minY: top, height: row.height))
      top += row.height
    }
    return frames
  }

  /// The position after the list has changed: the same if its anchor is still there, else that of the row nearest to it
  /// that is, preferably below. `nil` where none is.
  public func following(from old: [Row], to new: [Row]) -> ScrollPosition? {
    let remaining = Set(new.map(\.id))
    guard !remaining.contains(anchor) else { return self }
    guard let frames = frames(of: old), let index = frames.firstIndex(where: { $0.id == anchor }) else { return nil }
    let nearest =
      frames[index...].first { remaining.contains($0.id) } ?? frames[..<index].last { remaining.contains($0.id) }
    return nearest.map { ScrollPosition(anchor: $0.id, y: $0.minY) }
  }
}

extension ScrollPosition {
  /// A row of a list, in points.
  public struct Row: Equatable {
    public var id: ID
    public var height: Double

    public init(id: ID, height: Double) {
      self.id = id
      self.height = height
    }
  }

  /// A row's place on screen, in points.
  public struct Frame: Equatable {
    public var id: ID
    public var minY: Double
    public var height: Double

    public init(id: ID, minY: Double, height: Double) {
      self.id = id
      self.minY = minY
      self.height = height
    }

    public var maxY: Double { minY + height }
  }
}

extension ScrollPosition: Sendable where ID: Sendable {}
extension ScrollPosition.Row: Sendable where ID: Sendable {}
extension ScrollPosition.Frame: Sendable where ID: Sendable {}
