import Snapshot
import Testing

/// The same team's tests under Swift Testing.
@Suite(.snapshots(record: .missing)) struct NewerTests {
  @Test func json() {
    assertSnapshot(of: User(), as: .json)
  }

  @Test(arguments: ["narrow", "wide"]) func sizes(width: String) {
    assertSnapshot(of: width, as: .lines)
  }

  @Test func customDump() async {
    await Task.detached { assertSnapshot(of: User(), as: .customDump, named: "detached", testName: "customDump()") }
      .value
  }

  @Test func picture() {
    assertSnapshot(of: Greeting(name: "Blob"), as: .image)
    assertSnapshot(of: Greeting(name: "Blob"), as: .layout)
  }

  @Test func changes() {
    assertSnapshot(of: User.blob, as: .badge)
  }

  /// As macro testing libraries do it.
  @Test func taskLocalIsPublic() {
    let configuration = SnapshotTestingConfiguration(record: .never, diffTool: nil)
    let failure = SnapshotTestingConfiguration.$current.withValue(configuration) {
      verifySnapshot(of: User(), as: .json, named: "again", testName: "json()")
    }
    #expect(failure == nil)
  }
}
