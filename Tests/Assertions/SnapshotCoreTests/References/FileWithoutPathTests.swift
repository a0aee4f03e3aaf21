import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotFoundation
import SnapshotTestReporting
import Testing

/// `#file` is the module and the file's name in the Swift 6 language mode: no place for references.
@Suite struct FileWithoutPathTests {
  /// Helpers as people wrote them before.
  private func check(_ text: String, named name: String, file: StaticString = #file) {
    assertSnapshot(of: text, as: .lines, named: name, record: .all, file: (file), testName: "helper()")
  }

  private func verify(_ text: String, directory: String?, file: StaticString = #file) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "verified", record: .all, snapshotDirectory: directory, file: (file),
      testName: "helper()")
  }

  private func expectNothingWritten(_ sandbox: Sandbox) throws {
    #expect(!FileManager.default.fileExists(atPath: FileManager.default.currentDirectoryPath + "/SnapshotCoreTests"))
    let entries = try sandbox.ledger().entries
    #expect(entries.map(\.outcome) == [.error])
    #expect(entries.allSatisfy { $0.message.contains("#filePath") })
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/references"))
  }

  @Test func helperWithFileFails() throws {
    try withSandbox { sandbox throws in
      withKnownIssue {
        sandbox.run { check("a", named: "helped") }
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains("\"SnapshotCoreTests/FileWithoutPathTests.swift\"")
            && $0.rawValue.contains("`#filePath`")
        }
      }
      try expectNothingWritten(sandbox)
    }
  }

  @Test(arguments: [nil, "references", ""]) func verifyingFails(directory: String?) throws {
    try withSandbox { sandbox throws in
      let message = sandbox.run { verify("a", directory: directory) }
      #expect(message?.contains("Pass `#filePath` instead") == true)
      try expectNothingWritten(sandbox)
    }
  }

  @Test(arguments: ["File.swift", "./File.swift", "../File.swift", ""]) func otherRelativePaths(path: String) throws {
    try withSandbox { sandbox throws in
      var assertion = sandbox.assertion(record: .all)
      assertion.position.path = path
      let verdict = sandbox.run { assertion.verify({ "a" }, as: .lines) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("`#filePath`") == true)
      try expectNothingWritten(sandbox)
    }
  }

  /// Without a run of the command line tool the entry is in the run of the package whose tests run.
  @Test func ledgerIsThatOfTheWorkingDirectorysPackage() throws {
    let position = CallSite(fileID: "M/F.swift", filePath: "M/F.swift", line: 1, column: 1)
    let own = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    let isPackage = FileManager.default.fileExists(atPath: FileManager.default.currentDirectoryPath + "/Package.swift")
    guard isPackage else { return }
    let folders = try [position, own].map {
      try RunSession.current(for: $0, settings: ProcessSettings(environment: [:])).folder.get().path
    }
    #expect(folders[0] == folders[1])
  }
}
