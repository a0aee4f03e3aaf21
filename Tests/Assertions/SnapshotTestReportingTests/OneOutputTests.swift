import Foundation
import SnapshotFoundation
import SnapshotRepository
import Testing

@testable import SnapshotTestReporting

/// All messages of a test process go through ``IssueReport`` or ``ErrorOutput``, which bound and escape them.
@Suite struct OneOutputTests {
  /// What prints, and the only files that may do it.
  private static let outputs: [(text: String, files: Set<String>)] = [
    ("FileHandle.standardError", ["ErrorOutput.swift", "PreviewProcess.swift"]),
    ("FileHandle.standardOutput", []),
    ("Issue.record(", ["SwiftTestingReceiver.swift"]),
    ("XCTFail(", ["XCTestReceiver.swift"]),
    ("fputs(", []),
    // Of an app, which is no test process.
    (" print(\n", ["App.swift"]),
  ]

  @Test func nothingElsePrints() throws {
    let floors = ["Basics", "Drawing", "Interface", "Records", "Assertions", "Architectures"]
    var count = 0
    for floor in floors {
      let folder = Repository.url("Sources/\(floor)")
      for name in try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap({ $0 as? String })
      where name.hasSuffix(".swift") {
        let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(
          separator: "\n")
        count += 1
        for (text, files) in Self.outputs where code.contains(text) {
          #expect(files.contains((name as NSString).lastPathComponent), "\(name) has \(text)")
        }
      }
    }
    #expect(count > 300)
  }

  @Test func messagesAreEscaped() {
    let report = IssueReport(message: "a\u{1B}[31m\u{202E}\r\nb\tc", position: nil)
    #expect(report.message == "a\\u{1B}[31m\\u{202E}\\u{D}\nb\tc")
    let site = CallSite(fileID: "App/A.swift", filePath: "/app/A.swift", line: 1, column: 1)
      .at(line: 3, of: "App/\u{1B}.swift", path: "/app/\u{202E}.swift")
    #expect(site.sourceLocation.fileID == "App/\\u{1B}.swift")
  }

  /// A helper that passes `file:` of its caller, and has its own `#fileID`.
  @Test func theFileOfAFailureIsThatOfThePath() {
    let helper = CallSite(
      fileID: "AppTests/Helper.swift", filePath: "/app/Tests/AppTests/LoginTests.swift", line: 7, column: 3)
    #expect(helper.sourceLocation.fileID == "AppTests/LoginTests.swift")
    let test = CallSite(
      fileID: "AppTests/LoginTests.swift", filePath: "/app/Tests/AppTests/LoginTests.swift", line: 7, column: 3)
    #expect(test.sourceLocation.fileID == "AppTests/LoginTests.swift")
  }

  @Test func messagesHaveABound() {
    let lines = (0..<100_000).map { "+ line \($0)" }.joined(separator: "\n")
    let message = IssueReport(message: lines, position: nil).message
    #expect(message.utf8.count < IssueReport.mostBytes + 100)
    #expect(message.hasPrefix("+ line 0\n+ line 1\n"))
    #expect(message.hasSuffix("… and 99000 more lines. The files of the snapshot have the whole texts."))
    let wide = IssueReport(message: String(repeating: "a", count: 1_000_000), position: nil).message
    #expect(wide.utf8.count < IssueReport.mostBytes + 100 && wide.contains("… and 1 more lines."))
    #expect(IssueReport(message: "a\nb", position: nil).message == "a\nb")
  }
}
