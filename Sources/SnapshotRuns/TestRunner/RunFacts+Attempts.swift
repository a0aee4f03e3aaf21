extension RunFacts {
  /// Takes in another attempt at all of the tests, or at some.
  ///
  /// A failure of a test that passed in one attempt and failed in another is no longer counted as a failure but as
  /// ``flaky``. A crash in any attempt stays one.
  ///
  /// - Parameter selected: The tests that were run again, where it was not all; they ran if the attempt came to its end.
  package mutating func take(attempt other: RunFacts, of selected: [TestList.Test] = []) {
    attempts = (attempts ?? 1) + 1
    var again = Set(other.ended ?? [])
    if other.ending == .finished { again.formUnion(selected.flatMap { [$0.id, $0.consoleName] }) }
    let failedBefore = Set((issues + (flaky ?? [])).map(\.test))
    let failedAgain = Set(other.issues.map(\.test))
    let passedBefore = Set(ended ?? []).subtracting(failedBefore)
    func isFlaky(_ issue: TestIssue) -> Bool {
      passedBefore.contains(issue.test) || again.contains(issue.test) && !failedAgain.contains(issue.test)
        || (flaky ?? []).contains { $0.test == issue.test }
    }
    let all = issues + other.issues.filter { !failedBefore.contains($0.test) || isFlaky($0) }
    let unsteady = all.filter(isFlaky)
    issues = all.filter { !isFlaky($0) }
    flaky = Array(Set((flaky ?? []) + unsteady)).sorted { ($0.test, $0.file, $0.line) < ($1.test, $1.file, $1.line) }
    ended = Set((ended ?? []) + (other.ended ?? [])).sorted()
    let everEnded = Set(ended ?? [])
    skipped = SkippedTest.merged((skipped ?? []) + (other.skipped ?? [])).filter { !everEnded.contains($0.test) }
    endedTests = max(endedTests, other.endedTests)
    exitStatus = issues.isEmpty && other.exitStatus == 0 ? 0 : max(exitStatus, other.exitStatus)
    ending = ending.worse(other.ending)
    reasons += other.reasons
  }
}

extension TestList {
  /// The tests that failed in a run for a reason that another attempt may not have: a difference, an error, or a failure
  /// that is no snapshot's. A missing reference stays missing.
  package func failed(in report: RunReport) -> [Test] {
    var chosen: Set<Test> = []
    for result in report.results where result.status == .changed || result.status == .error {
      let entry = result.entry
      let named = tests.filter { $0.target == entry.target && $0.function == entry.test }
      // XCTest's assertions know their file, not their class.
      let exact = named.filter { $0.suite.hasSuffix(entry.suite) }
      chosen.formUnion(exact.isEmpty ? named : exact)
    }
    let issues = Set(report.otherIssues.map(\.test))
    chosen.formUnion(tests.filter { issues.contains($0.id) || issues.contains($0.consoleName) })
    return chosen.sorted { $0.id < $1.id }
  }
}
