import SnapshotCore
import Testing
import Words
import XCTest

@Test func greets() { assertSnapshot(of: greeting("Ada"), as: .lines) }

@Suite struct Numbers {
  @Test func list() { assertSnapshot(of: [1, 2, 3], as: .dump) }
}

final class OlderTests: XCTestCase {
  func testGreets() { assertSnapshot(of: greeting("Grace"), as: .lines) }
}
