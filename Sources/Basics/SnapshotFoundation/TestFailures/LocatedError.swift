import Foundation

/// An error whose description starts with the source location of the call that failed: `/path/Test.swift:12: …`. Editors
/// and build servers turn this prefix into a link.
///
/// The test frameworks show a thrown error at the line of the test function, so the error itself names the line of the
/// call. Two errors are equal if their reasons are equal, wherever they were thrown.
package protocol LocatedError: Equatable, LocalizedError, CustomStringConvertible {
  /// The type of ``reason``.
  associatedtype Reason: Equatable, Sendable, CustomStringConvertible

  /// What went wrong.
  var reason: Reason { get }
  /// The call that failed; `nil` for a call that no test made.
  var site: CallSite? { get set }
}

extension LocatedError {
  /// Returns whether the reasons of two errors are equal.
  public static func == (first: Self, second: Self) -> Bool { first.reason == second.reason }

  /// The reason after the source location.
  public var description: String { (site.map { "\($0.path):\($0.line): " } ?? "") + reason.description }

  /// The description.
  public var errorDescription: String? { description }
}

extension CallSite {
  /// Performs an operation and adds this source location to an error that it throws, unless the error has one already,
  /// which is more exact.
  package func locating<Result>(_ operation: () throws -> Result) throws -> Result {
    do {
      return try operation()
    } catch var error as any LocatedError {
      error.site = error.site ?? self
      throw error
    }
  }
}
