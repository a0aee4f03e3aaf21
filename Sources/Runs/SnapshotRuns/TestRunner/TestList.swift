import Foundation
import SnapshotWorkspace

/// The tests of a package, as printed by `swift test list`.
package struct TestList: Hashable, Sendable {
  /// One test function.
  package struct Test: Hashable, Sendable {
    /// The line of the list: `App.LoginTests/welcome()`.
    package var id: String
    /// The test target: `App`.
    package var target: String
    /// The suite: `LoginTests`; empty for a function outside of a suite.
    package var suite: String
    /// The function: `welcome()`. Methods of XCTest have no parentheses in the list, but have them here.
    package var function: String

    /// Parses a line of the list; `nil` if it is not a test.
    package init?(line: String) {
      guard let dot = line.firstIndex(of: "."), dot > line.startIndex,
        line[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      let rest = line[line.index(after: dot)...]
      let slash = Test.lastSlash(in: rest)
      let name = slash.map { rest[rest.index(after: $0)...] } ?? rest
      guard !name.isEmpty, !line.hasSuffix(".") else { return nil }
      id = line
      target = String(line[..<dot])
      suite = slash.map { String(rest[..<$0]) } ?? ""
      let bare = name.filter { $0 != "`" }
      function = bare.hasSuffix(")") ? bare : bare + "()"
    }

    /// Returns the slash before the function. Names in backticks may contain slashes.
    private static func lastSlash(in text: Substring) -> Substring.Index? {
      var isQuoted = false
      var last: Substring.Index?
      for index in text.indices {
        if text[index] == "`" { isQuoted.toggle() }
        if text[index] == "/", !isQuoted { last = index }
      }
      return last
    }

    /// The name that XCTest prints while the test runs: `LoginTests.testWelcome`.
    package var consoleName: String { "\(suite).\(function.hasSuffix("()") ? String(function.dropLast(2)) : function)" }

    /// The arguments of `swift test` that select only this test.
    package var filter: [String] {
      ["--filter", "^" + id.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined() + "($|/)"]
    }

    /// The beginning of the file names of its references.
    var stem: String { ReferenceName.sanitized(function) }
  }

  package var tests: [Test]

  /// The tests with the given ids, without invalid ones.
  package init(ids: [String]) { tests = ids.compactMap(Test.init(line:)) }

  /// Returns a name without the backticks that only some tools print.
  static func comparable(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "`")) ? name.filter { $0 != "`" } : name
  }

  /// Returns the tests that `swift test` runs with the given arguments: those that match any `--filter` and no `--skip`.
  package func chosen(by arguments: [String]) -> TestList {
    func matches(_ test: Test, _ patterns: [String]) -> Bool {
      patterns.contains { test.id.range(of: $0, options: .regularExpression) != nil }
    }
    let filters = TestArguments.values(of: ["--filter"], in: arguments)
    let skipped = TestArguments.values(of: ["--skip"], in: arguments)
    var list = self
    list.tests = tests.filter { (filters.isEmpty || matches($0, filters)) && !matches($0, skipped) }
    return list
  }

  /// Parses the output of `swift test list`. Ignores the output of the build.
  package init(output: String) {
    tests = output.split(separator: "\n").compactMap { line in
      line.hasPrefix("[") || line.contains(" ") && !line.contains("`") && !line.contains("/")
        ? nil : Test(line: String(line))
    }
  }
}
