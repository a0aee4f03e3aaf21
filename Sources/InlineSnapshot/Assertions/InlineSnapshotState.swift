import Foundation

// What swift-snapshot-testing offers to those who build on its recordings. There they are written when the process
// ends; here each is written at once, so that the state is what has been recorded, and clearing it takes nothing back.

/// A source file with references.
@_spi(Internals)
public struct File: Hashable, Sendable {
  public var path: StaticString

  public init(path: StaticString) { self.path = path }

  public static func == (a: File, b: File) -> Bool { "\(a.path)" == "\(b.path)" }

  public func hash(into hasher: inout Hasher) { hasher.combine("\(path)") }
}

/// A reference that was recorded.
@_spi(Internals)
public struct InlineSnapshot: Hashable, Sendable {
  public var expected: String?
  public var actual: String?
  public var wasRecording: Bool
  public var syntaxDescriptor: InlineSnapshotSyntaxDescriptor
  public var function: String
  public var line: UInt
  public var column: UInt

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

/// The references that this process recorded.
@_spi(Internals)
public let inlineSnapshotState = LockIsolated<[File: [InlineSnapshot]]>([:])

/// A value behind a lock.
@_spi(Internals)
public final class LockIsolated<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSRecursiveLock()

  public init(_ value: Value) { self.value = value }

  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&value)
  }
}
