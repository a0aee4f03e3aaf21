import SnapshotUI

/// What a rule makes of cases.
struct LintScore {
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

  func line(of name: String, count: Int) -> String {
    func percent(_ share: Double) -> String {
      let tenths = Int((share * 1000).rounded(.down))
      return "\(tenths / 10).\(tenths % 10) %"
    }
    return "\(name): \(count) cases, recall \(percent(recall)), precision \(percent(precision))"
  }
}
