import Foundation
import SnapshotLedger
import Testing

/// `latest` is the last run that has something to show, at whatever moment a run is killed.
@Suite struct LatestRunTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.swift(
      """
      cat > "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<LEDGER
      {"artifacts":{},"cell":[],"file":"\(workshop.root)/Tests/T.swift","format":"txt","id":"AppTests/T/t()#1","line":3,\
      "message":"","milliseconds":1,"mode":"never","name":"1","outcome":"passed","process":1,\
      "reference":"\(workshop.root)/__Snapshots__/t.1.txt","schemaVersion":1,"suite":"T","target":"AppTests","test":"t()"}
      LEDGER
      echo "Test Suite 'All tests' started at x"
      echo "Test Suite 'All tests' passed at x"
      """)
    _ = try workshop.snapshot("verify", "--run", "first")
  }

  private var latest: String? { RunFolder.latest(packageRoot: workshop.root)?.name }

  @Test func aRunThatEndedIsTheLatest() throws {
    #expect(latest == "first")
    try workshop.swift("echo 'error: no such module'; exit 1\n")
    _ = try workshop.snapshot("verify", "--run", "unbuilt")
    #expect(latest == "unbuilt", "it has an error to show")
  }

  @Test(arguments: [SIGKILL, SIGINT, SIGTERM])
  func aRunKilledBeforeItsFirstAssertionIsNotTheLatest(signal: Int32) throws {
    try workshop.swift("touch begun; exec sleep 300\n")
    let process = try Tool.process(
      ["verify", "--run", "second"], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while workshop.read("begun") == nil, process.isRunning { usleep(5000) }
    #expect(latest == "first", "while it goes on")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(latest == "first")
    let status = try workshop.snapshot("status")
    #expect(status.status == 0 && status.output.contains("The snapshot matches"), "\(status.output)")
  }
}
