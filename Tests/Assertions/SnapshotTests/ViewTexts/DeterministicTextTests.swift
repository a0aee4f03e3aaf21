import Foundation
import Snapshot
import SnapshotTestSupport
import SnapshotFoundation
import Testing
import SnapshotValueDump
import SnapshotUI

// `@testable` because the texts of dumps, which are internal, are the subject.
@testable import SnapshotCore

/// What no two processes share shows nowhere: neither the order of hashing nor addresses.
@Suite struct DeterministicTextTests {
  private struct Row: Hashable {
    struct Place: Hashable {
      struct Point: Hashable { var x: Int }
      var point: Point
    }
    var place: Place
    init(_ x: Int) { place = Place(point: Place.Point(x: x)) }
  }

  private enum Kind { case none, rows(Set<Row>), pair(Set<Int>, [String: Set<Int>]) }

  private final class Node {
    var names: [Row: String] = Dictionary(uniqueKeysWithValues: (0..<9).map { (Row($0), "row \($0)") })
    var next: Node?
  }

  private struct Bag {
    var kind = Kind.rows(Set((0..<9).map(Row.init)))
    var other = Kind.pair(Set(0..<12), ["b": [3, 1, 2], "a": [], "c": Set(20..<30)])
    var any: AnyHashable = Set(0..<12)
    var optional: Set<String>? = ["x", "y", "z", "u", "v", "w"]
    var tuple = (Set(0..<9), ["k": 1, "l": 2, "m": 3])
    var keys = ["k": 1, "l": 2, "m": 3, "n": 4, "o": 5].keys
    var error: any Error = NSError(domain: "d", code: 1, userInfo: ["k": 1, "l": 2, "m": 3, "n": 4, "o": 5])
    var wrapped: any Error = CocoaError(.fileNoSuchFile, userInfo: ["k": 1, "l": 2, "m": 3, "n": 4, "o": 5])
    var identity = ObjectIdentifier(Node.self)
    var first = Node()
    var second: Node

    init() {
      second = first
      first.next = first
    }
  }

  private struct Rows: View {
    var body: some View { ForEach(Array(0..<3), id: \.self) { Leaf().id([Set(0..<12), [$0]]) } }
  }

  private struct Leaf: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
  }

  /// Every text of the bag.
  static var texts: String {
    get throws {
      let bag = Bag()
      return try [
        CompactText.text(of: bag), CompactText.name(of: bag.kind), CompactText.name(of: AnyHashable(Row(1))),
        SnapshotValueDump.dump(of: bag), DumpText.text(of: bag),
        ViewHost(Rows()).evaluations().map(\.identity).joined(separator: "\n"),
      ].joined(separator: "\n\n")
    }
  }

  @Test func otherProcessesPrintTheSame() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(try Self.texts, as: "texts.1.txt")
      for run in 1...3 {
        let outcome = try ChildProcess(
          swiftTesting: "DeterministicTextChild/texts", instruction: "texts",
          environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run\(run)", "REFERENCES": sandbox.references],
          in: sandbox.root
        ).waitUntilExit()
        #expect(outcome.status == 0 && outcome.output.contains("1 test"), "\(outcome.output)")
      }
    }
  }

  @Test func memoryAddressesAreNotShown() throws {
    let texts = try Self.texts
    #expect(!texts.contains("0x"), "\(texts)")
    #expect(!texts.contains("unknown context"), "\(texts)")
  }

  @Test func membersWithACommonPrefixAreSorted() throws {
    struct Board { var rows = Set((0..<9).map(Row.init)) }
    for text in try [SnapshotValueDump.dump(of: Board()), CompactText.text(of: Board()), DumpText.text(of: Board())] {
      #expect(text.matches(of: #/x: (\d)/#).compactMap { Int($0.output.1) } == Array(0..<9), "\(text)")
    }
  }

  @Test func compactTexts() {
    #expect(CompactText.text(of: Row(1)) == "Row(place: Place(point: Point(x: 1)))")
    #expect(CompactText.text(of: AnyHashable("a")) == "a")
    #expect(CompactText.part(AnyHashable("a")) == #""a""#)
    #expect(CompactText.part(Optional("nil") as Any) == #""nil""#)
    #expect(CompactText.text(of: ["b": 1, "a": 2] as KeyValuePairs) == #"["b": 1, "a": 2]"#)
    #expect(CompactText.text(of: ["b": 1, "a": 2].keys) == #"["a", "b"]"#)
    #expect(CompactText.text(of: ["b": 1, "a": 2].values) == "[1, 2]")
    #expect(CompactText.text(of: UnsafeMutablePointer<Int>(bitPattern: 8) as Any) == "UnsafeMutablePointer<Int>")
    #expect(CompactText.text(of: \Row.place) == "\\Row.place" || CompactText.text(of: \Row.place).hasSuffix(".place"))
    #expect(CompactText.text(of: Row.self) == "Row")
    #expect(
      CompactText.text(of: NSError(domain: "d", code: 1, userInfo: ["b": 2, "a": 1]))
        == #"Error Domain=d Code=1 "(null)"UserInfo={a=1, b=2}"#)
    #expect(
      CompactText.text(of: CocoaError(.fileNoSuchFile, userInfo: ["b": 2, "a": 1])).hasSuffix("UserInfo={a=1, b=2}"))
    #expect(
      CompactText.text(of: Notification(name: .init("n"), userInfo: ["b": 2, "a": 1]))
        == #"name = n, userInfo = ["a": 1, "b": 2]"#)
    #expect(CompactText.name(of: Optional(3) as Any) == "Optional(3)")
    #expect(CompactText.name(of: Set(["b", "a", "c", "d"])) == #"["a", "b", "c", "d"]"#)
  }

  /// What has nothing to order is printed by swift-custom-dump as ever.
  @Test func orderedValuesAreUnchanged() {
    struct Plain { var name = "a", numbers = [2, 1], one = ["k": 1], none: Set<Int> = [] }
    #expect(
      SnapshotValueDump.dump(of: Plain()) == """
        DeterministicTextTests.Plain(
          name: "a",
          numbers: [
            [0]: 2,
            [1]: 1
          ],
          one: [
            "k": 1
          ],
          none: Set([])
        )
        """)
    #expect(
      SnapshotValueDump.dump(of: [Set([1, 2])]) == """
        [
          [0]: Set([
            1,
            2
          ])
        ]
        """)
  }

  @Test func dumpedObjectsAreReleased() {
    final class Leaf { let numbers = Set(0..<5) }
    weak var gone: Leaf?
    do {
      let leaf = Leaf()
      gone = leaf
      #expect(SnapshotValueDump.dump(of: leaf).contains("Leaf("))
    }
    #expect(gone == nil)
  }
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction == "texts")) struct DeterministicTextChild {
  @Test func texts() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["REFERENCES"])
    let failure = verifySnapshot(
      of: try DeterministicTextTests.texts, as: .lines, record: .never, snapshotDirectory: folder,
      testName: "texts()")
    #expect(failure == nil, "\(failure ?? "")")
  }
}
