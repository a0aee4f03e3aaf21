import Testing
import SnapshotUI

@Suite struct GridSpanTests {
  private func grid(@ViewBuilder _ content: () -> some View) -> some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 0, content: content)
  }

  @Test func aWideCellSpansItsColumnsAndTheirSpacing() throws {
    let view = grid {
      GridRow {
        Probe(20)
        Probe(30)
        Probe(40)
      }
      GridRow {
        Color.red.frame(height: 10).gridCellColumns(2)
        Probe(5)
      }
    }
    let frames = try leafFrames(of: view)
    #expect(frames[3] == CGRect(x: 0, y: 10, width: 60, height: 10))
    #expect(frames[4].midX == 90)
  }

  @Test func aWideCellWidensItsColumnsEqually() throws {
    let view = grid {
      GridRow {
        Probe(20)
        Probe(30)
      }
      GridRow { Probe(100).gridCellColumns(2) }
    }
    // 40 more than the columns and the gap have: 20 for each.
    #expect(try leafFrames(of: view).map(\.midX) == [20, 75, 50])
  }

  @Test func anUnsizedCellDoesNotWidenItsColumns() throws {
    let sized = grid {
      GridRow { Probe(20) }
      Color.red.frame(height: 1)
    }
    let unsized = grid {
      GridRow { Probe(20) }
      Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
    }
    #expect(try leafFrames(of: sized, width: 200)[1].width == 20)
    #expect(try leafFrames(of: unsized, width: 200)[1].width == 20)
    let inRow = grid {
      GridRow {
        Probe(20)
        Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
      }
      GridRow {
        Probe(20)
        Probe(30)
      }
    }
    #expect(try leafFrames(of: inRow, width: 200)[1].width == 30)
  }

  @Test func aColumnCanHaveItsOwnAlignment() throws {
    let view = grid {
      GridRow {
        Probe(20)
        Probe(30).gridColumnAlignment(.trailing)
      }
      GridRow {
        Probe(50)
        Probe(10)
      }
    }
    let frames = try leafFrames(of: view)
    #expect(frames[1].maxX == frames[3].maxX)
    #expect(frames[0].midX == frames[2].midX)
  }

  @Test func aCellAnchorTakesPrecedenceOverTheGridAlignment() throws {
    let view = grid {
      GridRow {
        Probe(20, 10).gridCellAnchor(.bottomTrailing)
        Probe(30, 40)
      }
      GridRow {
        Probe(50, 10)
        Probe(30, 10)
      }
    }
    #expect(try leafFrames(of: view)[0] == CGRect(x: 30, y: 30, width: 20, height: 10))
  }

  @Test func aRowCanHaveItsOwnAlignment() throws {
    let view = grid {
      GridRow(alignment: .top) {
        Probe(20, 10)
        Probe(30, 40)
      }
    }
    #expect(try leafFrames(of: view)[0].minY == 0)
  }
}
