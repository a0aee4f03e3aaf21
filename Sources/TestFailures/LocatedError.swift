import Foundation

/// An error whose words say where in a test it came up: `/path/Test.swift:12: …`, which editors and build servers make a
/// link of.
///
/// The test frameworks show a thrown error at the line of the test function. Only the error itself can name the line of the
/// call. Two errors are equal if their reasons are, wherever they came up.
public protocol LocatedError: Equatable, LocalizedError, CustomStringConvertible {
  associatedtype Reason: Equatable, Sendable, CustomStringConvertible

  /// What is wrong.
  var reason: Reason { get }
  /// The call that failed; `nil` where no test made it.
  var site: CallSite? { get set }
}

extension LocatedError {
  public static func == (first: Self, second: Self) -> Bool { first.reason == second.reason }

  public var description: String { (site.map { "\($0.filePath):\($0.line): " } ?? "") + reason.description }

  public var errorDescription: String? { description }
}

extension CallSite {
  /// Does something that a test has asked for here, so that an error names this line. One that names a line already is
  /// more exact, and stays as it is.
  package func locating<Result>(_ operation: () throws -> Result) throws -> Result {
    do {
      return try operation()
    } catch var error as any LocatedError {
      error.site = error.site ?? self
      throw error
    }
  }
}
