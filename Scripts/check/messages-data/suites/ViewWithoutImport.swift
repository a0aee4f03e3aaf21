import Snapshot
import Testing

@Test @MainActor func greeting() {
  assertSnapshot(of: Text("Hello"), as: .image)
}
