import Foundation
import SnapshotRepository
import Testing

/// Documentation/Security.md names, for each bound, a test that exists.
@Suite struct SecurityPageTests {
  @Test func eachBoundNamesTestsThatExist() throws {
    let page = try Repository.text("Documentation/Security.md")
    let table = try #require(page.components(separatedBy: "| Input | Bound | At the bound | Tests |\n").last)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix { $0.hasPrefix("|") }
    #expect(rows.count >= 15)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(row)")
      let tests = (cells.last ?? "").matches(of: /\[`(\w+)`\]\(\.\.\/(Tests\/[^)]+\.swift)\)/)
      #expect(!tests.isEmpty, "\(row)")
      for test in tests {
        let source = (try? Repository.text(String(test.output.2))) ?? ""
        let declares = source.contains("func \(test.output.1)(")
        #expect(declares, "\(test.output.2) has no test \(test.output.1)")
      }
    }
  }
}
