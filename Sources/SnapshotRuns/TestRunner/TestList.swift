import Foundation
import SnapshotLedger

/// The tests of a package as `swift test list` prints them.
package struct TestList: Hashable, Sendable {
  /// One test function.
  package struct Test: Hashable, Sendable {
    /// `App.LoginTests/welcome()`, as the list has it.
    package var id: String
    /// `App`.
    package var target: String
    /// `LoginTests`; empty for a function outside of any suite.
    package var suite: String
    /// `welcome()`; a method of XCTest has no parentheses in the list, and gets them here.
    package var function: String

    /// A line of the list; `nil` where it is none.
    package init?(line: String) {
      guard let dot = line.firstIndex(of: "."), dot > line.startIndex,
        line[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      let rest = line[line.index(after: dot)...]
      let slash = rest.lastIndex(of: "/")
      let name = slash.map { rest[rest.index(after: $0)...] } ?? rest
      guard !name.isEmpty, !line.hasSuffix(".") else { return nil }
      id = line
      target = String(line[..<dot])
      suite = slash.map { String(rest[..<$0]) } ?? ""
      let bare = name.filter { $0 != "`" }
      function = bare.hasSuffix(")") ? bare : bare + "()"
    }

    /// How XCTest names the test while it runs: `LoginTests.testWelcome`.
    package var consoleName: String { "\(suite).\(function.hasSuffix("()") ? String(function.dropLast(2)) : function)" }

    /// Arguments of `swift test` that choose this test alone.
    package var filter: [String] {
      ["--filter", "^" + id.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined() + "($|/)"]
    }

    /// What the file's name of its references begins with.
    var stem: String { ReferenceName.sanitized(function) }
  }

  package var tests: [Test]

  /// The tests of the given ids; what is none is left out.
  package init(ids: [String]) { tests = ids.compactMap(Test.init(line:)) }

  /// A name without what only some of the tools print of it.
  static func comparable(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The tests that arguments of `swift test` let run: those that match any `--filter`, where there is one, and no `--skip`.
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

  /// Reads what `swift test list` printed; lines of the build are passed over.
  package init(output: String) {
    tests = output.split(separator: "\n").compactMap { line in
      line.hasPrefix("[") || line.contains(" ") && !line.contains("`") && !line.contains("/")
        ? nil : Test(line: String(line))
    }
  }
}
