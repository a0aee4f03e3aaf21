import Snapshot
import Testing

func load() async -> [Int] { [1] }

@Test func loaded() async {
  assertSnapshot(of: await load(), as: .json)
}
