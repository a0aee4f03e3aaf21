import SnapshotFoundation
import SnapshotRepository
import SnapshotUI
import Testing

@Suite struct LintRuleTests {
  @Test func everyRuleIsARowOfTheTable() {
    #expect(ViewDiagnostic.Rule.allCases.map(\.rawValue).sorted() == LintRule.all.map(\.id).sorted())
    for row in LintRule.all {
      #expect(ViewDiagnostic.Rule.Severity(rawValue: row.severity) == ViewDiagnostic.Rule(rawValue: row.id)?.severity)
    }
  }

  @Test func aRuleHasOneName() {
    for rule in ViewDiagnostic.Rule.allCases {
      #expect("\(rule)".lowercased() == rule.rawValue.replacing("-", with: ""))
    }
  }

  /// The page has a row and a section for each rule, except for the mistakes that evaluation finds, which it lists.
  @Test func thePageNamesEveryRule() throws {
    let page = try Repository.text("Documentation/Lint.md")
    let lines = page.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| [`") }.map { $0.split(separator: "|") }
    for rule in LintRule.all {
      let row = rows.first { $0[0] == " [`\(rule.id)`](#\(rule.id)) " }
      let isListed = row == nil && page.contains("`\(rule.id)`")
      #expect(row.map { $0[1] == " \(rule.severity) " } ?? isListed, "\(rule.id)")
      #expect(row == nil || lines.contains("### \(rule.id)"), "\(rule.id)")
    }
    #expect(rows.count == LintRule.all.count - 5)
  }
}
