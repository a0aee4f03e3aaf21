import Charts
import Snapshot
import Testing
import XCTest

@Test func chart() { assertSnapshot(of: BarChart(values: [10, 30, 20]), as: .image) }

final class OlderPictureTests: XCTestCase {
  func testChart() { assertSnapshot(of: BarChart(values: [40, 5]), as: .image) }
}
