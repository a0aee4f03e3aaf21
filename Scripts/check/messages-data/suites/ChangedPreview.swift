import Snapshot
import Testing

@MainActor @Test func previews() { assertPreviews(in: "App") }
