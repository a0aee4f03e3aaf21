import Testing
import SnapshotUI

/// The recall and the precision of each lint rule over its cases. `Scripts/check/lint-rules` prints them.
@Suite struct LintCorpusTests {
  @Test(arguments: LintCorpus.rules.indices) func rule(index: Int) throws {
    let (rule, cases) = LintCorpus.rules[index]
    var score = Score()
    for example in cases {
      let found = try example.view.layoutIssues(in: example.context).filter { $0.rule == rule }
      score.add(example, found)
    }
    print("lint: \(score.line(of: rule, count: cases.count))")
    for line in score.misses { print("lint: \(rule.rawValue): \(line)") }
    #expect(cases.count >= 20)
    // The goals are a recall of 95 % and a precision of 90 %. A rule that loses one case it knew has a fault nevertheless.
    #expect(score.misses.isEmpty, "\(score.misses.joined(separator: "\n"))")
  }

  private struct Score {
    var found = 0
    var missed = 0
    var wrong = 0
    var misses: [String] = []

    var recall: Double { Double(found) / Double(max(1, found + missed)) }
    var precision: Double { found + wrong == 0 ? 1 : Double(found) / Double(found + wrong) }

    mutating func add(_ example: LintCase, _ diagnostics: [ViewDiagnostic]) {
      switch (example.isDefect, diagnostics.isEmpty) {
      case (true, false): found += 1
      case (true, true):
        missed += 1
        misses.append("missed: \(example.name)")
      case (false, true): break
      case (false, false):
        wrong += 1
        misses.append("wrong: \(example.name): \(diagnostics[0])")
      }
    }

    func line(of rule: ViewDiagnostic.Rule, count: Int) -> String {
      func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded(.down))
        return "\(tenths / 10).\(tenths % 10) %"
      }
      return "\(rule.rawValue): \(count) cases, recall \(percent(recall)), precision \(percent(precision))"
    }
  }
}
