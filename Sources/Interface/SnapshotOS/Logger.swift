@_exported import Foundation

/// A stand-in for the logger of Apple's platforms, for files that view files share with an app. It writes nothing, and evaluates no
/// message.
public struct Logger: Sendable {
  /// Creates a logger.
  public init() {}

  /// Creates a logger of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) {}

  /// Writes nothing.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}

  /// Writes nothing.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public var rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault.
  public static let fault = OSLogType(rawValue: 17)
}

/// A stand-in for a log of Apple's platforms.
public final class OSLog: Sendable {
  /// Creates a log of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Creates a log of a subsystem for a kind of instruments.
  public init(subsystem: String, category: Category) {}

  private init() {}

  /// The kind of instruments that show a log.
  public struct Category: Hashable, Sendable {
    let name: String

    /// What matters to the user.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Dynamic tracing.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  /// The default log.
  public static let `default` = OSLog()
  /// The log that drops everything.
  public static let disabled = OSLog()
}

/// Writes nothing.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
}

/// Writes nothing.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// Writes nothing.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {}

/// Writes nothing.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {}
