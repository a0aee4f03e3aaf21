import SnapshotFoundation
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
}
