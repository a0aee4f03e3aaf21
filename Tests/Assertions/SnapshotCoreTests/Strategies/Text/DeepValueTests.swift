import Foundation
import SnapshotCore
import SnapshotCustomDump
import SnapshotFoundation
import SnapshotTestSupport
import Testing

/// Values that are too deep or too large fail their assertion. Without bounds, they end the process and all tests with it.
@Suite struct DeepValueTests {
  final class Node: Encodable {
    var next: Node?
    var name = "a"
  }

  /// A list whose nodes are released one after the other, because the release of a list is recursive, too.
  final class List {
    private(set) var nodes: [Node]
    var first: Node { nodes[0] }

    init(count: Int) {
      nodes = (0..<count).map { _ in Node() }
      for index in nodes.indices.dropLast() { nodes[index].next = nodes[index + 1] }
    }

    deinit { for node in nodes { node.next = nil } }
  }

  struct Box: Encodable { var parts: [Box] = [] }

  static var strategies: [(name: String, strategy: Snapshotting<Node, String>)] {
    [("dump", .dump), ("customDump", .customDump), ("json", .json), ("plist", .plist)]
  }

  @Test(arguments: [10_000, 1_000_000], ["dump", "customDump", "json", "plist"])
  func deepListFails(count: Int, name: String) throws {
    let list = List(count: count)
    let strategy = try #require(Self.strategies.first { $0.name == name }).strategy
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ list.first }, as: strategy) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.hasPrefix("The value is nested more than 512 levels deep, so it has no snap") == true)
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.error])
    }
  }

  @Test(arguments: ["dump", "customDump", "json", "plist"]) func listWithinTheBoundIsRecorded(name: String) throws {
    // A node and the optional around it are two levels.
    let list = List(count: 250)
    let strategy = try #require(Self.strategies.first { $0.name == name }).strategy
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ list.first }, as: strategy) }
      #expect(verdict.outcome == .recorded, "\(verdict.message ?? "")")
    }
  }

  @Test func deepStructuresFail() throws {
    var box = Box()
    for _ in 0..<2_000 { box = Box(parts: [box]) }
    var array: Any = 1
    for _ in 0..<2_000 { array = [array] }
    try withSandbox { sandbox throws in
      let verdicts = sandbox.run {
        [
          sandbox.assertion(named: "a").verify({ box }, as: .dump),
          sandbox.assertion(named: "b").verify({ box }, as: .customDump),
          sandbox.assertion(named: "c").verify({ box }, as: .json),
          sandbox.assertion(named: "d").verify({ array }, as: .json),
        ]
      }
      for verdict in verdicts { #expect(verdict.message?.contains("more than 512 levels deep") == true) }
    }
  }

  /// Each level has the next one twice: 2⁴⁰ parts at 40 levels.
  @Test func valueWithTooManyPartsFails() throws {
    final class Pair {
      let left: Pair?
      let right: Pair?
      init(_ next: Pair?) { (left, right) = (next, next) }
    }
    var pair = Pair(nil)
    for _ in 0..<40 { pair = Pair(pair) }
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ pair }, as: .dump) }
      #expect(verdict.message?.hasPrefix("The value has more than 2,000,000 parts, so it has no snapshot.") == true)
      let large = sandbox.run {
        sandbox.assertion(named: "large").verify({ [Bool](repeating: true, count: 3_000_000) }, as: .dump)
      }
      #expect(large.message?.hasPrefix("The value has more than 2,000,000 parts, so it has no snapshot.") == true)
    }
  }

  @Test func longListIsRecorded() throws {
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ Array(0..<1_000_000) }, as: .dump) }
      #expect(verdict.outcome == .recorded, "\(verdict.message ?? "")")
    }
  }
}
