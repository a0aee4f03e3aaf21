import SnapshotCore
import Testing
import Words
import XCTest

@Test func greets() { assertSnapshot(of: greeting("Ada"), as: .lines) }

final class OlderTests: XCTestCase {
  func testGreets() { assertSnapshot(of: greeting("Grace"), as: .lines) }
}
