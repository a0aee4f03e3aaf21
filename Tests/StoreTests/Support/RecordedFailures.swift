import Foundation
import Store
import TestFailures

/// The failures that a piece of a test would have had, instead of failing it.
func failures(_ body: () throws -> Void) rethrows -> [TestFailure] {
  let found = Locked<[TestFailure]>([])
  try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure) } }) { try body() }
  return found.withLock { $0 }
}

/// The failures that a piece of an asynchronous test would have had.
func failures(_ body: () async throws -> Void, isolation: isolated (any Actor)? = #isolation) async rethrows
  -> [TestFailure]
{
  let found = Locked<[TestFailure]>([])
  try await FailureChannel.$interceptor.withValue(
    { failure in found.withLock { $0.append(failure) } }, operation: body, isolation: isolation)
  return found.withLock { $0 }
}

extension TestFailure {
  /// The message with common spaces, so that a test can spell it.
  var text: String { message.replacingOccurrences(of: "\u{2007}", with: " ") }
}

extension [TestFailure] {
  var texts: [String] { map(\.text) }

  /// The words of one of them; none where there are fewer.
  func text(_ position: Int) -> String { texts.text(position) }
}

extension [String] {
  /// One of the texts; none where there are fewer.
  func text(_ position: Int) -> String { indices.contains(position) ? self[position] : "" }
}
