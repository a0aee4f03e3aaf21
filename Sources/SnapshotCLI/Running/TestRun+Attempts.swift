import SnapshotReport

extension TestRun {
  /// More tests than these are not named one by one on a command line; all of them run again then.
  private static let mostNamed = 500

  /// Runs the tests as often as is asked, and what failed again, each time in fresh processes. All attempts write the one
  /// ledger, so that what differs from itself is seen.
  func perform(repetitions: Int, retries: Int) async throws -> RunReport {
    var report = try await perform()
    var again = self
    again.skipsBuild = true
    for _ in 1..<max(repetitions, 1) where report.facts?.ending == .finished {
      again.attempt += 1
      report = try await again.perform()
    }
    guard !isRecording else { return report }
    for _ in 0..<retries where report.facts?.ending == .finished && report.findings.canChange {
      let list = try await TestLister.tests(packageRoot: packageRoot)
      let failed = list.failed(in: report)
      guard !failed.isEmpty else { break }
      again.attempt += 1
      again.retried = failed
      again.selection = failed.count > Self.mostNamed ? selection : failed.flatMap(\.filter)
      report = try await again.perform()
    }
    return report
  }
}

extension RunFindings {
  /// Whether another attempt may tell more.
  fileprivate var canChange: Bool { !isDisjoint(with: [.changed, .otherFailure]) }
}
