/// The items of a scrolling list that are on screen, with a reused instance for each of them.
public struct VisibleItems<ID: Hashable, Kind: Hashable, Instance> {
  private var pool = ReusePool<Kind, Instance>()
  private var shown: [ID: (kind: Kind, instance: Instance)] = [:]

  /// Creates a list without visible items.
  public init() {}

  /// The number of instances that were created.
  public var createdCount: Int { pool.createdCount }

  /// The instance that shows an item, or `nil` if the item is not on screen.
  public subscript(id: ID) -> Instance? { shown[id]?.instance }

  /// Shows the items that are visible at a scroll position.
  ///
  /// Instances of items that left the screen are reused for items that appear, so there are at most as many instances as
  /// items are visible at once.
  ///
  /// - Parameters:
  ///   - frames: The frames of all items, from top to bottom.
  ///   - height: The height of the screen, in points.
  ///   - margin: The distance above and below the screen in which items also count as visible, in points.
  ///   - kind: Returns the kind of instance for an item.
  ///   - make: Creates an instance of a kind.
  ///   - configure: Configures an instance for an item that appears.
  public mutating func scroll(
    _ frames: [ScrollPosition<ID>.Frame], height: Double, margin: Double = 0, kind: (ID) -> Kind,
    make: (Kind) -> Instance, configure: (ID, Instance) -> Void
  ) {
    let visible = frames.filter { $0.maxY > -margin && $0.minY < height + margin }
    let ids = Set(visible.map(\.id))
    // In the order of the list, so that it is deterministic which instance an item gets.
    for frame in frames where !ids.contains(frame.id) {
      if let gone = shown.removeValue(forKey: frame.id) { pool.giveBack(gone.instance, as: gone.kind) }
    }
    for frame in visible where shown[frame.id] == nil {
      let kind = kind(frame.id)
      let instance = pool.take(kind) { make(kind) }
      shown[frame.id] = (kind, instance)
      configure(frame.id, instance)
    }
  }
}

/// The items of a scrolling list that are on screen, with a reused instance for each of them.
@available(*, deprecated, renamed: "VisibleItems")
public typealias VisibleRows = VisibleItems
