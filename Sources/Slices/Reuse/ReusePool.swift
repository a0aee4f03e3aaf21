/// Slices that have left the screen, kept for others of their kind.
public struct ReusePool<Kind: Hashable, Instance> {
  private var idle: [Kind: [Instance]] = [:]
  /// How many instances have been made in all.
  public private(set) var createdCount = 0

  public init() {}

  /// An idle instance of a kind, or a new one.
  public mutating func take(_ kind: Kind, orMake make: () throws -> Instance) rethrows -> Instance {
    if let instance = idle[kind]?.popLast() { return instance }
    let instance = try make()
    createdCount += 1
    return instance
  }

  /// Keeps an instance for the next who needs one of its kind.
  public mutating func giveBack(_ instance: Instance, as kind: Kind) { idle[kind, default: []].append(instance) }
}

/// The rows that are on screen, and an instance for each, as the list scrolls.
public struct VisibleRows<ID: Hashable, Kind: Hashable, Instance> {
  private var pool = ReusePool<Kind, Instance>()
  private var shown: [ID: (kind: Kind, instance: Instance)] = [:]

  public init() {}

  /// How many instances have been made in all.
  public var createdCount: Int { pool.createdCount }

  /// The instance that shows a row; `nil` where the row is not on screen.
  public subscript(id: ID) -> Instance? { shown[id]?.instance }

  /// Shows the rows that touch the screen. Those that left give their instances back before others ask for one, so that
  /// no more exist than are seen at once.
  ///
  /// - Parameters:
  ///   - frames: All rows in their places on screen, from top to bottom.
  ///   - height: The screen's, in points.
  ///   - margin: So far above and below the screen rows are kept ready.
  ///   - configure: Called once for each row that comes, with its instance.
  public mutating func scroll(
    _ frames: [ScrollPosition<ID>.Frame], height: Double, margin: Double = 0, kind: (ID) -> Kind,
    make: (Kind) -> Instance, configure: (ID, Instance) -> Void
  ) {
    let visible = frames.filter { $0.maxY > -margin && $0.minY < height + margin }
    let ids = Set(visible.map(\.id))
    // In the order of the list: the order of a hash table must not decide who gets which instance.
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
