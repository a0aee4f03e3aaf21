import Foundation
import SnapshotCore
import SnapshotSwiftSyntax
import SnapshotTestReporting
import SnapshotTestSupport
import Testing

/// Swift sources that are compared by their syntax.
@Suite struct SwiftStructureTests {
  private func message(_ old: String, _ new: String) -> String? { Diffing.swiftStructure.diffV2(old, new)?.0 }

  @Test(arguments: [
    ("struct A{let b:Int}", "struct A {\n  let b: Int\n}\n"),
    ("f(a,b){c in d}", "f(\n  a,\n  b\n) { c in\n  d\n}"),
    ("let a = [1,2] // why\nlet b = 2", "let a =\n  [\n    1, 2\n  ]   // why\n\n\nlet b = 2"),
    ("let a = \"\"\"\n  b\n    c\n  \"\"\"", "let a = \"\"\"\n      b\n        c\n      \"\"\""),
    ("if a{b()}else{c()}", "if a\n{\n\tb()\n}\nelse {\r\n  c()\r\n}"),
  ])
  func layoutIsIgnored(old: String, new: String) {
    #expect(message(old, new) == nil)
    #expect(message(new, old) == nil)
  }

  @Test(arguments: [
    ("let a = b -c", "let a = b - c"), ("a\n(b)", "a(b)"), ("let a = 1 // x\nlet b = 2", "let a = 1\n// x\nlet b = 2"),
    ("a;b", "a\nb"),
    ("[1, 2]", "[1, 2,]"), ("let a = 1 // x", "let a = 1 // y"), ("let a = 1 // x", "let a = 1"),
    ("\"a  b\"", "\"a b\""), ("let a = \"\"\"\n  b\n  \"\"\"", "let a = \"\"\"\n   b\n  \"\"\""),
    ("a { b }", "a { c }"), ("`a`", "a"), ("let a = 1", "var a = 1"), ("/* a */ b", "// a\nb"),
  ])
  func meaningIsNot(old: String, new: String) {
    #expect(message(old, new) != nil)
    #expect(message(new, old) != nil)
  }

  /// The whole message of a file that another formatter formatted.
  @Test func aFailureShowsTheDifferenceWithoutTheLayout() throws {
    try withSandbox { sandbox throws in
      try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
      try sandbox.write("// tests\n", to: "Tests/AppTests/LoginTests.swift")
      try sandbox.write(
        "/// A client.\nstruct Client: Sendable {\n  let url: URL\n\n  func get(\n    id: Int  // the number\n  ) async\n}\n",
        to: "Generated/Client.swift")
      func message(_ source: String) -> String {
        sandbox.message(
          sandbox.run {
            sandbox.assertion().verify(
              { source }, as: .lines.comparing(.swiftStructure), at: "Generated/Client.swift", relativeTo: .package)
          })
      }
      let equal =
        "/// A client.\nstruct Client:Sendable{let url:URL\nfunc get(id:Int // the number\n)async}"
      #expect(message(equal) == "outcome: passed\n\n(no message)\n")
      assertSnapshot(of: message(equal.replacing("async", with: "async throws")), as: .lines, named: "differs")
      assertSnapshot(of: message("struct Client {"), as: .lines, named: "invalid")
      try sandbox.write("struct Client {", to: "Generated/Client.swift")
      assertSnapshot(of: message(equal), as: .lines, named: "invalid-reference")
    }
  }

  /// Formatting keeps the syntax of the sources of this module, and formats them once.
  @Test func formattingKeepsTheSyntax() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 1)
    for file in files {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let formatted = try snapshot(of: source, as: .swiftSource)
      #expect(message(source, formatted) == nil, "\(file)")
      #expect(try snapshot(of: formatted, as: .swiftSource) == formatted, "\(file)")
    }
  }

  @Test func bytesThatAreNotSwift() {
    #expect(throws: (any Error).self) { try Diffing.swiftStructure.decode(Data([0xFF])) }
    #expect(throws: (any Error).self) { try Diffing.swiftStructure.decode(Data("let".utf8)) }
    #expect(!Diffing.swiftStructure.matches("let", Data("let".utf8)), "two texts with the same fault")
  }
}
