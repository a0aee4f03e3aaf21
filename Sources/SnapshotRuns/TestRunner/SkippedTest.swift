/// A test that did not run because it said so: `XCTSkip`, `.disabled`, `.enabled(if:)` or a cancelled test.
package struct SkippedTest: Hashable, Sendable, Codable {
  /// The test as the runner names it, such as `LoginTests.testWelcome`.
  package var test: String
  /// Why, in the words of the test; `nil` where it gives no reason.
  package var reason: String?
  /// Path of a source file; `nil` where the runner names none.
  package var file: String?
  package var line: Int?

  package init(test: String, reason: String? = nil, file: String? = nil, line: Int? = nil) {
    self.test = test
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// Each test once, sorted.
  static func merged(_ tests: [SkippedTest]) -> [SkippedTest] {
    let sorted = tests.sorted {
      ($0.test, $0.file ?? "", $0.line ?? 0, $0.reason ?? "") < ($1.test, $1.file ?? "", $1.line ?? 0, $1.reason ?? "")
    }
    var seen: Set<String> = []
    // XCTest says no target: two tests of one name differ by their places.
    return sorted.filter { seen.insert("\($0.test) \($0.file ?? "")").inserted }
  }
}
