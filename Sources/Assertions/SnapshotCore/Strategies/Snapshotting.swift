import SnapshotLedger

/// A strategy that converts a value to a format that can be written to a file, read back and compared.
///
/// Strategies are values. Derive new ones from existing ones with ``pullback(_:)``:
///
///     extension Snapshotting where Value == URL, Format == String {
///       static var path: Snapshotting { SimplySnapshotting.lines.pullback { $0.path } }
///     }
public struct Snapshotting<Value, Format> {
  /// The path extension of the reference, without the dot.
  public var pathExtension: String?
  /// Writes, reads and compares the format.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format> {
    didSet {
      renderTrace = nil
      companions = nil
      lint = nil
      sweep = nil
    }
  }
  /// The render trace: the pipeline stages between a value and its image. Replacing ``snapshot`` removes it, because another
  /// closure makes formats in another way.
  package var renderTrace: ((Value) throws -> TraceText)?
  /// Returns the strategy for the companion text of a value's image. Replacing ``snapshot`` removes it.
  package var companions: ((CompanionText) -> Snapshotting<Value, String>?)?

  /// Returns what lint finds in the view of a value's image. Replacing ``snapshot`` removes it.
  package var lint: ((Value) throws -> [LedgerEntry.LintFinding])?
  /// Lays out the view of a value's image at many widths and type sizes. Replacing ``snapshot`` removes it.
  package var sweep: ((Value, SweepRequest) throws -> SweepResult)?

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

  /// Returns a strategy for another type, whose values are converted to this strategy's values first.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    let snapshot = snapshot
    var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
    strategy.renderTrace = renderTrace.map { trace in { try trace(transform($0)) } }
    strategy.companions = companions.map { companions in { companions($0)?.pullback(transform) } }
    strategy.lint = lint.map { lint in { try lint(transform($0)) } }
    strategy.sweep = sweep.map { sweep in { try sweep(transform($0), $1) } }
    return strategy
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
    strategy.renderTrace = renderTrace.map { trace in { try trace(transform($0)) } }
    strategy.companions = companions.map { companions in { companions($0)?.throwingPullback(transform) } }
    strategy.lint = lint.map { lint in { try lint(transform($0)) } }
    strategy.sweep = sweep.map { sweep in { try sweep(transform($0), $1) } }
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
