import Foundation

// What asynchronous assertions do before the pipeline: they await the value and what the strategy makes of it.

extension Assertion {
  /// Verifies a value that was awaited against its reference in a file.
  package func verify<Value, Format>(
    _ value: Result<Value, any Error>, as strategy: Snapshotting<Value, Format>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Verdict {
    let strategy = await strategy.awaited(for: try? value.get(), timeout: timeout)
    return verify({ try value.get() }, as: strategy)
  }
}

extension Snapshotting {
  /// Returns a strategy that has already made the format of a value, or failed to; this one if there is no value, or if the
  /// format needs no waiting.
  package func awaited(
    for value: Value?, timeout: TimeInterval, isolation: isolated (any Actor)? = #isolation
  ) async -> Snapshotting {
    guard exposing == nil, let value else { return self }
    let snapshot = snapshot
    let format = await SnapshotCore.awaited { try await Waiting.result(awaiting: snapshot(value), timeout: timeout) }
    var strategy = self
    strategy.snapshot = { _ in Async { try format.get() } }
    return strategy
  }
}

/// Returns the value of an asynchronous closure, or its error.
package func awaited<Value>(
  _ value: () async throws -> Value, isolation: isolated (any Actor)? = #isolation
) async -> Result<Value, any Error> {
  do {
    return .success(try await value())
  } catch {
    return .failure(error)
  }
}
