import SnapshotFoundation

/// The error that an unimplemented dependency throws.
public struct UnimplementedDependency: Error, Sendable, CustomStringConvertible {
  /// The name of the dependency.
  public let name: String

  /// A sentence that names the dependency.
  public var description: String { "The dependency \(name) is not implemented." }
}

/// Returns a function that fails the test when it is called, and then returns a placeholder.
///
///     extension GameEnvironment {
///       static let failing = Self(makeID: unimplemented("makeID", placeholder: UUID()))
///     }
///
/// During a step of a `TestStore`, the failure is reported at the line of the step. Otherwise it is reported at the line that
/// called `unimplemented`.
///
/// - Parameters:
///   - name: The name of the dependency, which the failure shows.
///   - placeholder: The value that the function returns.
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

/// Returns a function without a result that fails the test when it is called.
///
/// - Parameter name: The name of the dependency, which the failure shows.
public func unimplemented<each Argument>(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Void {
  unimplemented(name, placeholder: (), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Returns an asynchronous function that fails the test when it is called, and then throws ``UnimplementedDependency``.
///
/// - Parameters:
///   - name: The name of the dependency, which the failure shows.
///   - throwing: The type of the result. It is usually inferred.
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
      Unimplemented dependency: "\(name)" was used, but this test does not implement it (declared at \(site)).
      Implement it in the environment of the test, or change the code so that it does not use it.
      """, at: site))
}
