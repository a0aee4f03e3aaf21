import Foundation
import SnapshotCustomDump
import SnapshotTestSupport
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

@Suite struct DumpTests {
  private func dumped(_ value: Any) -> String { (try? DumpText.text(of: value)) ?? "too deep" }

  struct Point { var y = 2, x = 10 }
  struct Described: CustomStringConvertible {
    var b = 1
    var a = 2
    var description: String { "described" }
  }
  enum Shape {
    case dot
    case circle(radius: Int)
    case pair(Int, Int)
  }
  final class Node {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }
  struct Rendered: AnySnapshotStringConvertible {
    static let renderChildren = true
    var inside = 1
    var snapshotDescription: String { "rendered" }
  }

  @Test func fieldsAreSortedByTheirText() {
    #expect(dumped(Point()) == "▿ Point\n  - x: 10\n  - y: 2\n")
  }

  @Test func collectionsShowTheirCounts() {
    #expect(dumped([Int]()) == "- 0 elements\n")
    #expect(dumped(["a"]) == "▿ 1 element\n  - \"a\"\n")
    #expect(dumped([1, 10, 2]) == "▿ 3 elements\n  - 1\n  - 10\n  - 2\n")
    #expect(dumped(Set([1, 10, 2])) == "▿ 3 members\n  - 1\n  - 10\n  - 2\n")
    #expect(
      dumped(["b": 1, "a": 2]) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 2
          ▿ (2 elements)
            - key: "b"
            - value: 1

        """)
    #expect(dumped(["a": 1]).hasPrefix("▿ 1 key/value pair\n"))
    #expect(dumped((1, b: "x")) == "▿ (2 elements)\n  - .0: 1\n  - b: \"x\"\n")
    #expect(dumped(()) == "- (0 elements)\n")
  }

  @Test func optionalsShowTheirType() {
    #expect(dumped(Int?.none as Any) == "- Optional<Int>.none\n")
    #expect(dumped(Int?.some(1) as Any) == "▿ Optional<Int>\n  - some: 1\n")
  }

  @Test func localTypesHaveNoNumber() {
    struct Local { var a = 1 }
    #expect(dumped(Local()) == "▿ Local\n  - a: 1\n")
  }

  @Test func casesOfEnumerations() {
    #expect(dumped(Shape.dot) == "- Shape.dot\n")
    #expect(dumped(Shape.circle(radius: 3)) == "▿ Shape\n  ▿ circle: (1 element)\n    - radius: 3\n")
    #expect(dumped(Shape.pair(2, 1)) == "▿ Shape\n  ▿ pair: (2 elements)\n    - .0: 2\n    - .1: 1\n")
  }

  @Test func descriptionsReplaceTypeNamesAndKeepTheOrder() {
    #expect(dumped(Described()) == "▿ described\n  - b: 1\n  - a: 2\n")
    #expect(dumped(Rendered()) == "▿ rendered\n  - inside: 1\n")
  }

  @Test func referenceCyclesTerminate() {
    let node = Node("a")
    node.next = node
    #expect(
      dumped(node) == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
  }

  @Test func sharedObjectsAreShownTwice() {
    let node = Node("a")
    #expect(dumped([node, node]).components(separatedBy: "name: \"a\"").count == 3)
  }

  @Test func builtInTypes() throws {
    #expect(dumped("a\n\"b\"") == "- \"a\\n\\\"b\\\"\"\n")
    #expect(dumped(Character("x")) == "- \"x\"\n")
    #expect(dumped("abc".dropFirst()) == "- \"bc\"\n")
    #expect(dumped(Data([1, 2])) == "- 2 bytes\n")
    #expect(dumped(Date(timeIntervalSince1970: 0)) == "- 1970-01-01T00:00:00Z\n")
    #expect(dumped(try #require(URL(string: "https://example.com"))) == "- https://example.com\n")
    #expect(dumped(1.5) == "- 1.5\n")
  }
}

@Suite struct TextStrategyTests {
  struct User: Encodable {
    var name = "Blob"
    var id = 1
  }

  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    try Waiting.result(of: strategy.snapshot(value), timeout: 1)
  }

  @Test func json() throws {
    #expect(try text(User(), as: .json) == "{\n  \"id\" : 1,\n  \"name\" : \"Blob\"\n}")
    #expect(try text(["b": 1, "a": [true]] as Any, as: .json) == "{\n  \"a\" : [\n    true\n  ],\n  \"b\" : 1\n}")
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
  }

  @Test func unsupportedJSONValueFailsTheAssertion() throws {
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ Date() as Any }, as: .json) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("JSON") == true)
    }
  }

  @Test func propertyList() throws {
    let text = try text(User(), as: .plist)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.hasSuffix("</plist>\n"))
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test func descriptionAndCustomDump() throws {
    #expect(try text([1, 2], as: .description) == "[1, 2]")
    #expect(try text(User(), as: .customDump) == "TextStrategyTests.User(\n  name: \"Blob\",\n  id: 1\n)")
    #expect(try text(1, as: .dump) == "- 1\n")
  }

  @Test func dataHasNoExtensionAndDescribesDifferences() {
    #expect(Snapshotting<Data, Data>.data.pathExtension == nil)
    #expect(Diffing<Data>.data.diffV2(Data([1]), Data([2]))?.0 == "Expected data to match")
    #expect(Diffing<Data>.data.diffV2(Data([1]), Data([2, 3]))?.0 == "Expected 2 bytes to match 1 bytes")
  }
}
