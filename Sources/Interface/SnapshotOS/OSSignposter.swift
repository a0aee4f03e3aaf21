/// A stand-in for the signposts of Apple's platforms. It writes nothing.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}

  /// Creates a signposter of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter of a subsystem for a kind of instruments.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter with the subsystem of a logger.
  public init(logger: Logger) {}

  /// A signposter that drops everything.
  public static let disabled = OSSignposter()

  /// `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Writes nothing.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Writes nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Writes nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Writes nothing.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Writes nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Writes nothing.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Runs a closure, and writes nothing.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
