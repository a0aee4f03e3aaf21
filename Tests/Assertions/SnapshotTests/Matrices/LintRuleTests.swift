import SnapshotLedger
import Testing
import SnapshotUI

/// The rules of reports are those of views.
@Suite struct LintRuleTests {
  @Test func reportsKnowEveryRule() {
    #expect(ViewDiagnostic.Rule.allCases.map(\.id).sorted() == LintRule.all.map(\.id).sorted())
    for rule in ViewDiagnostic.Rule.allCases {
      let known = LintRule(id: rule.id)
      #expect(known?.severity == rule.severity.rawValue, "\(rule)")
      #expect(known?.summary == rule.summary, "\(rule)")
      #expect(known?.isWorseIfSmaller == rule.isWorseIfSmaller, "\(rule)")
      #expect(ViewDiagnostic.Rule(id: rule.id) == rule)
    }
  }
}
