import Foundation
import SnapshotLedger
import SnapshotRuns

extension TestRun {
  /// The number of further hash seeds to try. Small sets often have the same order with two seeds.
  private static let furtherSeeds = 4

  /// Runs the tests in the user's environment, and in new processes with all settings changed at once. If their results differ,
  /// runs the tests that differ with each setting changed alone, to find the setting that causes it.
  ///
  /// All runs write to one ledger. Results are compared with each other, not with references.
  ///
  /// - Throws: ``CommandError`` if the run could not start.
  func compare(in environments: TestEnvironments) async throws -> EnvironmentComparison {
    var facts = try await begin()
    var run = self
    let own = try await run.observe(in: nil, &facts)
    var comparison = EnvironmentComparison(environments: environments, own: own)
    guard comparison.isComplete else { return try conclude(comparison, facts) }
    run.skipsBuild = true
    let changed = try await run.observe(in: environments.combined, &facts)
    comparison.add(changed, in: environments.combined)
    if !comparison.affected.isEmpty { try await run.separate(&comparison) }
    return try conclude(comparison, facts)
  }

  private func conclude(_ comparison: EnvironmentComparison, _ facts: RunFacts) throws -> EnvironmentComparison {
    var comparison = comparison
    comparison.report = try end(facts)
    return comparison
  }

  /// Finds which setting changes the results.
  private mutating func separate(_ comparison: inout EnvironmentComparison) async throws {
    try await select(comparison.affected)
    // The other runs are no part of the result: they repeat what the first two showed.
    var facts = RunFacts(packageDirectory: packageRoot, arguments: arguments)
    let control = try await observe(in: TestEnvironments.control, &facts)
    let again = try await observe(in: TestEnvironments.control, &facts)
    comparison.compare(again, with: control, in: TestEnvironments.control)
    for variation in comparison.environments.variations where !comparison.isInterrupted {
      let other = try await observe(in: TestEnvironments.control.combined(with: variation), &facts)
      comparison.compare(other, with: control, in: variation)
    }
    guard let seed = comparison.environments.hashSeed else { return }
    for _ in 0..<Self.furtherSeeds where !comparison.unexplained.isEmpty && !comparison.isInterrupted {
      let other = try await observe(in: TestEnvironments.control.combined(with: seed), &facts)
      comparison.compare(other, with: control, in: seed)
    }
  }

  /// Selects the tests that differ, if they are known.
  private mutating func select(_ affected: ObservedDifferences) async throws {
    let further = Array(arguments.dropFirst())
    let list = try await TestLister.tests(packageRoot: packageRoot, arguments: further)
    let tests = list.tests(of: affected, entries: try ledger().entries)
    guard !tests.isEmpty, tests.count <= Self.mostNamed else { return }
    // NB: filters add up.
    arguments = ["test"] + TestArguments.removing(["--filter"], from: further)
    selection = tests.flatMap(\.filter)
  }

  /// Makes another attempt, and returns its results.
  private mutating func observe(
    in environment: TestEnvironment?, _ facts: inout RunFacts
  ) async throws -> TestObservation {
    testEnvironment = environment
    let known = try ledger().entries.count
    let before = facts
    let own = try await attempt(&facts)
    // The tests can run in the user's environment.
    if attempt > 1, own.ending == .notBuilt { facts = before }
    attempt += 1
    return TestObservation(entries: Array(try ledger().entries.dropFirst(known)), facts: own)
  }
}
