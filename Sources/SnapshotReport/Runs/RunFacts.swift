import Foundation

/// What is known of a run beyond its ledger: how the test runner ended and what else failed. `run.json` in
/// the run's folder, written by the command line tool; a plain `swift test` leaves none.
public struct RunFacts: Hashable, Sendable, Codable {
  /// How the test runner ended.
  public enum Ending: String, Hashable, Sendable, Codable, CaseIterable {
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

  public var schemaVersion = RunFacts.currentSchemaVersion
  public var packageDirectory: String
  /// The arguments of `swift`, from `test` on.
  public var arguments: [String]
  /// The forced record mode, when there was one.
  public var recordMode: String?
  /// Whether the run was meant to write references.
  public var isRecording: Bool
  public var toolchain: String
  public var platform: String
  public var ending: Ending
  public var exitStatus: Int
  /// Why it crashed or did not build, a line each.
  public var reasons: [String]
  /// Tests that ran to their end, of XCTest and Swift Testing.
  public var endedTests: Int
  /// Their names as the runner gives them, skipped ones not among them: `App.LoginTests/welcome()` of Swift Testing,
  /// `LoginTests.testWelcome` of XCTest; sorted. `nil` in a run of an older version.
  public var ended: [String]?
  /// Every failure that the test runner reported, those of snapshots included.
  public var issues: [TestIssue]
  /// Failures of tests that passed in another attempt of this run.
  public var flaky: [TestIssue]?
  /// How often tests were run, where it was more than once.
  public var attempts: Int?
  /// Whether what failed and then passed is let through.
  public var allowsFlaky: Bool?

  public static let currentSchemaVersion = 1
  public static let fileName = "run.json"

  public init(
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

  /// Takes in how the child ended and what it said.
  public mutating func conclude(
    console: ConsoleReader, events: EventStreamReader, exitStatus: Int, interrupted: Bool
  ) {
    self.exitStatus = exitStatus
    endedTests = console.endedTests + events.endedTests
    ended = Set(console.ended + events.ended).sorted()
    issues = console.issues + events.issues
    if interrupted {
      ending = .interrupted
    } else if let signal = console.crashSignal {
      ending = .crashed
      reasons = ["signal \(signal)" + (console.crashReason.map { ": \($0)" } ?? "")]
    } else if !console.hasStartedTests, !events.hasStartedTests, exitStatus != 0 {
      ending = .notBuilt
      reasons = console.buildErrors
    } else if console.openRuns > 0 || events.openRuns > 0 {
      ending = .cutShort
    } else {
      ending = .finished
    }
  }

  /// Reads the facts of a run, `nil` where there are none.
  public init?(of folder: RunFolder) throws {
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
  public func write(to folder: RunFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try AtomicFile.write(encoder.encode(self), to: folder.path + "/" + RunFacts.fileName)
  }
}
