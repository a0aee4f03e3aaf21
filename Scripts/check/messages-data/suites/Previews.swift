import Snapshot
import Testing

@MainActor @Suite(.serialized) struct PreviewTests {
  @Test func misspelled() { assertPreviews(in: "Ap") }

  @Test func withoutPreviews() { assertPreviews(in: "SnapshotUI") }

  @Test func failing() { assertPreviews(in: "App", timeout: 3) }
}
