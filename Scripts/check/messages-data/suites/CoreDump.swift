import SnapshotCore
import Testing

@Test func user() {
  assertSnapshot(of: [1, 2], as: .customDump)
}
