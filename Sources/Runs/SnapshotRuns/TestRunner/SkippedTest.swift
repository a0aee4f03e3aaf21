/// A test that was skipped: by `XCTSkip`, `.disabled`, `.enabled(if:)` or cancellation.
package struct SkippedTest: Hashable, Sendable, Codable {
  /// The name that the test runner prints, such as `LoginTests.testWelcome`.
  package var test: String
  /// The reason given by the test, if any.
  package var reason: String?
  /// The path of the source file, if known.
  package var file: String?
  package var line: Int?

  package init(test: String, reason: String? = nil, file: String? = nil, line: Int? = nil) {
    self.test = test
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// Returns each test once, sorted.
  static func merged(_ tests: [SkippedTest]) -> [SkippedTest] {
    let sorted = tests.sorted {
      ($0.test, $0.file ?? "", $0.line ?? 0, $0.reason ?? "") < ($1.test, $1.file ?? "", $1.line ?? 0, $1.reason ?? "")
    }
    var seen: Set<String> = []
    // XCTest does not print the target: two tests of one name differ by their files.
    return sorted.filter { seen.insert("\($0.test) \($0.file ?? "")").inserted }
  }
}
