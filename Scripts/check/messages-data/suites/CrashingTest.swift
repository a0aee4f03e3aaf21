import Snapshot
import Testing

@Suite(.serialized) struct CrashingTest {
  @Test func first() { assertSnapshot(of: 1, as: .json, named: "one") }

  @Test func second() {
    let values: [Int] = []
    assertSnapshot(of: values[0], as: .json)
  }
}
