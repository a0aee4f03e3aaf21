import Foundation
import Snapshot
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing
import SnapshotUI

/// Assertions that compare nothing fail, and are in the ledger.
@Suite struct NothingAssertedTests {
  enum Call: String, CaseIterable, Sendable {
    case dictionary, array, matrix, matrixWithoutStrategies, deprecatedDictionary, deprecatedArray, matchingDictionary
    case matchingArray

    @available(*, deprecated)
    func make(file: StaticString) {
      let recording: Bool? = false
      let none = Matrix.typeSizes([])
      switch self {
      case .dictionary: assertSnapshots(of: "a", as: [String: Snapshotting<String, String>](), file: file)
      case .array: assertSnapshots(of: "a", as: [Snapshotting<String, String>](), file: file)
      case .matrix: assertSnapshots(of: Text("a"), across: none, file: file)
      case .matrixWithoutStrategies:
        assertSnapshots(of: Text("a"), across: .typeSizes(.large), as: [MatrixSnapshotting<Text>](), file: file)
      case .deprecatedDictionary:
        assertSnapshots(of: "a", as: [String: Snapshotting<String, String>](), record: recording, file: file)
      case .deprecatedArray:
        assertSnapshots(of: "a", as: [Snapshotting<String, String>](), record: recording, file: file)
      case .matchingDictionary:
        assertSnapshots(matching: "a", as: [String: Snapshotting<String, String>](), record: recording, file: file)
      case .matchingArray:
        assertSnapshots(matching: "a", as: [Snapshotting<String, String>](), record: recording, file: file)
      }
    }
  }

  @available(*, deprecated)
  @Test(arguments: Call.allCases) func failsAndIsInTheLedger(call: Call) throws {
    try withSandbox { sandbox throws in
      withKnownIssue {
        sandbox.run { call.make(file: #filePath) }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("nothing was asserted") }
      }
      let entries = try sandbox.ledger().entries
      #expect(entries.map(\.outcome) == [.error])
      #expect(entries.allSatisfy { $0.id.hasSuffix("#nothing-asserted") })
      #expect(entries.allSatisfy { $0.message.contains("nothing was asserted") })
    }
  }

  @Test func layoutAcrossAnEmptyMatrix() throws {
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion().verify({ Text("a") }, as: .layout(across: .typeSizes([])))
      }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("nothing was asserted") == true)
      #expect(sandbox.files.isEmpty)
    }
  }
}
