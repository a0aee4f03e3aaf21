import Foundation
import SnapshotLedger
import SnapshotRuns

/// What is stale in a package, by a run.
enum Staleness {
  /// Judges a run, which may have been made anywhere: of its arguments only the build configuration is used again.
  static func find(in report: RunReport, packageRoot: String) async throws -> StaleReferences {
    try await find(
      in: report, packageRoot: packageRoot, arguments: TestArguments.configuration(of: report.facts?.arguments ?? []))
  }

  private static func find(
    in report: RunReport, packageRoot: String, arguments: [String]
  ) async throws -> StaleReferences {
    let tests = try await TestLister.tests(packageRoot: packageRoot, arguments: arguments)
    return find(in: report, packageRoot: packageRoot, tests: tests)
  }

  private static func find(in report: RunReport, packageRoot: String, tests: TestList) -> StaleReferences {
    StaleReferences(
      inventory: ReferenceInventory(packageRoot: packageRoot), report: report, tests: tests,
      history: history(of: packageRoot))
  }

  /// Looks for references without a test after a run, and notes them with it, so that every later report tells of them.
  ///
  /// Nothing is built. Where the run touched every reference, or nothing can be said after it, the tests are not even
  /// listed. What cannot be found out is noted, and fails the run where stale references would.
  ///
  /// - Parameter arguments: Those of `swift test` by which the tests were built.
  static func note(
    in report: inout RunReport, policy: StalePolicy, packageRoot: String, arguments: [String] = []
  ) async throws {
    guard policy != .ignore, var facts = report.facts else { return }
    facts.staleIsError = policy == .error || facts.staleIsError == true ? true : nil
    if StaleReferences.canBeFound(in: report, inventory: ReferenceInventory(packageRoot: packageRoot)) {
      do {
        let known = facts.tests.map { TestList(ids: $0 + (facts.leftOut ?? [])) }
        let found: StaleReferences
        if let known, facts.isMerged || facts.shard != nil {
          found = find(in: report, packageRoot: packageRoot, tests: known)
        } else {
          found = try await find(in: report, packageRoot: packageRoot, arguments: arguments)
        }
        let noted = Set((facts.stale ?? []).map(\.path))
        let all = (facts.stale ?? []) + found.stale.filter { !noted.contains($0.path) }
        facts.stale = all.isEmpty ? nil : all.sorted { $0.path < $1.path }
      } catch let error as VerbError {
        facts.staleIsUnknown = error.message.split(separator: "\n").first.map(String.init) ?? ""
      }
    }
    guard facts != report.facts else { return }
    try facts.write(to: report.folder)
    report = try RunReport(of: report.folder, in: report.boundary)
  }

  /// The entries of all runs that are kept. A run that cannot be read tells nothing.
  private static func history(of packageRoot: String) -> [LedgerEntry] {
    let folder = RunFolder.runs(packageRoot: packageRoot)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { (try? Ledger(contentsOf: RunFolder(path: folder + "/" + $0)))?.entries ?? [] }
  }
}
