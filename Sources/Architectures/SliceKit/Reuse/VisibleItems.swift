/// The items of a scrolling list that are on screen, with a reused instance for each of them.
public struct VisibleItems<ID: Hashable, Kind: Hashable, Instance> {
  private var pool = ReusePool<Kind, Instance>()
  private var shown: [ID: (kind: Kind, instance: Instance)] = [:]
  /// The shown items from top to bottom, so that it is deterministic which instance an item gets.
  private var order: [ID] = []

  /// Creates a list without visible items.
  public init() {}

  /// The number of instances that were created.
  public var createdCount: Int { pool.createdCount }

  /// The instance that shows an item, or `nil` if the item is not on screen.
  public subscript(id: ID) -> Instance? { shown[id]?.instance }

  /// Shows the items that are visible at a scroll position.
  ///
  /// Instances of items that left the screen are reused for items that appear, so there are at most as many instances as
  /// items are visible at once. Items that are no longer in the list also leave the screen.
  ///
  /// - Parameters:
  ///   - frames: The frames of the items, from top to bottom. Items far from the screen can be left out.
  ///   - height: The height of the screen, in points.
  ///   - margin: The distance above and below the screen in which items also count as visible, in points.
  ///   - kind: Returns the kind of instance for an item.
  ///   - make: Creates an instance of a kind.
  ///   - configure: Configures an instance for an item that appears.
  /// - Complexity: O(*n*), where *n* is the number of frames.
  public mutating func scroll(
    _ frames: [ItemPosition<ID>.Frame], height: Double, margin: Double = 0, kind: (ID) throws -> Kind,
    make: (Kind) throws -> Instance, configure: (ID, Instance) throws -> Void
  ) rethrows {
    let visible = frames.filter { $0.isVisible(height: height, margin: margin) }.map(\.id)
    let ids = Set(visible)
    for id in order where !ids.contains(id) {
      if let gone = shown.removeValue(forKey: id) { pool.giveBack(gone.instance, as: gone.kind) }
    }
    order = order.filter { ids.contains($0) }
    for id in visible where shown[id] == nil {
      let kind = try kind(id)
      let instance = try pool.take(kind) { try make(kind) }
      shown[id] = (kind, instance)
      order.append(id)
      try configure(id, instance)
    }
    order = visible
  }
}

extension ItemPosition.Frame {
  /// Whether the frame is on a screen of a height, or within a margin around it.
  func isVisible(height: Double, margin: Double) -> Bool {
    height + 2 * margin > 0 && maxY > -margin && minY < height + margin
  }
}
