import Foundation
import SnapshotLedger
import SnapshotRuns

/// Finds stale references of a package.
enum Staleness {
  /// Finds stale references by a run, which may come from another machine: only its build configuration and build system are
  /// reused.
  ///
  /// - Throws: ``CommandError`` if the run was imported, because it does not show which references are used.
  static func find(in report: RunReport, packageRoot: String) async throws -> StaleReferences {
    try requireTestRun(report)
    return try await find(
      in: report, packageRoot: packageRoot, arguments: listing(report.facts, packageRoot: packageRoot))
  }

  /// Finds stale references by a run, and lists the tests while the run is read.
  ///
  /// - Throws: ``CommandError`` if the run was imported, because it does not show which references are used.
  static func find(
    in folder: RunFolder, packageRoot: String, read: (RunFolder) throws -> RunReport
  ) async throws -> (report: RunReport, found: StaleReferences) {
    let boundary = try PackageBoundary(configuredIn: packageRoot)
    let arguments = listing(try RunFacts(of: folder), packageRoot: packageRoot)
    async let tests = TestLister.tests(packageRoot: packageRoot, arguments: arguments)
    async let inventory = ReferenceInventory(in: boundary)
    let report = try read(folder)
    try requireTestRun(report)
    let found = StaleReferences(
      inventory: await inventory, report: report, tests: try await tests, history: EarlierRuns(of: packageRoot),
      placed: PlacedFiles(of: packageRoot))
    return (report, found)
  }

  /// - Throws: ``CommandError`` if the run was imported.
  static func requireTestRun(_ report: RunReport) throws {
    guard let imported = report.facts?.imported else { return }
    throw CommandError(
      .incomplete,
      "The run \(report.folder.name) was imported from \(imported.folder), and does not show which references are used. "
        + "To find unused references, run all tests first: swift run snapshot verify")
  }

  /// The arguments that list the tests of a run: those of the package, and those of the run that can be trusted.
  private static func listing(_ facts: RunFacts?, packageRoot: String) -> [String] {
    let configuration = (try? Configuration(packageRoot: packageRoot)) ?? Configuration()
    return BuildSystem.arguments(configuration.testArguments, packageRoot: packageRoot)
      + TestArguments.trusted(in: facts?.arguments ?? [])
  }

  private static func find(
    in report: RunReport, packageRoot: String, arguments: [String]
  ) async throws -> StaleReferences {
    let tests = try await TestLister.tests(packageRoot: packageRoot, arguments: arguments)
    return try find(in: report, packageRoot: packageRoot, tests: tests)
  }

  private static func find(in report: RunReport, packageRoot: String, tests: TestList) throws -> StaleReferences {
    StaleReferences(
      inventory: ReferenceInventory(in: try PackageBoundary(configuredIn: packageRoot)), report: report, tests: tests,
      history: EarlierRuns(of: packageRoot), placed: PlacedFiles(of: packageRoot))
  }

  /// Finds references without a test after a run, and saves them with the run for later reports.
  ///
  /// Builds nothing. If the run used every reference, or is not complete, the tests are not listed. If the list of tests is
  /// not available, this is saved too, and fails the run if stale references would.
  ///
  /// - Parameter arguments: The arguments of `swift test` with which the tests were built.
  static func note(
    in report: inout RunReport, policy: StalePolicy, packageRoot: String, arguments: [String] = []
  ) async throws {
    guard policy != .ignore, var facts = report.facts else { return }
    facts.staleIsError = policy == .error || facts.staleIsError == true ? true : nil
    let boundary = try PackageBoundary(configuredIn: packageRoot)
    let inventory = ReferenceInventory(in: boundary)
    if StaleReferences.canBeFound(in: report, inventory: inventory, placed: PlacedFiles(of: packageRoot)) {
      do {
        let known = facts.tests.map { TestList(ids: $0 + (facts.leftOut ?? [])) }
        let found: StaleReferences
        if let known, facts.isMerged || facts.shard != nil {
          found = try find(in: report, packageRoot: packageRoot, tests: known)
        } else {
          found = try await find(in: report, packageRoot: packageRoot, arguments: arguments)
        }
        let noted = Set((facts.stale ?? []).map(\.path))
        let all = (facts.stale ?? []) + found.stale.filter { !noted.contains($0.path) }
        facts.stale = all.isEmpty ? nil : all.sorted { $0.path < $1.path }
      } catch let error as CommandError {
        facts.staleIsUnknown = error.message.split(separator: "\n").first.map(String.init) ?? ""
      }
    }
    guard facts != report.facts else { return }
    try facts.write(to: report.folder)
    report = try RunReport(of: report.folder, in: report.boundary)
  }
}
