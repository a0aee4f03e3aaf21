import Foundation
import SnapshotLedger

/// A run, read and judged: what every report is made from.
package struct RunReport: Sendable {
  package var folder: RunFolder
  /// What the command line tool knows of the run; `nil` after a plain `swift test`.
  package var facts: RunFacts?
  /// Stable order; see ``SnapshotResult/results(of:)``.
  package var results: [SnapshotResult]
  /// Failures that no snapshot explains.
  package var otherIssues: [TestIssue]
  /// Failures that no snapshot explains, of tests that passed in another attempt.
  package var flakyIssues: [TestIssue]
  package var findings: RunFindings
  /// Tests that did not run because they said so.
  package var skipped: [SkippedTest]
  /// References without a test, where they were looked for; whether they fail the run is said by the findings.
  package var stale: [StaleReferences.Finding]
  /// The root of the package where the run was made, as the run says; empty where unknown. For shorter paths, and for finding
  /// its files in the package of whoever looks at it.
  package var packageDirectory: String
  /// The package of whoever looks at the run, in which its references are looked up; `nil` where there is none, and then no
  /// reference is read or written.
  package var boundary: PackageBoundary?

  package var exitCode: SnapshotExitCode { findings.exitCode }

  /// Reads a run's ledger and facts and judges them.
  ///
  /// - Throws: ``LedgerError`` and ``ReportError``. A run whose test process never wrote a ledger has no results and is
  ///   not an error when there are facts.
  package init(of folder: RunFolder, in boundary: PackageBoundary? = nil) throws {
    let facts = try RunFacts(of: folder)
    var ledger = Ledger()
    do {
      ledger = try Ledger(contentsOf: folder)
    } catch LedgerError.absent(let path) {
      guard facts != nil else { throw LedgerError.absent(path: path) }
    }
    self.init(folder: folder, ledger: ledger, facts: facts, in: boundary)
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - boundary: The package of whoever looks at the run.
  ///   - mayAssertNothing: Whether a run that ended and asserted nothing is complete, as a shard is whose tests have no
  ///     snapshots.
  package init(
    folder: RunFolder, ledger: Ledger, facts: RunFacts?, in boundary: PackageBoundary? = nil,
    mayAssertNothing: Bool = false
  ) {
    self.folder = folder
    self.boundary = boundary
    self.facts = facts
    results = SnapshotResult.results(of: ledger.entries)
    // NB: a failure of one shard may stand in the line in which a snapshot of another differs; they were judged apart.
    let isMerged = facts?.isMerged == true
    otherIssues = (facts?.issues ?? []).filter { isMerged || !$0.isExplained(by: ledger.entries) }
    flakyIssues = (facts?.flaky ?? []).filter { isMerged || !$0.isExplained(by: ledger.entries) }
    skipped = facts?.skipped ?? []
    stale = facts?.stale ?? []
    packageDirectory =
      facts?.packageDirectory ?? PackageRoot.containing(file: folder.ledgerPath) ?? ""
    findings = []
    findings = judge(ledger).union(judgeFacts())
    if results.isEmpty, !(mayAssertNothing && facts?.ending == .finished) { findings.insert(.incomplete) }
  }

  /// The rule: green is said only of a run that ended by itself, asserted something, and in which every failure
  /// and every entry is accounted for.
  private func judge(_ ledger: Ledger) -> RunFindings {
    var findings: RunFindings = []
    let failed = results.filter { $0.status != .passed }
    if !otherIssues.isEmpty { findings.insert(.otherFailure) }
    if !ledger.isComplete || lostAssertions(in: ledger) != nil { findings.insert(.incomplete) }
    switch facts?.ending {
    case .crashed: findings.formUnion([.otherFailure, .incomplete])
    case .notBuilt: findings.insert(.otherFailure)
    case .running, .cutShort, .interrupted: findings.insert(.incomplete)
    case .finished where facts?.exitStatus != 0 && failed.isEmpty && flakyIssues.isEmpty:
      findings.insert(.otherFailure)
    case .finished, nil: break
    }
    let allowsFlaky = facts?.allowsFlaky == true
    if !flakyIssues.isEmpty, !allowsFlaky { findings.insert(.nondeterministic) }
    let recorded: Set<SnapshotStatus> = facts?.isRecording == true ? [.new, .rerecorded] : []
    for result in failed where !recorded.contains(result.status) {
      switch result.status {
      case .passed: break
      case .nondeterministic: if !allowsFlaky { findings.insert(.nondeterministic) }
      case .changed, .missing, .new, .rerecorded: findings.insert(.changed)
      case .error:
        findings.insert(health(of: result.entry) == .unreadable ? .unreadableReference : .otherFailure)
      }
    }
    return findings
  }

  /// What the run itself says of shards and of references without a test.
  private func judgeFacts() -> RunFindings {
    var findings: RunFindings = []
    guard let facts else { return findings }
    for shard in facts.shards ?? [] { findings.formUnion(RunFindings(names: shard.findings)) }
    if facts.gaps?.isEmpty == false { findings.insert(.incomplete) }
    if facts.staleIsError == true {
      if !stale.isEmpty { findings.insert(.stale) }
      if facts.staleIsUnknown != nil { findings.insert(.incomplete) }
    }
    return findings
  }

  /// How many assertions the ledger has and how many it had at the run's end, where some are lost.
  func lostAssertions(in ledger: Ledger) -> (found: Int, stated: Int)? {
    guard let stated = facts?.assertions, ledger.entries.count < stated else { return nil }
    return (ledger.entries.count, stated)
  }

  /// How many assertions the ledger has and how many it had at the run's end, where some are lost.
  package var lostAssertions: (found: Int, stated: Int)? {
    let found = results.reduce(0) { $0 + $1.attempts }
    guard let stated = facts?.assertions, found < stated else { return nil }
    return (found, stated)
  }

  /// Why snapshots differ or are missing; those of most snapshots first where elements are known.
  ///
  /// - Complexity: that of ``Cause/causes(of:in:)``; nothing is remembered.
  package var causes: [Cause] {
    Cause.causes(
      of: results.filter { [.changed, .nondeterministic, .missing, .rerecorded].contains($0.status) }, in: self)
  }

  /// The results of one status.
  package func results(_ status: SnapshotStatus) -> [SnapshotResult] { results.filter { $0.status == status } }

  /// How many results each status has, the worst first, those without any left out.
  package var counts: [(status: SnapshotStatus, count: Int)] {
    SnapshotStatus.allCases.compactMap { status in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : (status, count)
    }
  }

  /// A path as people read it: relative to the package where it lies inside.
  package func displayPath(_ path: String) -> String {
    for root in [packageDirectory, boundary?.root ?? ""] where !root.isEmpty && path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return path
  }
}
