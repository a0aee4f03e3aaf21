import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// A test run with its results and findings: the input of every report.
package struct RunReport: Sendable {
  package var folder: RunFolder
  /// The metadata that the command line tool wrote; `nil` after a plain `swift test`.
  package var facts: RunFacts?
  /// The results in a stable order; see ``SnapshotResult/results(of:)``.
  package var results: [SnapshotResult]
  /// The snapshots that were accepted since the run.
  package private(set) var accepted: Set<SnapshotResult.Key> = []
  /// The snapshots that were rejected since the run.
  package private(set) var rejected: Set<SnapshotResult.Key> = []
  /// Test failures that are not caused by a snapshot.
  package var otherIssues: [TestIssue]
  /// Test failures that are not caused by a snapshot, in tests that passed in another attempt.
  package var flakyIssues: [TestIssue]
  package var findings: RunFindings
  /// Tests that were skipped, disabled or cancelled.
  package var skipped: [SkippedTest]
  /// Stale references, when the run looked for them. The findings say whether they fail the run.
  package var stale: [StaleReferences.Finding]
  /// The root of the package that ran the tests, as recorded by the run; empty when unknown. Shortens paths, and maps the
  /// run's files to the current package.
  package var packageDirectory: String
  /// The current package, in which references are looked up. Without one, no reference is read or written.
  package var boundary: PackageBoundary?
  /// The places of previews that failed, by their ids without configurations.
  let previewPlaces: [String: SourcePlace]
  /// The differences of pictures that were asked for.
  let differences = KnownDifferences()

  package var exitCode: SnapshotExitCode { findings.exitCode }

  /// Reads the ledger and the metadata of a run and computes its findings.
  ///
  /// A run whose test process never wrote a ledger has no results, provided that it has metadata.
  ///
  /// - Throws: `LedgerError` and ``ReportError``.
  package init(of folder: RunFolder, in boundary: PackageBoundary? = nil) throws {
    let facts = try RunFacts(of: folder)
    let ledger: Ledger
    do {
      ledger = try Ledger(contentsOf: folder)
    } catch {
      guard case .absent = error, facts != nil else { throw error }
      ledger = Ledger()
    }
    self.init(folder: folder, ledger: ledger, facts: facts, in: boundary)
  }

  /// Computes the findings of a run.
  ///
  /// - Parameters:
  ///   - boundary: The current package.
  ///   - mayAssertNothing: Whether a finished run without assertions is complete, such as a shard whose tests have no
  ///     snapshots.
  package init(
    folder: RunFolder, ledger: Ledger, facts: RunFacts?, in boundary: PackageBoundary? = nil,
    mayAssertNothing: Bool = false
  ) {
    self.folder = folder
    self.boundary = boundary
    self.facts = facts
    results = SnapshotResult.results(of: ledger.entries)
    if let facts, let known = facts.known {
      // NB: merged metadata has no failures of snapshots.
      let failures = facts.isMerged ? nil : facts.issues + (facts.flaky ?? [])
      for index in results.indices
      where results[index].status.canBeKnown
        && TestIssue.expects(results[index].entry, known: known, failures: failures)
      {
        results[index].status = .known
      }
    }
    // NB: in a merged run, a failure of one shard can be in the same line as a changed snapshot of another shard.
    let isMerged = facts?.isMerged == true
    previewPlaces = SourcePlace.ofPreviews(in: ledger.entries, failures: (facts?.issues ?? []) + (facts?.flaky ?? []))
    otherIssues = (facts?.issues ?? []).filter { isMerged || !$0.isExplained(by: ledger.entries) }
    flakyIssues = (facts?.flaky ?? []).filter { isMerged || !$0.isExplained(by: ledger.entries) }
    skipped = facts?.skipped ?? []
    stale = facts?.stale ?? []
    packageDirectory =
      facts?.packageDirectory ?? PackageRoot.containing(file: folder.ledgerPath) ?? ""
    findings = []
    findings = findings(in: ledger).union(findingsOfMetadata())
    // NB: without metadata, nothing shows whether all tests ran.
    if facts == nil { findings.insert(.incomplete) }
    if results.isEmpty, !(mayAssertNothing && facts?.ending == .finished), facts?.mayAssertNothing != true {
      findings.insert(.incomplete)
    }
  }

  /// A run passes only if it finished, made at least one assertion, and every failure and every entry is accounted for.
  private func findings(in ledger: Ledger) -> RunFindings {
    var findings: RunFindings = []
    let failed = results.filter(\.status.isProblem)
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
      case .passed, .known: break
      case .nondeterministic: if !allowsFlaky { findings.insert(.nondeterministic) }
      case .changed, .missing, .new, .rerecorded: findings.insert(.changed)
      case .error:
        findings.insert(health(of: result.entry) == .unreadable ? .unreadableReference : .otherFailure)
      }
    }
    return findings
  }

  /// The findings about shards and stale references, which the metadata records.
  private func findingsOfMetadata() -> RunFindings {
    var findings: RunFindings = []
    guard let facts else { return findings }
    for shard in facts.shards ?? [] { findings.formUnion(RunFindings(names: shard.findings)) }
    if facts.gaps?.isEmpty == false { findings.insert(.incomplete) }
    if facts.lintIsError == true, facts.lint?.contains(where: \.status.fails) == true { findings.insert(.lint) }
    if facts.staleIsError == true {
      if stale.contains(where: { $0.isKept != true }) { findings.insert(.stale) }
      if facts.staleIsUnknown != nil { findings.insert(.incomplete) }
    }
    return findings
  }

  /// The number of assertions in the ledger and the number recorded when the run finished, if some were lost.
  func lostAssertions(in ledger: Ledger) -> (found: Int, stated: Int)? {
    guard let stated = facts?.assertions, ledger.entries.count < stated else { return nil }
    return (ledger.entries.count, stated)
  }

  /// The number of assertions in the results and the number recorded when the run finished, if some were lost.
  package var lostAssertions: (found: Int, stated: Int)? {
    let found = results.reduce(0) { $0 + $1.attempts }
    guard let stated = facts?.assertions, found < stated else { return nil }
    return (found, stated)
  }

  /// The root causes of changed and missing snapshots. Causes with known elements come first, those of most snapshots leading.
  ///
  /// - Complexity: that of ``Cause/causes(of:in:)`` at every access.
  package var causes: [Cause] {
    Cause.causes(of: results.filter { isUndecided($0) || $0.status == .rerecorded }, in: self)
  }

  /// Counts snapshots as decided whose new values became their references after the run. If no other one is left to decide, the
  /// changes of the run are no finding any more. Rejected changes stay findings: their tests keep failing.
  package mutating func note(accepted keys: Set<SnapshotResult.Key>, rejected: Set<SnapshotResult.Key> = []) {
    accepted = keys
    self.rejected = rejected.subtracting(keys)
    let isRecording = facts?.isRecording == true
    let isChanged = results.contains { result in
      switch result.status {
      case .changed, .missing: !keys.contains(result.key)
      case .new, .rerecorded: !isRecording
      case .error, .nondeterministic, .known, .passed: false
      }
    }
    if !isChanged { findings.remove(.changed) }
  }

  /// Whether a snapshot is to be accepted or rejected.
  private func isUndecided(_ result: SnapshotResult) -> Bool { result.status.needsDecision && !isDecided(result) }

  /// Whether a snapshot was accepted or rejected since the run.
  package func isDecided(_ result: SnapshotResult) -> Bool {
    accepted.contains(result.key) || rejected.contains(result.key)
  }

  /// Returns the results with a status.
  package func results(_ status: SnapshotStatus) -> [SnapshotResult] { results.filter { $0.status == status } }

  /// The number of results of each status that occurs, the most severe status first.
  package var counts: [(status: SnapshotStatus, count: Int)] {
    let counts = results.reduce(into: [SnapshotStatus: Int]()) { $0[$1.status, default: 0] += 1 }
    return SnapshotStatus.allCases.compactMap { status in counts[status].map { (status, $0) } }
  }

  /// Returns a path for display: relative to the package if it is inside.
  package func displayPath(_ path: String) -> String {
    for root in [packageDirectory, boundary?.root ?? ""] where !root.isEmpty && path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return path
  }
}
