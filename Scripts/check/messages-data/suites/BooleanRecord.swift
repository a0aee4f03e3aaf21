import Snapshot
import Testing

let isRecording = false

@Test func count() {
  assertSnapshot(of: 1, as: .json, record: isRecording)
}
