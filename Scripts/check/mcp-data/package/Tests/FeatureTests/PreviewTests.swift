import Feature
import Snapshot
import SnapshotUI
import Testing

@MainActor @Test func previews() {
  assertPreviews(in: "Feature", across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
}
