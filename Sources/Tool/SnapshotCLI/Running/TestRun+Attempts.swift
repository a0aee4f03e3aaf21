import SnapshotLedger
import SnapshotRuns

extension TestRun {
  /// The maximum number of tests on a command line. If more tests failed, all tests run again.
  static let mostNamed = 500

  /// Runs the tests repeatedly, and failed tests again, each time in new processes. All attempts write to one ledger, which
  /// shows flaky snapshots.
  ///
  /// Writes the run's facts at the start and after the last attempt, so that a killed run is recognized as unfinished.
  ///
  /// - Throws: ``CommandError`` if the run could not start.
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

  /// Creates the run's folder, and writes the facts of the run.
  func begin() async throws -> RunFacts {
    try folder.create()
    async let toolchain = Toolchain.version()
    var facts = RunFacts(
      packageDirectory: packageRoot, arguments: arguments, recordMode: recordMode?.rawValue, isRecording: isRecording,
      platform: Toolchain.platform, ending: .running)
    if allowsFlaky { facts.allowsFlaky = true }
    facts.shard = shard.map { RunFacts.Shard(number: $0.number, count: $0.count) }
    facts.since = changes?.facts
    facts.package = ManifestName.of(packageRoot: packageRoot)
    facts.revision = await SourceRevision.of(packageRoot: packageRoot)
    facts.toolchain = await toolchain
    try facts.write(to: folder)
    return facts
  }

  /// Selects the tests of the shard and of the changed test targets; `nil` if there are none. Tests must be built before they
  /// can be listed.
  private func divided(_ facts: inout RunFacts) async throws -> TestRun? {
    var run = self
    let further = Array(arguments.dropFirst())
    let selection = changes?.selection
    if let selection, selection.selected.isEmpty, shard == nil {
      facts.ending = .finished
      return nil
    }
    if shard == nil, TestArguments.values(of: ["--filter"], in: further).isEmpty {
      if let selection, !selection.unchanged.isEmpty { run.selection = selection.filters }
      return run
    }
    guard shard != nil || selection?.unchanged.isEmpty == false else { return self }
    if !further.contains("--skip-build"),
      let errors = try await TestLister.build(packageRoot: packageRoot, arguments: further)
    {
      facts.ending = .notBuilt
      facts.exitStatus = 1
      facts.reasons = errors
      return nil
    }
    let all = try await TestLister.tests(packageRoot: packageRoot, arguments: further)
    var list = all.chosen(by: further)
    if let selection { list = selection.chosen(from: list) }
    var selected = list.tests
    if let shard {
      facts.tests = list.tests.map(\.id).sorted()
      facts.leftOut = Set(all.tests.map(\.id)).subtracting(list.tests.map(\.id)).sorted()
      let plan = ShardPlan(list, count: shard.count, timings: timings)
      guard timings == nil || plan.timedTests > 0 || list.tests.isEmpty else { throw Self.foreignTimings }
      facts.shard?.timings = plan.timingsHash
      selected = plan.tests(ofShard: shard.number)
      facts.selected = selected.map(\.id)
      facts.notRun = facts.selected
      try facts.write(to: folder)
    }
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

  private static let foreignTimings = CommandError(
    .usage,
    "The run of --timings has none of the tests of this package. Pass a run of this package, or omit --timings.")

  private func report(_ facts: RunFacts) throws -> RunReport {
    RunReport(folder: folder, ledger: try ledger(), facts: facts, in: try PackageBoundary(configuredIn: packageRoot))
  }

  /// The results that the tests wrote; empty if they asserted nothing.
  func ledger() throws -> Ledger {
    // NB: Swift 6.2 crashes on a pattern in the `catch` of a typed error.
    do throws(LedgerError) {
      return try Ledger(contentsOf: folder)
    } catch {
      guard case .absent = error else { throw error }
      return Ledger()
    }
  }

  func end(_ facts: RunFacts) throws -> RunReport {
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
  /// Whether to make another attempt.
  fileprivate var canChange: Bool { !isDisjoint(with: [.changed, .otherFailure]) }
}
