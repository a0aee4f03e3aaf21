import Foundation
import Snapshot
import SnapshotFoundation
import Testing
import XCTest

/// The part "Exact Linux public API" of the contract with swift-snapshot-testing: every call with every argument, in its
/// order and by its label, through the public interface alone. What is not there does not compile.
@Suite(.snapshots) struct ExactInterfaceTests {
  private static let fileID: StaticString = "SnapshotTests/ExactInterfaceTests.swift"
  private let folder = NSTemporaryDirectory() + "exact-interface-\(UInt64.random(in: 0 ... .max))"

  /// Makes an assertion of a file in a folder of its own, which has no reference yet.
  private func expectingRecord(_ count: Int = 1, _ assertion: (_ file: StaticString) -> Void) {
    let issues = Locked(0)
    withKnownIssue(isIntermittent: true) {
      assertion(#filePath)
    } matching: { _ in
      issues.withLock { $0 += 1 }
      return true
    }
    #expect(issues.withLock { $0 } == count)
  }

  @Test func assertions() {
    let record: SnapshotTestingConfiguration.Record? = .never
    let timeout: TimeInterval = 1
    expectingRecord { file in
      assertSnapshot(
        of: "a", as: .lines, named: "absent", record: record, timeout: timeout, fileID: Self.fileID, file: file,
        testName: "absent()", line: 1, column: 1)
    }
    expectingRecord(2) { file in
      assertSnapshots(
        of: "a", as: ["first": .lines, "second": .lines], record: record, timeout: timeout, fileID: Self.fileID,
        file: file, testName: "absent()", line: 1, column: 1)
    }
    expectingRecord(2) { file in
      assertSnapshots(
        of: "a", as: [.lines, .lines], record: record, timeout: timeout, fileID: Self.fileID, file: file,
        testName: "absentToo()", line: 1, column: 1)
    }
    let message = verifySnapshot(
      of: "a", as: .lines, named: "absent", record: record, snapshotDirectory: folder, timeout: timeout,
      fileID: Self.fileID, file: #filePath, testName: "absent()", line: 1, column: 1)
    #expect(message?.hasPrefix("No reference was found on disk.") == true)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// "`timeout: 5`" where none is given; on a thread of its own, so that no other test waits.
  @Test func defaultTimeoutIsFiveSeconds() async {
    let message = await withCheckedContinuation { done in
      Thread.detachNewThread {
        let never = Snapshotting<String, String>(
          pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        done.resume(returning: verifySnapshot(of: "a", as: never, named: "never", testName: "patience()"))
      }
    }
    #expect(message?.hasPrefix("Exceeded timeout of 5.0 seconds") == true, "\(message ?? "none")")
  }

  @available(*, deprecated)
  @Test func legacySpellings() {
    let recording: Bool? = nil
    withSnapshotTesting(record: .never) {
      expectingRecord { file in
        assertSnapshot(
          of: "a", as: .lines, named: "absent", record: recording, timeout: 1, fileID: Self.fileID, file: file,
          testName: "absent()", line: 1, column: 1)
      }
      expectingRecord { file in
        assertSnapshots(
          of: "a", as: ["absent": .lines], record: recording, timeout: 1, fileID: Self.fileID, file: file,
          testName: "absent()", line: 1, column: 1)
      }
      expectingRecord { file in
        assertSnapshots(
          of: "a", as: [.lines], record: recording, timeout: 1, fileID: Self.fileID, file: file,
          testName: "absentToo()", line: 1, column: 1)
      }
      expectingRecord { file in
        assertSnapshot(
          matching: "a", as: .lines, named: "absent", record: recording, timeout: 1, file: file, testName: "absent()",
          line: 1)
      }
      expectingRecord { file in
        assertSnapshots(
          matching: "a", as: ["absent": .lines], record: recording, timeout: 1, file: file, testName: "absent()",
          line: 1)
      }
      expectingRecord { file in
        assertSnapshots(
          matching: "a", as: [.lines], record: recording, timeout: 1, file: file, testName: "absentToo()", line: 1)
      }
      let messages = [
        verifySnapshot(
          of: "a", as: .lines, named: "absent", record: recording, snapshotDirectory: folder, timeout: 1,
          fileID: Self.fileID, file: #filePath, testName: "absent()", line: 1, column: 1),
        verifySnapshot(
          matching: "a", as: .lines, named: "absent", record: recording, snapshotDirectory: folder, timeout: 1,
          file: #filePath, testName: "absent()", line: 1),
        _verifyInlineSnapshot(
          matching: "a", as: .lines, record: false, timeout: 1, with: "b", file: #filePath, testName: "absent()",
          line: 1),
      ]
      #expect(messages.allSatisfy { $0 != nil })
      expectingRecord { file in
        _assertInlineSnapshot(
          matching: "a", as: .lines, record: false, timeout: 1, with: "b", file: file, testName: "absent()", line: 1)
      }
    }
  }

  @Test func scopes() async throws {
    struct Refusal: Error {}
    let tool: SnapshotTestingConfiguration.DiffTool? = .ksdiff
    let plain = withSnapshotTesting(record: .all, diffTool: tool, operation: { 1 })
    let later = await withSnapshotTesting(record: .all, diffTool: tool, operation: { () async -> Int in 2 })
    #expect(plain + later == 3)
    #expect(throws: Refusal.self) { try withSnapshotTesting { throw Refusal() } }
    var configuration = SnapshotTestingConfiguration(record: nil, diffTool: nil)
    configuration.record = false
    configuration.diffTool = "a b"
    let taskLocal: TaskLocal<SnapshotTestingConfiguration?> = SnapshotTestingConfiguration.$current
    #expect(taskLocal.withValue(configuration) { taskLocal.get()?.record } == .missing)
    let traits: [_SnapshotsTestTrait] = [
      .snapshots, .snapshots(record: .all), .snapshots(diffTool: .default), .snapshots(configuration),
    ]
    let kinds = traits as [any SuiteTrait & TestTrait & TestScoping]
    #expect(kinds.count == 4)
  }

  @Test func values() {
    let sendable: [any Sendable] = [
      SnapshotTestingConfiguration(record: .all, diffTool: nil), SnapshotTestingConfiguration.Record.all,
      SnapshotTestingConfiguration.DiffTool.default,
    ]
    #expect(sendable.count == 3)
    let strategy = SimplySnapshotting<Data>.data
    #expect(strategy.pathExtension == nil)
    #expect(Snapshotting<Any, String>.json.pathExtension == "json")
    let attachments: [DiffAttachment] = [
      .data(Data(), name: "a"), .xcTest(XCTAttachment(data: Data())),
      .xcTest(XCTAttachment(data: Data(), uniformTypeIdentifier: "public.text")),
    ]
    #expect(attachments.count == 3)
  }

  /// Each scope of the trait, of a test, of a case and of a repetition, numbers from 1.
  @Test func eachScopeRestartsNumbering() async throws {
    let test = try #require(Test.current)
    let trait: _SnapshotsTestTrait = .snapshots(record: .never)
    for _ in 0..<2 {
      try await trait.provideScope(for: test, testCase: nil) {
        for number in 1...2 {
          let message = ProcessSettings.$injected.withValue(.recordingNothing) {
            verifySnapshot(of: "a", as: .lines, snapshotDirectory: "/nowhere", testName: "numbered()")
          }
          #expect(message?.contains("/nowhere/numbered.\(number).txt") == true)
        }
      }
    }
  }
}
