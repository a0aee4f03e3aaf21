import SliceKit
import Testing

@Suite struct ReusePoolTests {
  final class Cell {
    var shows: Int?
  }

  @Test("S13: scrolling through a thousand items creates as many slices as are visible at once") func reuse() throws {
    let rows = (0..<1_000).map { ItemPosition<Int>.Item(id: $0, height: 60) }
    var visible = VisibleItems<Int, String, Cell>()
    var configured = 0
    for offset in stride(from: 0.0, through: 59_400, by: 150) {
      let frames = try #require(ItemPosition(anchor: 0, y: -offset).frames(of: rows))
      visible.scroll(frames, height: 600, kind: { _ in "row" }, make: { _ in Cell() }) { id, cell in
        cell.shows = id
        configured += 1
      }
      let first = Int(offset / 60)
      #expect(visible[first]?.shows == first)
    }
    // Ten items and a part of an eleventh.
    #expect(visible.createdCount == 11)
    #expect(configured == 1_000)
    #expect(visible[0] == nil)
  }

  @Test("Instances of removed items are reused") func removedItems() throws {
    var visible = VisibleItems<Int, String, Cell>()
    for first in 0..<50 {
      let items = (first * 10..<first * 10 + 10).map { ItemPosition<Int>.Item(id: $0, height: 60) }
      let frames = try #require(ItemPosition(anchor: first * 10).frames(of: items))
      visible.scroll(frames, height: 600, kind: { _ in "row" }, make: { _ in Cell() }) { id, cell in cell.shows = id }
      #expect(visible[first * 10 + 3]?.shows == first * 10 + 3)
      #expect(visible[first * 10 - 1] == nil)
    }
    #expect(visible.createdCount == 10)
  }

  @Test func kindsAreKeptApart() throws {
    let rows = (0..<40).map { ItemPosition<Int>.Item(id: $0, height: 60) }
    var visible = VisibleItems<Int, Int, Cell>()
    for offset in stride(from: 0.0, through: 1_800, by: 60) {
      let frames = try #require(ItemPosition(anchor: 0, y: -offset).frames(of: rows))
      visible.scroll(
        frames, height: 600, margin: 30, kind: { $0 % 2 }, make: { kind in Cell() }
      ) { id, cell in
        #expect(cell.shows.map { $0 % 2 == id % 2 } ?? true)
        cell.shows = id
      }
    }
    #expect(visible.createdCount <= 12 + 2)
  }
}
