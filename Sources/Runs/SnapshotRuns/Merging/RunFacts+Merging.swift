import SnapshotLedger

extension RunFacts {
  /// Sets what all shards have in common, before they are added one by one.
  mutating func begin(merging runs: [ShardRun], gaps: [String]) {
    self.gaps = gaps
    shards = []
    ended = []
    skipped = []
    flaky = []
    tests = Set(runs.flatMap { $0.facts?.tests ?? [] }).sorted()
    leftOut = Set(runs.flatMap { $0.facts?.leftOut ?? [] }).sorted()
    assertions = 0
    isRecording = false
    func common<Value: Hashable>(_ value: (RunFacts) -> Value?) -> Value? {
      let values = Set(runs.compactMap(\.facts).map(value))
      return values.count == 1 ? values.first ?? nil : nil
    }
    package = common(\.package)
    revision = common(\.revision)
    since = common(\.since)
  }

  /// Adds a shard.
  ///
  /// The findings of each shard depend only on its own metadata: what one shard tolerates, or what explains a failure in one
  /// shard, does not apply to another.
  ///
  /// - Parameter entries: The ledger entries of the shard, with their paths mapped to this package.
  mutating func add(_ run: ShardRun, entries: [LedgerEntry], from root: String) {
    let moved = run.facts?.moved(from: root, to: packageDirectory)
    let ledger = Ledger(entries: entries, isComplete: run.ledger.isComplete)
    let report = RunReport(
      folder: run.folder, ledger: ledger, facts: moved, in: PackageBoundary(root: packageDirectory),
      mayAssertNothing: true)
    let findings = report.findings.union(run.gaps.isEmpty ? [] : .incomplete)
    shards?.append(ShardVerdict(name: run.folder.name, shard: run.shard, findings: findings.names))
    assertions = (assertions ?? 0) + entries.count
    guard let other = moved else { return }
    ending = ending.worse(other.ending)
    exitStatus = max(exitStatus, other.exitStatus)
    reasons += other.reasons.map { "\(run.label): \($0)" }
    endedTests += other.endedTests
    ended = (ended ?? []) + other.endedIDs
    skipped = (skipped ?? []) + (other.skipped ?? [])
    issues += report.otherIssues
    flaky = (flaky ?? []) + report.flakyIssues
    known = (known ?? []) + (other.known ?? [])
    toolchain = toolchain.isEmpty ? other.toolchain : toolchain
    platform = platform.isEmpty ? other.platform : platform
    // NB: for display only; the findings of the shard already reflect it.
    isRecording = isRecording || other.isRecording
    allowsFlaky = allowsFlaky == true || other.allowsFlaky == true ? true : nil
    recordMode = recordMode ?? other.recordMode
    stale =
      (stale ?? []) + (other.stale ?? []).filter { finding in stale?.contains { $0.path == finding.path } != true }
    staleIsError = staleIsError == true || other.staleIsError == true ? true : nil
    // What one shard did not render, another one did.
    let known = Set((lint ?? []).map { [$0.rule, $0.path, $0.status.rawValue] })
    let further = (other.lint ?? []).filter {
      $0.status != .unknown && !known.contains([$0.rule, $0.path, $0.status.rawValue])
    }
    if other.lint != nil { lint = (lint ?? []) + further }
    lintIsError = lintIsError == true || other.lintIsError == true ? true : nil
    for (reason, count) in other.lintExempt ?? [:] {
      lintExempt = (lintExempt ?? [:]).merging([reason: count], uniquingKeysWith: +)
    }
    attempts = [attempts, other.attempts].compactMap { $0 }.max()
  }

  mutating func finishMerging() {
    ended = Set(ended ?? []).sorted()
    skipped = SkippedTest.merged(skipped ?? [])
    if flaky?.isEmpty == true { flaky = nil }
    if known?.isEmpty == true { known = nil }
    if stale?.isEmpty == true { stale = nil }
  }

  /// The names of tests that finished without a failure. A failed test may have stopped before its last assertion. XCTest
  /// names get their target if the shard has only one test of the name.
  private var endedIDs: [String] {
    let named = Dictionary(grouping: TestList(ids: selected ?? []).tests, by: \.consoleName)
    let stopped = Set(issues.map(\.test))
    return (ended ?? []).filter { !stopped.contains($0) }.map { name in
      guard let tests = named[name], tests.count == 1 else { return name }
      return tests[0].id
    }
  }

  private func moved(from root: String, to package: String) -> RunFacts {
    func path(_ path: String) -> String {
      !root.isEmpty && path.hasPrefix(root + "/") ? package + path.dropFirst(root.count) : path
    }
    func moved(_ issue: TestIssue) -> TestIssue {
      var issue = issue
      issue.file = path(issue.file)
      return issue
    }
    var facts = self
    facts.packageDirectory = package
    facts.issues = issues.map(moved)
    facts.flaky = flaky?.map(moved)
    facts.known = known?.map(moved)
    facts.skipped = skipped?.map { test in
      var test = test
      test.file = test.file.map(path)
      return test
    }
    facts.stale = stale?.map { finding in
      var finding = finding
      finding.path = path(finding.path)
      finding.movedTo = finding.movedTo.map(path)
      return finding
    }
    return facts
  }
}
