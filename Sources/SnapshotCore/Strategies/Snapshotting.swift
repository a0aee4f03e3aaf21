/// How a value becomes a snapshot: a format that can be written to a file, read back and compared.
///
/// Strategies are values, and new ones are made of existing ones by ``pullback(_:)``:
///
///     extension Snapshotting where Value == URL, Format == String {
///       static var path: Snapshotting { SimplySnapshotting.lines.pullback { $0.path } }
///     }
public struct Snapshotting<Value, Format> {
  /// The path extension of the reference, without a dot.
  public var pathExtension: String?
  /// How formats are written, read back and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format> { didSet { renderTrace = nil } }
  /// The text of the render trace: the pipeline stages between a value and its image. Replacing ``snapshot`` removes it,
  /// because another closure makes formats in another way.
  package var renderTrace: ((Value) throws -> String)?

  /// A strategy whose format may arrive later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// A strategy whose format is made at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// This strategy for another type of value, which a function turns into this one's.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    let snapshot = snapshot
    var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
    strategy.renderTrace = renderTrace.map { trace in { try trace(transform($0)) } }
    return strategy
  }

  /// This strategy for another type of value, which becomes this one's later.
  public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
    -> Snapshotting<NewValue, Format>
  {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      transform($0).flatMap(snapshot)
    }
  }

  /// This strategy for another type of value, which may fail to become this one's; an assertion reports the error as
  /// its failure.
  public func throwingPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) throws -> Value)
    -> Snapshotting<NewValue, Format>
  {
    var strategy = asyncPullback { value in Async { try transform(value) } }
    strategy.renderTrace = renderTrace.map { trace in { try trace(transform($0)) } }
    return strategy
  }
}

/// A strategy whose values are formats themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that writes values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
