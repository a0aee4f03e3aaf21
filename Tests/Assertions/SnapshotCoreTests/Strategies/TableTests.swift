import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotFoundation
import Testing

@Suite struct TableTests {
  enum Country: String, CaseIterable { case at, nz }
  enum Refusal: Error { case heavy(Int) }

  private func price(_ weight: Int, _ country: Country) throws -> String {
    if weight > 10, country == .nz { throw Refusal.heavy(weight) }
    return country == .at ? "4.90" : "19.90"
  }

  @Test func everyCombinationHasARow() throws {
    let table = FunctionTable([1, 20], Country.allCases) { try price($0, $1) }
    #expect(
      try snapshot(of: table, as: .table) == """
        | Int | Country | result           |
        |-----|---------|------------------|
        | 1   | at      | 4.90             |
        | 1   | nz      | 19.90            |
        | 20  | at      | 4.90             |
        | 20  | nz      | throws heavy(20) |

        """)
    #expect(Snapshotting<FunctionTable, String>.table.pathExtension == "md")
  }

  @Test func oneAndThreeInputs() throws {
    #expect(
      try snapshot(of: Country.allCases, as: .table { $0.rawValue.uppercased() }) == """
        | Country | result |
        |---------|--------|
        | at      | AT     |
        | nz      | NZ     |

        """)
    let table = FunctionTable(columns: ["a", "b", "c", "sum"], [1, 2], [10], 100...101) { $0 + $1 + $2 }
    #expect(
      try snapshot(of: table, as: .table) == """
        | a   | b   | c   | sum |
        |-----|-----|-----|-----|
        | 1   | 10  | 100 | 111 |
        | 1   | 10  | 101 | 112 |
        | 2   | 10  | 100 | 112 |
        | 2   | 10  | 101 | 113 |

        """)
    #expect(try snapshot(of: FunctionTable([Int](), [1]) { $0 + $1 }, as: .table).split(separator: "\n").count == 2)
  }

  @Test func numberOfNamesMustMatchTheColumns() {
    let table = FunctionTable(columns: ["a"], [1]) { $0 }
    #expect(failureMessage(of: table, as: .table)?.contains("2 columns and 1 names") == true)
  }

  @Test func combinationsHaveALimit() {
    #expect(FunctionTable(0..<1000, 0..<100) { $0 + $1 }.rows.count == 100_000)
    let table = FunctionTable(0..<1000, 0..<1000, 0..<1000, 0..<1000) { a, b, c, d in a + b + c + d }
    #expect(failureMessage(of: table, as: .table)?.contains("more than 100000 combinations") == true)
  }

  @Test func cellsAreAlignedByTheirTerminalWidth() throws {
    let text = try snapshot(
      of: ["日本", "é", "e\u{301}", "👍", "a|b", "x\ny"], as: .table(columns: ["in", "out"]) { $0 })
    #expect(
      text == """
        | in   | out  |
        |------|------|
        | 日本 | 日本 |
        | é    | é    |
        | e\u{301}    | e\u{301}    |
        | 👍   | 👍   |
        | a\\|b | a\\|b |
        | x\\ny | x\\ny |

        """)
  }

  @Test func valuesAreTheSameInEveryRun() {
    struct Point { var x = 1, y: Int? = nil, name = "p" }
    final class Box {}
    enum Shape { case dot, circle(radius: Int), pair(Int, Int), tag(String) }
    #expect(CompactText.text(of: Set(["b", "a", "c"])) == #"["a", "b", "c"]"#)
    #expect(CompactText.text(of: ["b": [2: Set([2, 1])], "a": [:]]) == #"["a": [:], "b": [2: [1, 2]]]"#)
    #expect(CompactText.text(of: Point()) == #"Point(x: 1, y: nil, name: "p")"#)
    #expect(CompactText.text(of: Optional(3) as Any) == "3")
    #expect(CompactText.text(of: Int??.some(nil) as Any) == "nil")
    #expect(CompactText.text(of: Box()) == "Box")
    #expect(CompactText.text(of: (1, b: "x")) == #"(1, b: "x")"#)
    #expect(
      [Shape.dot, .circle(radius: 2), .pair(1, 2), .tag("a")].map { CompactText.text(of: $0) }
        == ["dot", "circle(radius: 2)", "pair(1, 2)", #"tag("a")"#])
    #expect(CompactText.text(of: "plain") == "plain")
    #expect(CompactText.text(of: 1.5) == "1.5")
    #expect(CompactText.text(of: ()) == "()")
  }
}
