import Foundation

// The interface of swift-snapshot-testing for libraries that extend its recording. It writes all recordings when the process
// ends. This library writes each recording immediately, so the state lists what was recorded, and clearing it reverts nothing.

/// A source file that contains references.
@_spi(Internals)
public struct File: Hashable, Sendable {
  /// The absolute path of the file.
  public var path: StaticString

  /// Creates a source file.
  public init(path: StaticString) { self.path = path }

  /// Returns whether two paths are equal.
  public static func == (a: File, b: File) -> Bool { "\(a.path)" == "\(b.path)" }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine("\(path)") }
}

/// A recorded reference.
@_spi(Internals)
public struct InlineSnapshot: Hashable, Sendable {
  /// The reference before the recording; `nil` if there was none.
  public var expected: String?
  /// The recorded text; `nil` if the reference was removed.
  public var actual: String?
  /// Whether the record mode of the assertion is `.all`.
  public var wasRecording: Bool
  /// The closure of the call that is the reference.
  public var syntaxDescriptor: InlineSnapshotSyntaxDescriptor
  /// The test function.
  public var function: String
  /// The line of the assertion, counted from 1.
  public var line: UInt
  /// The column of the assertion, counted from 1.
  public var column: UInt

  /// Creates a recorded reference.
  public init(
    expected: String?, actual: String?, wasRecording: Bool, syntaxDescriptor: InlineSnapshotSyntaxDescriptor,
    function: String, line: UInt, column: UInt
  ) {
    self.expected = expected
    self.actual = actual
    self.wasRecording = wasRecording
    self.syntaxDescriptor = syntaxDescriptor
    self.function = function
    self.line = line
    self.column = column
  }
}

/// The references that this process recorded, by their files.
@_spi(Internals)
public let inlineSnapshotState = LockIsolated<[File: [InlineSnapshot]]>([:])

/// A value that is protected by a recursive lock.
@_spi(Internals)
public final class LockIsolated<Value>: @unchecked Sendable {
  // `lock` guards `value`.
  private var value: Value
  private let lock = NSRecursiveLock()

  /// Creates a lock around a value.
  public init(_ value: Value) { self.value = value }

  /// Returns the result of a closure that has exclusive access to the value.
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&value)
  }
}
