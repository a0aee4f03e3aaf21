import Foundation
@_spi(Internals) import Snapshot
import SnapshotTestSupport
import Testing
import XCTest

/// The lines "Configuration, record modes" and "Exact Linux public API" of the contract with swift-snapshot-testing.
@Suite struct ConfigurationTests {
  @Test func recordModesHaveTheirNamesAndLiterals() {
    typealias Record = SnapshotTestingConfiguration.Record
    let modes: [Record] = [.all, .failed, .missing, .never]
    #expect(["all", "failed", "missing", "never"].map { Record(rawValue: $0) } == modes)
    #expect(Record(rawValue: "ALL") == nil)
    #expect(true as Record == .all)
    #expect(false as Record == .missing)
  }

  @Test func diffToolsAreClosuresLiteralsOrNil() {
    typealias DiffTool = SnapshotTestingConfiguration.DiffTool
    let closure = DiffTool { "\($0)|\($1)" }
    let literal: DiffTool = "cmd a b"
    let none: DiffTool = nil
    #expect(closure(currentFilePath: "1", failedFilePath: "2") == "1|2")
    #expect(literal(currentFilePath: "1 x", failedFilePath: "2") == "cmd a b 1 x 2")
    #expect(DiffTool.ksdiff(currentFilePath: "1 x", failedFilePath: "2") == #"ksdiff "1 x" "2""#)
    #expect(
      none(currentFilePath: "1", failedFilePath: "2") == DiffTool.default(currentFilePath: "1", failedFilePath: "2"))
    #expect(
      DiffTool.default(currentFilePath: "old.png", failedFilePath: "new.png") == """
        @\u{2212}
        "file://old.png"
        @+
        "file://new.png"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """)
  }

  @Test func scopesInheritUnsetSettings() async {
    await withSnapshotTesting(record: .never, diffTool: "outer") {
      await Task.yield()
      withSnapshotTesting(diffTool: "inner") {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "", failedFilePath: "") == "inner  ")
      }
      #expect(SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "", failedFilePath: "") == "outer  ")
    }
    let bound = SnapshotTestingConfiguration.$current.withValue(.init(record: .all, diffTool: nil)) {
      SnapshotTestingConfiguration.current?.record
    }
    #expect(bound == .all)
  }

  /// The settings that swift-snapshot-testing does not have are parameters of the same functions.
  @Test(.snapshots(record: .never, diffTool: "tool", companionText: .layout, explanations: .slim))
  func oneScopeHasAllSettings() async {
    func expect(_ companionText: CompanionText, _ explanations: Explanations) {
      let scope = SnapshotTestingConfiguration.current
      #expect(scope?.record == .never && scope?.diffTool?(currentFilePath: "", failedFilePath: "") == "tool  ")
      #expect(scope?.companionText == companionText && scope?.explanations == explanations)
    }
    expect(.layout, .slim)
    withSnapshotTesting(companionText: .elements) { expect(.elements, .slim) }
    await withSnapshotTesting(companionText: .off, explanations: .off) {
      await Task.yield()
      expect(.off, .off)
    }
  }

  @Test func aScopeAlwaysHasAComparisonTool() async {
    func tool() -> String? {
      SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "old.png", failedFilePath: "new.png")
    }
    let standard = SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "old.png", failedFilePath: "new.png")
    withSnapshotTesting(record: .all) {
      #expect(tool() == standard)
      withSnapshotTesting(diffTool: "ksdiff") {
        #expect(tool() == "ksdiff old.png new.png")
        #expect(SnapshotTestingConfiguration.current?.record == .all)
      }
    }
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      #expect(tool() == standard)
    }
  }

  @Test(.snapshots(record: .never)) func aTraitsScopeAlwaysHasAComparisonTool() {
    #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
  }

  /// "Precedence: argument > task-local > Swift Testing trait lookup > env/global".
  @Test(.snapshots(record: .failed, diffTool: "of the trait"))
  func argumentThenScopeThenTraitThenEnvironment() throws {
    #expect(_record == .failed)
    #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "of the trait a b")
    #expect(__record == .missing)
    try withSandbox(environment: ["SNAPSHOT_TESTING_RECORD": "never"]) { sandbox throws in
      #expect(sandbox.run { __record } == .never)
      #expect(sandbox.run { _record } == .failed)
      func mode(_ argument: SnapshotTestingConfiguration.Record?, scope: SnapshotTestingConfiguration.Record?) throws
        -> String?
      {
        sandbox.run {
          SnapshotTestingConfiguration.$current.withValue(.init(record: scope)) {
            _ = sandbox.assertion(named: "x", record: argument).verify({ "" }, as: .lines)
          }
        }
        return try sandbox.ledger().entries.last?.mode
      }
      #expect(try mode(.all, scope: .missing) == "all")
      #expect(try mode(nil, scope: .missing) == "missing")
      #expect(try mode(nil, scope: nil) == "failed")
    }
  }

  @Test(.snapshots(SnapshotTestingConfiguration(record: .never)))
  func traitTakesAConfiguration() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    let trait: _SnapshotsTestTrait = .snapshots
    #expect(trait.isRecursive)
  }

  @Suite(.snapshots(record: .all)) struct Inner {
    @Test(.snapshots(record: .never)) func innermostTraitWins() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      #expect(_record == .never)
    }

    @Test func traitOfTheSuiteReachesItsTests() {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      #expect(_record == .all)
    }
  }

  /// "Legacy globals `isRecording`, `diffTool`, `record`", in a process of their own, because they are the process's.
  @Test func legacyGlobals() throws {
    try withSandbox { sandbox throws in
      let outcome = try ChildProcess(
        swiftTesting: "LegacyChild/globals", instruction: "legacy",
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run"], in: sandbox.root
      ).waitUntilExit()
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("1 test"), "\(outcome.output)")
    }
  }

  @Test func issuesAreRecordedByTheirPosition() {
    withKnownIssue {
      recordIssue("message", fileID: #fileID, filePath: #filePath, line: 12, column: 3)
    } matching: {
      $0.sourceLocation?.line == 12 && $0.comments.map(\.rawValue) == ["message"]
    }
  }
}

/// What the child runs.
@Suite(.enabled(if: ChildProcess.instruction == "legacy")) struct LegacyChild {
  @available(*, deprecated)
  @Test func globals() {
    isRecording = true
    #expect(record && __record == .all && _record == .all)
    record = false
    #expect(!isRecording && _record == .missing)
    _record = .never
    #expect(__record == .never)
    __record = .failed
    #expect(_record == .failed)
    diffTool = "cmd"
    #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "cmd a b")
    __diffTool = .ksdiff
    #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == #"ksdiff "a" "b""#)
    #expect(String(reflecting: SnapshotTestCase.self) == "XCTest.XCTestCase")
  }
}
