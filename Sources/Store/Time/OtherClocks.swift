import TestFailures

/// A clock that nobody waits for: every sleep ends at once, and the time is then what it would have been.
public final class ImmediateClock: Clock, Sendable {
  private let time = Locked(TestInstant())

  public init() {}

  public var now: TestInstant { time.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

/// A clock that fails the test that asks it for anything: for a flow that must not depend on time.
public struct UnimplementedClock: Clock {
  private let name: String
  private let site: CallSite

  public init(
    _ name: String = "clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var now: TestInstant {
    reportUnimplemented("\(name).now", at: site)
    return TestInstant()
  }

  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    reportUnimplemented("\(name).sleep", at: site)
    throw UnimplementedDependency(name: name)
  }
}
