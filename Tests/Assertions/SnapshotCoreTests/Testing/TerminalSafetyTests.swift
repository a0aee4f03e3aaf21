import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotTestSupport
import Testing
import XCTest

/// What plain `swift test` prints of values that are meant to harm a terminal, looked at from outside.
@Suite struct TerminalSafetyTests {
  static let harm = "a\u{1B}[2J\u{1B}]8;;https://a.example\u{7}\u{9B}1m\u{202E}\u{2066}\u{200F}\u{061C}\u{8}b"

  private func output(_ framework: TestFramework) throws -> String {
    try withSandbox { sandbox throws in
      try sandbox.place("other", as: "differs.1.txt")
      return try ChildProcess(
        swiftTesting: framework == .swiftTesting ? "TerminalSafetyChild" : nil,
        xcTest: framework == .xcTest ? "SnapshotCoreTests.TerminalSafetyXCTestChild/testFails" : nil,
        instruction: "harm",
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references],
        in: sandbox.root
      ).waitUntilExit().output
    }
  }

  @Test(arguments: [TestFramework.swiftTesting, .xcTest]) func nothingIsPrintedRaw(framework: TestFramework) throws {
    let output = try output(framework)
    let raw = output.unicodeScalars.filter { VisibleText.isUnsafe($0) && !["\n", "\t"].contains($0) }
    #expect(raw.isEmpty, "\(Set(raw.map { String($0.value, radix: 16) })): \(VisibleText.block(output))")
    // The value, the error, the diff tool's command, the issue, and the failure that no test received.
    let count = output.components(separatedBy: "\\u{1B}[2J").count - 1
    #expect(count >= 6, "\(VisibleText.block(output))")
    #expect(output.contains("failed outside of any test") == (framework == .swiftTesting))
  }
}

private struct HarmfulError: Error, CustomStringConvertible {
  var description: String { TerminalSafetyTests.harm }
}

private func failInAllWays() {
  let harm = TerminalSafetyTests.harm
  let folder = ProcessInfo.processInfo.environment["REFERENCES"] ?? ""
  func verify(_ value: @autoclosure () throws -> String, named name: String? = nil) {
    let message = verifySnapshot(
      of: try value(), as: .lines, named: name, record: .never, snapshotDirectory: folder, testName: "differs")
    if let message { IssueReport(message: message, position: nil).report() }
  }
  withSnapshotTesting(diffTool: .init { "diff \($0) \($1) \(harm)" }) { verify(harm) }
  verify(harm, named: harm)
  verify(try { throw HarmfulError() }())
  assertSnapshot(of: harm, as: .lines, named: harm, record: .never, testName: "named")
  reportTestFailure(harm)
  ErrorOutput.write(harm)
}

@Suite(.enabled(if: ChildProcess.instruction == "harm")) struct TerminalSafetyChild {
  @Test func fails() async {
    failInAllWays()
    await Task.detached { reportTestFailure(TerminalSafetyTests.harm) }.value
  }
}

final class TerminalSafetyXCTestChild: XCTestCase {
  func testFails() throws {
    try XCTSkipUnless(ChildProcess.instruction == "harm")
    failInAllWays()
  }
}
