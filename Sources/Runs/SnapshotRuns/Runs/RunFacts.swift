import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The metadata of a run: the selected tests, the source revision, how the test runner ended, and other failures.
///
/// The command line tool writes it to `run.json` in the run's folder when the run begins, and again when it ends. A plain
/// `swift test` writes none.
package struct RunFacts: Hashable, Sendable, Codable {
  /// How the test runner ended.
  package enum Ending: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is still running, or it was killed. Written when a run begins.
    case running
    /// All tests ran; some may have failed.
    case finished
    /// The build failed, or no test started.
    case notBuilt
    /// A signal terminated a test process.
    case crashed
    /// Tests started, but the test runner ended before they finished.
    case cutShort
    /// The user interrupted it.
    case interrupted
  }

  package var schemaVersion = RunFacts.currentSchemaVersion
  package var packageDirectory: String
  /// The arguments passed to `swift`, starting with `test`.
  package var arguments: [String]
  /// The record mode set for the whole run, if any.
  package var recordMode: String?
  /// Whether the purpose of the run was to record references.
  package var isRecording: Bool
  package var toolchain: String
  package var platform: String
  package var ending: Ending
  package var exitStatus: Int
  /// The reasons of a crash or a failed build, one per line.
  package var reasons: [String]
  /// The number of finished tests of XCTest and Swift Testing.
  package var endedTests: Int
  /// The sorted names of finished tests, as printed by the test runner: `App.LoginTests/welcome()` for Swift Testing,
  /// `LoginTests.testWelcome` for XCTest. Excludes skipped and partly skipped tests.
  package var ended: [String]?
  /// The sorted tests that were skipped, disabled or cancelled.
  package var skipped: [SkippedTest]?
  /// All failures reported by the test runner, including those of snapshots.
  package var issues: [TestIssue]
  /// Failures of tests that passed in another attempt.
  package var flaky: [TestIssue]?
  /// The issues that tests expect with `withKnownIssue`, which fail no test.
  package var known: [TestIssue]?
  /// The number of attempts, if there was more than one.
  package var attempts: Int?
  /// Whether flaky tests do not fail the run.
  package var allowsFlaky: Bool?

  /// The shard of the tests; `nil` if the run is not sharded.
  package var shard: Shard?
  /// In sharded and merged runs: the sorted tests of all shards, as printed by `swift test list`.
  package var tests: [String]?
  /// In sharded and merged runs: the tests excluded by the configuration.
  package var leftOut: [String]?
  /// In sharded runs: the subset of ``tests`` that this shard runs.
  package var selected: [String]?
  /// In sharded runs: the subset of ``selected`` that the test runner never printed.
  package var notRun: [String]?
  /// The number of ledger entries when the run finished.
  package var assertions: Int?
  /// The name of the package.
  package var package: String?
  /// The revision of the tested sources.
  package var revision: Revision?

  /// The test targets that can have changed since a revision, if the run verified only these.
  package var since: Since?

  /// Stale references, if the run looked for them.
  package var stale: [StaleReferences.Finding]?
  /// Whether stale references fail the run.
  package var staleIsError: Bool?
  /// Why stale references could not be determined.
  package var staleIsUnknown: String?

  /// The judged findings of lint, if the run looked for them.
  package var lint: [LintRecord]?
  /// The number of exempt findings for each reason.
  package var lintExempt: [String: Int]?
  /// Whether findings fail the run.
  package var lintIsError: Bool?

  /// In merged runs: problems with the shards, such as missing, duplicate or truncated ones. In imported runs: files that were
  /// not compared. One sentence each.
  package var gaps: [String]?
  /// In merged runs: the merged shards.
  package var shards: [ShardVerdict]?
  /// In imported runs: the tool and the folder that the files come from.
  package var imported: Imported?

  package static let currentSchemaVersion = 1
  package static let fileName = "run.json"
  /// The size in bytes of the largest file that is read: the names of about 500,000 tests.
  package static let largestFile = 64 << 20

  package init(
    packageDirectory: String, arguments: [String], recordMode: String? = nil, isRecording: Bool = false,
    toolchain: String = "", platform: String = "", ending: Ending = .finished, exitStatus: Int = 0,
    reasons: [String] = [], endedTests: Int = 0, issues: [TestIssue] = []
  ) {
    self.packageDirectory = packageDirectory
    self.arguments = arguments
    self.recordMode = recordMode
    self.isRecording = isRecording
    self.toolchain = toolchain
    self.platform = platform
    self.ending = ending
    self.exitStatus = exitStatus
    self.reasons = reasons
    self.endedTests = endedTests
    self.issues = issues
  }

  /// Reads the metadata of a run; `nil` if there is none.
  package init?(of folder: RunFolder) throws {
    let path = folder.path + "/" + RunFacts.fileName
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try folder.contents(of: RunFacts.fileName, limit: RunFacts.largestFile)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
    guard let data else { return nil }
    do {
      self = try JSONDecoder().decode(RunFacts.self, from: data)
    } catch {
      throw ReportError.unreadable(
        path: path,
        reason:
          "it is not valid run metadata (\(error.localizedDescription)); run the tests again with "
          + "`swift run snapshot verify`")
    }
    guard schemaVersion <= RunFacts.currentSchemaVersion else {
      throw ReportError.unreadable(path: path, reason: "a newer version of snapshot wrote it; update swift-snapshot")
    }
  }

  /// Writes the metadata to the run's folder.
  package func write(to folder: RunFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try OutputFile.write(encoder.encodeInStableOrder(self), to: folder.path + "/" + RunFacts.fileName)
  }
}
