import Testing
import SnapshotUI

@Suite struct ListTests {
  @Test func sectionsAreCardsWithRowsOfAtLeast44Points() throws {
    let view = List {
      Section("Account") {
        Probe(50, 10, named: "Name")
        Probe(50, 40, named: "Picture")
      }
      Probe(10, 10, named: "Alone")
    }
    let layout = try view.rendered(in: RenderContext(width: 300, height: 400)).layout
    #expect(layout.exactFrame.size == CGSize(width: 300, height: 400))
    let rows = layout.leaves.filter { ["Name", "Picture", "Alone"].contains($0.element.name) }
    #expect(rows.map(\.frame.minX) == [32, 32, 32])
    // The first row's content is 17 below its top, in the middle of 44. The second row has a padding of 11.
    #expect(rows[1].frame.minY - rows[0].frame.minY == 38)
    #expect(layout.leaves.contains { $0.element.detail == "\"ACCOUNT\"" && $0.frame.minX == 32 })
  }
}
