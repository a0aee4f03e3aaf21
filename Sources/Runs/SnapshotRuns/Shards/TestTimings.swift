import SnapshotFoundation
import SnapshotLedger

/// The time that each test of an earlier run spent in its assertions, from the ledger of that run.
package struct TestTimings: Hashable, Sendable {
  private struct Function: Hashable {
    var target: String
    var name: String
  }

  /// Microseconds by test function and suite.
  private var microseconds: [Function: [String: Int]] = [:]

  /// Reads the timings of a run. A snapshot that was asserted several times, in attempts or by several shards, counts once,
  /// with its longest time. Impossible times count as none.
  package init(of entries: [LedgerEntry]) {
    struct Assertion: Hashable {
      var key: SnapshotResult.Key
      var function: Function
      var suite: String
    }
    var longest: [Assertion: Int] = [:]
    for entry in entries {
      let function = Function(target: entry.target, name: TestList.comparable(entry.test))
      let assertion = Assertion(
        key: SnapshotResult.Key(id: entry.id, format: entry.format), function: function, suite: entry.suite)
      longest[assertion] = max(longest[assertion] ?? 0, Self.microseconds(entry.milliseconds))
    }
    for (assertion, time) in longest {
      microseconds[assertion.function, default: [:]][assertion.suite, default: 0] += time
    }
  }

  private static func microseconds(_ milliseconds: Double) -> Int {
    guard milliseconds > 0, milliseconds < mostMilliseconds else { return 0 }
    return Int((milliseconds * 1000).rounded())
  }

  /// About eleven days, so that sums of a million assertions do not overflow.
  private static let mostMilliseconds = 1e9

  /// Returns the microseconds of a test; `nil` if the run has no assertion of it.
  func microseconds(of test: TestList.Test) -> Int? {
    let suites = microseconds[Function(target: test.target, name: TestList.comparable(test.function))] ?? [:]
    // The ledger names the file of a function outside of a type; the list of tests does not.
    let own = suites.filter { test.suite.isEmpty || test.suite.hasSuffix($0.key) }
    return own.isEmpty ? nil : own.values.reduce(0, +)
  }
}
