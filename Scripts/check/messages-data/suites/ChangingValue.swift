import Foundation
import Snapshot
import Testing

@Test func attempt() {
  // The second process finds what the first one wrote.
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("attempts")
  let attempt = FileManager.default.fileExists(atPath: file.path) ? 2 : 1
  FileManager.default.createFile(atPath: file.path, contents: nil)
  assertSnapshot(of: attempt, as: .json, named: "number")
}
