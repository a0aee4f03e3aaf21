import Snapshot
import Testing

@Test func sum() {
  #expect(1 + 1 == 3)
  assertSnapshot(of: 1 + 1, as: .json, named: "sum", record: .missing)
}
