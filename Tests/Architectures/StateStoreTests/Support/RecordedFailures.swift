import Foundation
import StateStore
import SnapshotFoundation

/// Runs code, and returns its failures without failing the test.
func failures(_ body: () throws -> Void) rethrows -> [TestFailure] {
  let found = Locked<[TestFailure]>([])
  try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure) } }) { try body() }
  return found.withLock { $0 }
}

/// Runs asynchronous code, and returns its failures without failing the test.
func failures(_ body: () async throws -> Void, isolation: isolated (any Actor)? = #isolation) async rethrows
  -> [TestFailure]
{
  let found = Locked<[TestFailure]>([])
  try await FailureChannel.$interceptor.withValue(
    { failure in found.withLock { $0.append(failure) } }, operation: body, isolation: isolation)
  return found.withLock { $0 }
}

extension TestFailure {
  /// The message with normal spaces in place of figure spaces.
  var text: String { message.replacingOccurrences(of: "\u{2007}", with: " ") }
}

extension [TestFailure] {
  var texts: [String] { map(\.text) }

  /// Returns the text of a failure, or an empty string if there are fewer failures.
  func text(_ position: Int) -> String { texts.text(position) }
}

extension [String] {
  /// Returns a text, or an empty string if there are fewer texts.
  func text(_ position: Int) -> String { indices.contains(position) ? self[position] : "" }
}
