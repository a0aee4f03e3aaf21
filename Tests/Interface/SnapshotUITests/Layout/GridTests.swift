import Testing
import SnapshotUI

@Suite struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Probe(20, 10)
        Probe(30, 10)
      }
      GridRow {
        Probe(50, 20)
        Probe(5, 10)
      }
    }
    #expect(
      try leafFrames(of: view) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 60, y: 0, width: 30, height: 10),
        CGRect(x: 0, y: 15, width: 50, height: 20), CGRect(x: 60, y: 20, width: 5, height: 10),
      ])
  }

  @Test func aFlexibleColumnTakesTheRemainingWidth() throws {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Probe(20, 10)
        Color.red.frame(height: 10)
      }
      GridRow {
        Probe(40, 10)
        Color.blue.frame(height: 10)
      }
    }
    #expect(try leafFrames(of: view, width: 100).map(\.width) == [20, 60, 40, 60])
  }

  @Test func aViewWithoutARowSpansAllColumns() throws {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Probe(20, 10)
        Probe(30, 10)
      }
      Divider()
    }
    #expect(try leafFrames(of: view).last == CGRect(x: 0, y: 10, width: 50, height: 1))
  }
}
