extension RunFacts {
  /// Adds another attempt at some or all tests.
  ///
  /// A failure of a test that failed in one attempt and passed in another counts as ``flaky`` instead of as a failure. A
  /// crash in any attempt remains a crash.
  ///
  /// - Parameter selected: The tests that were run again, if not all. They count as run if the attempt finished.
  package mutating func add(attempt other: RunFacts, of selected: [TestList.Test] = []) {
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
    let flakyIssues = all.filter(isFlaky)
    issues = all.filter { !isFlaky($0) }
    flaky = Array(Set((flaky ?? []) + flakyIssues)).sorted { ($0.test, $0.file, $0.line) < ($1.test, $1.file, $1.line) }
    let allKnown = (known ?? []) + (other.known ?? []).filter { known?.contains($0) != true }
    known = allKnown.isEmpty ? nil : allKnown
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
  /// Returns the failed tests that can pass in another attempt: tests with a changed snapshot, an error, or another failure.
  /// A missing reference stays missing.
  package func failed(in report: RunReport) -> [Test] {
    let results = report.results.filter { $0.status == .changed || $0.status == .error }
    var chosen = tests(of: results.map(\.entry))
    let issues = Set(report.otherIssues.map(\.test))
    chosen.formUnion(tests.filter { issues.contains($0.id) || issues.contains($0.consoleName) })
    return chosen.sorted { $0.id < $1.id }
  }
}
