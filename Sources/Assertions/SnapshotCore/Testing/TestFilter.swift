import Testing

/// The filter that selects the running test in another process of the same program.
package struct TestFilter: Hashable, Sendable {
  /// A regular expression for `--filter`.
  package let pattern: String

  /// The filter of the running test; `nil` outside of a test of Swift Testing.
  package static var current: TestFilter? {
    guard let test = Test.current else { return nil }
    let name = test.id.moduleName + "." + test.id.nameComponents.joined(separator: "/")
    let escaped = name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "/" ? String($0) : "\\\($0)" }
    return TestFilter(pattern: "^" + escaped.joined())
  }

  /// The arguments of a process that runs only the test, found as this process finds its tests.
  package var arguments: [String] {
    var kept: [String] = []
    let given = CommandLine.arguments
    if let index = given.firstIndex(of: "--test-bundle-path"), given.indices.contains(index + 1) {
      kept = [given[index], given[index + 1]]
      if given.indices.contains(index + 2), given[index + 2].hasSuffix(".xctest") { kept.append(given[index + 2]) }
    }
    return kept + ["--testing-library", "swift-testing", "--filter", pattern]
  }
}
