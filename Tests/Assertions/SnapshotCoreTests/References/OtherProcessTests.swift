import Foundation
import SnapshotLedger
import SnapshotTestSupport
import Testing

@testable import SnapshotCore

/// `swift test --parallel` starts a process for each test of XCTest. The outcomes of tests that share a missing reference are the
/// same in any order of these processes.
@Suite struct OtherProcessTests {
  private static let first = "AppTests.LoginTests/testFirst"

  /// Announces what the process of another test records.
  @discardableResult
  private func announce(
    _ text: String, by test: String = first, in sandbox: Sandbox
  ) -> (recording: RunRecordings.Recording, all: RunRecordings) {
    let all = RunRecordings(of: RunFolder(path: sandbox.root + "/run"))
    let recording = RunRecordings.Recording(
      of: Data(text.utf8), at: sandbox.references + "/shared.x.txt", by: .init(name: test, isCaller: true),
      process: getpid() + 1)
    #expect(all.announce(recording) == nil)
    return (recording, all)
  }

  /// Makes an assertion of `testSecond` that a helper names `shared`.
  private func verify(_ text: String, in sandbox: Sandbox) -> Verdict {
    sandbox.run {
      var assertion = sandbox.assertion(named: "x", testName: "shared")
      assertion.test?.running = RunningTest(
        name: "AppTests.LoginTests/testSecond", function: "testSecond()", isConcurrent: false)
      return assertion.verify({ text }, as: .lines)
    }
  }

  @Test func aReferenceThatAnotherProcessRecordedDoesNotPass() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("same", as: "shared.x.txt")
      #expect(verify("same", in: sandbox).message == nil)
      announce("same", in: sandbox)
      #expect(verify("same", in: sandbox).message?.contains("recorded earlier in this run") == true)
      #expect(sandbox.reference("shared.x.txt") == "same")
      // The next run compares.
      #expect(verify("same", in: sandbox.running(in: "next")).message == nil)
    }
  }

  @Test func aTestMayFindItsOwnRecording() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("same", as: "shared.x.txt")
      announce("same", by: "AppTests.LoginTests/testSecond", in: sandbox)
      #expect(verify("same", in: sandbox).message == nil)
    }
  }

  @Test(arguments: [true, false]) func differentValuesOfTwoProcessesFailAndNoneStays(isWritten: Bool) throws {
    try withSandbox { sandbox throws in
      let (_, all) = announce("one", in: sandbox)
      if isWritten { try sandbox.place("one", as: "shared.x.txt") }
      let message = verify("two", in: sandbox).message
      #expect(message?.contains("Two tests use the same reference") == true)
      #expect(message?.contains("testFirst and AppTests.LoginTests/testSecond") == true)
      #expect(sandbox.files.isEmpty)
      // The first process, if it writes later, deletes what it wrote.
      #expect(all.isContested(sandbox.references + "/shared.x.txt"))
    }
  }

  @Test func bothProcessesRecordEqualValues() throws {
    try withSandbox { sandbox throws in
      announce("same", in: sandbox)
      #expect(verify("same", in: sandbox).outcome == .recorded)
      #expect(sandbox.reference("shared.x.txt") == "same")
    }
  }
}
