import Foundation
import SnapshotLedger

/// What is known of a run beyond its ledger: which tests it runs of which sources, how the test runner ended and what else
/// failed. `run.json` in the run's folder, written by the command line tool when the run begins and again when it ends; a
/// plain `swift test` leaves none.
package struct RunFacts: Hashable, Sendable, Codable {
  /// How the test runner ended.
  package enum Ending: String, Hashable, Sendable, Codable, CaseIterable {
    /// It has not ended, or was killed: what a run states when it begins.
    case running
    /// It ran to its end; tests may have failed.
    case finished
    /// No test began.
    case notBuilt
    /// A test process was ended by a signal.
    case crashed
    /// Tests began and did not end.
    case cutShort
    /// The user ended it.
    case interrupted
  }

  package var schemaVersion = RunFacts.currentSchemaVersion
  package var packageDirectory: String
  /// The arguments of `swift`, from `test` on.
  package var arguments: [String]
  /// The forced record mode, when there was one.
  package var recordMode: String?
  /// Whether the run was meant to write references.
  package var isRecording: Bool
  package var toolchain: String
  package var platform: String
  package var ending: Ending
  package var exitStatus: Int
  /// Why it crashed or did not build, a line each.
  package var reasons: [String]
  /// Tests that ran to their end, of XCTest and Swift Testing.
  package var endedTests: Int
  /// Their names as the runner gives them: `App.LoginTests/welcome()` of Swift Testing, `LoginTests.testWelcome` of XCTest;
  /// sorted. Tests that were skipped, or that left something out, are not among them. `nil` in a run of an older version.
  package var ended: [String]?
  /// Tests that did not run, because they said so: skipped, disabled or cancelled; sorted.
  package var skipped: [SkippedTest]?
  /// Every failure that the test runner reported, those of snapshots included.
  package var issues: [TestIssue]
  /// Failures of tests that passed in another attempt of this run.
  package var flaky: [TestIssue]?
  /// How often tests were run, where it was more than once.
  package var attempts: Int?
  /// Whether what failed and then passed is let through.
  package var allowsFlaky: Bool?

  /// Which part of the tests the run is; `nil` where they were not divided.
  package var shard: Shard?
  /// Of a shard and of a merged run: all the tests that were divided, as `swift test list` has them, sorted.
  package var tests: [String]?
  /// Of a shard and of a merged run: the tests that the configuration leaves out.
  package var leftOut: [String]?
  /// Of a shard: which of ``tests`` it runs.
  package var selected: [String]?
  /// Of a shard: which of ``selected`` the test runner never mentioned.
  package var notRun: [String]?
  /// How many entries the ledger had at the end.
  package var assertions: Int?
  /// The name of the package.
  package var package: String?
  /// What was tested.
  package var revision: Revision?

  /// References without a test, where they were looked for.
  package var stale: [StaleReferences.Finding]?
  /// Whether references without a test fail the run.
  package var staleIsError: Bool?
  /// Why nothing is known of references without a test, where they were looked for in vain.
  package var staleIsUnknown: String?

  /// Of a merged run: what is missing, repeated, cut off or old, a sentence each.
  package var gaps: [String]?
  /// Of a merged run: the shards that it was made of.
  package var shards: [ShardVerdict]?

  package static let currentSchemaVersion = 1
  package static let fileName = "run.json"

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

  /// Reads the facts of a run, `nil` where there are none.
  package init?(of folder: RunFolder) throws {
    let path = folder.path + "/" + RunFacts.fileName
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try folder.contents(of: RunFacts.fileName)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
    guard let data else { return nil }
    do {
      self = try JSONDecoder().decode(RunFacts.self, from: data)
    } catch {
      throw ReportError.unreadable(path: path, reason: "it is no run description (\(error.localizedDescription))")
    }
    guard schemaVersion <= RunFacts.currentSchemaVersion else {
      throw ReportError.unreadable(path: path, reason: "it was written by a newer version; update snapshot")
    }
  }

  /// Writes the facts into the run's folder.
  package func write(to folder: RunFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try AtomicFile.write(encoder.encode(self), to: folder.path + "/" + RunFacts.fileName)
  }
}
