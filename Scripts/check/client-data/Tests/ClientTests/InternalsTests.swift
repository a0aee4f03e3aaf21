@_spi(Internals) import Snapshot
import Testing

/// What other packages use of the internals.
@Suite struct InternalsTests {
  @Test(.snapshots(record: .failed, diffTool: "cmd")) func internals() {
    #expect(_record == .failed)
    #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "cmd a b")
    let outside: SnapshotTestingConfiguration.Record = __record
    #expect(outside == .missing)
    _ = __diffTool
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
    withKnownIssue {
      recordIssue("known", fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    }
  }
}
