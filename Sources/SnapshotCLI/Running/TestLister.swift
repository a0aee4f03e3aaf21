import Foundation
import SnapshotReport
import Subprocess

/// Asks the package which tests it has. They must be built.
enum TestLister {
  private static let longestList = 64 << 20

  /// Builds the tests; what the build prints goes to standard error.
  ///
  /// - Throws: ``VerbError`` where they do not build.
  static func build(packageRoot: String, jobs: Int?) async throws {
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["build", "--build-tests", "--package-path", packageRoot] + PackageManager.options
          + (jobs.map { ["--jobs", String($0)] } ?? [])),
      output: .fileDescriptor(.standardError, closeAfterSpawningProcess: false),
      error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
    guard result.terminationStatus.isSuccess else { throw VerbError(.testsFailed, "The tests do not build.") }
  }

  /// - Throws: ``VerbError`` where `swift test list` fails.
  static func tests(packageRoot: String) async throws -> TestList {
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(["test", "list", "--skip-build", "--package-path", packageRoot] + PackageManager.options),
      output: .string(limit: longestList), error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw VerbError(
        .testsFailed,
        "The tests cannot be listed. Build them first, with: snapshot verify\n\(result.standardError)")
    }
    return TestList(output: result.standardOutput)
  }
}

/// What is stale in a package, by its last run.
enum Staleness {
  static func find(in report: RunReport, packageRoot: String) async throws -> StaleReferences {
    let tests = try await TestLister.tests(packageRoot: packageRoot)
    return StaleReferences(
      inventory: ReferenceInventory(packageRoot: packageRoot), report: report, tests: tests,
      history: history(of: packageRoot))
  }

  /// The entries of all runs that are kept. A run that cannot be read tells nothing.
  private static func history(of packageRoot: String) -> [LedgerEntry] {
    let folder = RunFolder.runs(packageRoot: packageRoot)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { (try? Ledger(contentsOf: RunFolder(path: folder + "/" + $0)))?.entries ?? [] }
  }
}
