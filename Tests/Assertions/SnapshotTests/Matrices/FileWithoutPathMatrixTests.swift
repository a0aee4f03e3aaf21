import Foundation
import Snapshot
import SnapshotTestSupport
import Testing
import SnapshotUI

@Suite struct FileWithoutPathMatrixTests {
  @Test func matrixFailsOnce() throws {
    try withSandbox { sandbox throws in
      var assertion = sandbox.assertion(record: .all)
      assertion.position.path = "AppTests/LoginTests.swift"
      let verdict = sandbox.run {
        assertion.verify({ Text("a") }, across: .typeSizes(.large, .xLarge), as: [.elements])
      }
      #expect(verdict.message?.contains("`#filePath`") == true)
      #expect(!FileManager.default.fileExists(atPath: FileManager.default.currentDirectoryPath + "/AppTests"))
    }
  }
}
