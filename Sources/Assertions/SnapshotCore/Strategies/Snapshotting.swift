import SnapshotLedger
import SnapshotWorkspace

/// A strategy that converts a value to a format that can be written to a file, read back and compared.
///
/// Strategies are values. Derive new ones from existing ones with ``pullback(_:)``:
///
///     extension Snapshotting where Value == URL, Format == String {
///       static let path: Snapshotting = SimplySnapshotting.lines.pullback { $0.path }
///     }
///
/// Tests that run at the same time may share a strategy. The compiler does not check what its closures capture, so that
/// closures over formatters and closures of the main actor are strategies: a closure that changes what it captures must
/// guard it.
public struct Snapshotting<Value, Format>: @unchecked Sendable {
  /// The path extension of the reference, without the dot.
  public var pathExtension: String?
  /// Writes, reads and compares the format.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format> { didSet { exposing = nil } }
  /// Returns the exposure of a value, from which ``snapshot`` makes the format. Replacing ``snapshot`` removes it, because
  /// another closure makes formats in another way.
  package var exposing: ((Value) throws -> any Exposure<Format>)?

  /// Creates a strategy that converts values asynchronously.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// Creates a strategy that converts values synchronously.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Creates a strategy that evaluates each value once for everything that an assertion asks about it.
  package init(
    pathExtension: String?, diffing: Diffing<Format>,
    exposing: @escaping (_ value: Value) throws -> any Exposure<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async { try exposing(value).format() } }
    self.exposing = exposing
  }

  /// Returns a strategy for another type, whose values are converted to this strategy's values first.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    throwingPullback(transform)
  }

  /// Returns a strategy for another type, whose values are converted to this strategy's values on the main actor, wherever
  /// the assertion is.
  ///
  ///     extension Snapshotting where Value == ProfileModel, Format == String {
  ///       static let title: Snapshotting = SimplySnapshotting.lines.pullback { @MainActor in $0.title }
  ///     }
  ///
  /// The constraints and the label choose it for closures with `@MainActor`, and for no others.
  public func pullback<NewValue: Sendable>(
    onMainActor transform: @escaping @MainActor (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> where Value: Sendable {
    asyncPullback { value in Async.onMainActor { transform(value) } }
  }

  /// Returns a strategy for another type, whose values are converted to this strategy's values asynchronously.
  public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
    -> Snapshotting<NewValue, Format>
  {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      transform($0).flatMap(snapshot)
    }
  }

  /// Returns a strategy for another type, whose values are converted to this strategy's values by a throwing function. An
  /// assertion fails with the error.
  public func throwingPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) throws -> Value)
    -> Snapshotting<NewValue, Format>
  {
    var strategy = asyncPullback { value in Async { try transform(value) } }
    if let exposing { strategy.exposing = { try exposing(transform($0)) } }
    return strategy
  }
}

/// A strategy whose values already have the reference format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that writes values unchanged.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Returns this strategy with another comparison.
  ///
  ///     assertSnapshot(of: user, as: .json.comparing(.jsonStructure))
  public func comparing(_ diffing: Diffing<Format>) -> Snapshotting {
    var strategy = self
    strategy.diffing = diffing
    return strategy
  }
}
