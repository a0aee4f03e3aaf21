import SnapshotCore
import Testing
import SnapshotUI

// The subject is an internal algorithm.
@testable import Snapshot

@Suite struct LayoutIssueMessageTests {
  private let matrix = Matrix.devices(.iPhoneSE3) * .typeSizes(.large, .accessibility3, .accessibility5)
  private var view: some View { Text("Continue").lineLimit(1).frame(width: 110) }

  @Test func anIssueIsReportedOnceWithItsConfigurations() throws {
    let message = try #require(try layoutIssueMessage(of: view, across: matrix, ignoring: []))
    #expect(
      message.hasPrefix(
        "1 layout issue:\n\ntext-truncated at accessibility3 … accessibility5: Text \"Continue\": shows "))
  }

  @Test func anExemptedIssueIsNotNamed() throws {
    let exemption = LayoutIssueExemption.ignoring(.textTruncated, at: "Text \"Continue\"", because: "It is a test")
    #expect(try layoutIssueMessage(of: view, across: matrix, ignoring: [exemption]) == nil)
  }

  @Test func anExemptionThatCoversNothingIsNamed() throws {
    let exemption = LayoutIssueExemption.ignoring(.zeroSize, at: "Footer", because: "It was so")
    let message = try layoutIssueMessage(of: Text("a"), across: matrix, ignoring: [exemption])
    #expect(
      message == "Unused exemption: ignoring zero-size at Footer because “It was so”. Remove it.")
  }

  @Test func aCleanViewHasNoMessage() throws {
    #expect(try layoutIssueMessage(of: Text("a"), across: matrix, ignoring: []) == nil)
    assertNoLayoutIssues(of: Text("a"), across: matrix)
  }
}
