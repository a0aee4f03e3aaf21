import TestFailures

/// What an unimplemented dependency throws.
public struct UnimplementedDependency: Error, Sendable, CustomStringConvertible {
  /// The dependency's name.
  public let name: String

  public var description: String { "The dependency \(name) is not implemented." }
}

/// A function that no test may call: a call fails the test and gives a placeholder back.
///
///     extension GameEnvironment {
///       static let failing = Self(makeID: unimplemented("makeID", placeholder: UUID()))
///     }
///
/// Inside a step of a `TestStore` the failure stands at the step's line, else where `unimplemented` was called.
public func unimplemented<each Argument, Result: Sendable>(
  _ name: String, placeholder: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    reportUnimplemented(name, at: site)
    return placeholder
  }
}

/// A function without a result that no test may call.
public func unimplemented<each Argument>(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Void {
  unimplemented(name, placeholder: (), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// An asynchronous function that no test may call: a call fails the test and throws ``UnimplementedDependency``.
public func unimplemented<each Argument, Result>(
  _ name: String, throwing: Result.Type = Result.self, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    reportUnimplemented(name, at: site)
    throw UnimplementedDependency(name: name)
  }
}

func reportUnimplemented(_ name: String, at site: CallSite) {
  FailureChannel.report(
    TestFailure(
      """
      Unimplemented dependency: "\(name)" was used, but this test gives it no implementation (declared at \(site)).
      Give the environment of the test one, or keep the code under test from using it.
      """, at: site))
}
