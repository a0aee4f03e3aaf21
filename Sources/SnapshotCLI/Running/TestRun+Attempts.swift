import SnapshotLedger
import SnapshotRuns

extension TestRun {
  /// More tests than these are not named one by one on a command line; all of them run again then.
  private static let mostNamed = 500

  /// Runs the tests as often as is asked, and what failed again, each time in fresh processes. All attempts write the one
  /// ledger, so that what differs from itself is seen.
  ///
  /// The run's description is written when it begins and when its last attempt has ended: of a run that was killed in
  /// between, it says that it did not end.
  ///
  /// - Throws: ``VerbError`` where the run could not begin.
  func perform(repetitions: Int = 1, retries: Int = 0) async throws -> RunReport {
    var facts = try await begin()
    guard var run = try await divided(&facts) else { return try end(facts) }
    try await run.attempt(&facts)
    run.skipsBuild = true
    for _ in 1..<max(repetitions, 1) where facts.ending == .finished {
      run.attempt += 1
      try await run.attempt(&facts)
    }
    guard !isRecording else { return try end(facts) }
    for _ in 0..<retries where facts.ending == .finished {
      let report = try self.report(facts)
      guard report.findings.canChange else { break }
      let list = try await TestLister.tests(packageRoot: packageRoot, arguments: Array(arguments.dropFirst()))
      let failed = list.failed(in: report)
      guard !failed.isEmpty else { break }
      run.attempt += 1
      run.retried = failed
      if failed.count <= Self.mostNamed { run.selection = failed.flatMap(\.filter) }
      try await run.attempt(&facts)
    }
    return try end(facts)
  }

  /// Makes the run's folder, and states what is about to run.
  private func begin() async throws -> RunFacts {
    try folder.create()
    async let toolchain = Toolchain.version()
    var facts = RunFacts(
      packageDirectory: packageRoot, arguments: arguments, recordMode: recordMode?.rawValue, isRecording: isRecording,
      platform: Toolchain.platform, ending: .running)
    if allowsFlaky { facts.allowsFlaky = true }
    facts.shard = shard.map { RunFacts.Shard(number: $0.number, count: $0.count) }
    facts.package = ManifestName.of(packageRoot: packageRoot)
    facts.revision = await SourceRevision.of(packageRoot: packageRoot)
    facts.toolchain = await toolchain
    try facts.write(to: folder)
    return facts
  }

  /// The run with its part of the tests, which must be built before they can be listed; `nil` where none is to run.
  private func divided(_ facts: inout RunFacts) async throws -> TestRun? {
    guard let shard else { return self }
    var run = self
    let further = Array(arguments.dropFirst())
    if !further.contains("--skip-build"),
      let errors = try await TestLister.build(packageRoot: packageRoot, arguments: further)
    {
      facts.ending = .notBuilt
      facts.exitStatus = 1
      facts.reasons = errors
      return nil
    }
    let all = try await TestLister.tests(packageRoot: packageRoot, arguments: further)
    let list = all.chosen(by: further)
    facts.tests = list.tests.map(\.id).sorted()
    facts.leftOut = Set(all.tests.map(\.id)).subtracting(list.tests.map(\.id)).sorted()
    let selected = shard.tests(of: list)
    facts.selected = selected.map(\.id)
    facts.notRun = facts.selected
    try facts.write(to: folder)
    guard !selected.isEmpty else {
      facts.ending = .finished
      return nil
    }
    run.skipsBuild = true
    // NB: filters add up, and these were applied to the list.
    run.arguments = ["test"] + TestArguments.removing(["--filter"], from: further)
    run.selection = selected.flatMap(\.filter)
    return run
  }

  private func report(_ facts: RunFacts) throws -> RunReport {
    RunReport(folder: folder, ledger: try ledger(), facts: facts, in: PackageBoundary(configuredIn: packageRoot))
  }

  /// What the tests wrote; nothing where they asserted nothing.
  private func ledger() throws -> Ledger {
    do {
      return try Ledger(contentsOf: folder)
    } catch LedgerError.absent {
      return Ledger()
    }
  }

  private func end(_ facts: RunFacts) throws -> RunReport {
    var facts = facts
    facts.assertions = try ledger().entries.count
    try facts.write(to: folder)
    let report = try RunReport(of: folder, in: PackageBoundary(configuredIn: packageRoot))
    // A run that was ended before it asserted anything has nothing to show; the one before it has.
    if facts.ending != .interrupted || !report.results.isEmpty { try folder.becomeLatest() }
    return report
  }
}

extension RunFindings {
  /// Whether another attempt may tell more.
  fileprivate var canChange: Bool { !isDisjoint(with: [.changed, .otherFailure]) }
}
