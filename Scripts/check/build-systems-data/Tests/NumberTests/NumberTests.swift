import SnapshotCore
import Testing

@Suite struct NumberTests {
  @Test func list() { assertSnapshot(of: [1, 2, 3], as: .dump) }
}
