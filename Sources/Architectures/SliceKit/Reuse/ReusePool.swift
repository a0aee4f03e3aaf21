/// A pool of instances that left the screen and can be reused.
struct ReusePool<Kind: Hashable, Instance> {
  private var idle: [Kind: [Instance]] = [:]
  /// The number of instances that were created.
  private(set) var createdCount = 0

  /// Creates an empty pool.
  init() {}

  /// Returns an idle instance of a kind, or creates one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the instance.
  ///   - make: Creates an instance.
  mutating func take(_ kind: Kind, orMake make: () throws -> Instance) rethrows -> Instance {
    if let instance = idle[kind]?.popLast() { return instance }
    let instance = try make()
    createdCount += 1
    return instance
  }

  /// Returns an instance to the pool, so that it can be reused for its kind.
  mutating func giveBack(_ instance: Instance, as kind: Kind) { idle[kind, default: []].append(instance) }
}
