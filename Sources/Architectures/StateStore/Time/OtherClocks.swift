import SnapshotFoundation

/// A clock whose sleeps end immediately. Each sleep advances the clock to its deadline.
public final class ImmediateClock: Clock, Sendable {
  private let time = Locked(TestInstant())

  /// Creates a clock at its start.
  public init() {}

  /// The latest deadline of a sleep.
  public var now: TestInstant { time.withLock { $0 } }
  /// Zero: the clock has no smallest unit.
  public var minimumResolution: Duration { .zero }

  /// Advances the clock to the deadline, and yields.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

/// A clock that fails the test when it is used, for code that must not depend on time.
public struct UnimplementedClock: Clock {
  private let name: String
  private let site: CallSite

  /// Creates a clock.
  ///
  /// - Parameter name: The name of the dependency, which the failure shows.
  public init(
    _ name: String = "clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test.
  public var now: TestInstant {
    reportUnimplemented("\(name).now", at: site)
    return TestInstant()
  }

  /// Zero: the clock has no smallest unit.
  public var minimumResolution: Duration { .zero }

  /// Fails the test, and throws ``UnimplementedDependency``.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    reportUnimplemented("\(name).sleep", at: site)
    throw UnimplementedDependency(name: name)
  }
}
