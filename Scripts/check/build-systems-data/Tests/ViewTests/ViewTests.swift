import Screens
import Snapshot
import SnapshotUI
import Testing

@MainActor @Suite struct ViewTests {
  @Test func previews() { assertPreviews(in: "Screens", across: .colorSchemes(.light, .dark)) }

  @Test func badge() { assertSnapshot(of: Badge(count: 7), as: .image) }
}
