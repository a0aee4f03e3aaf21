import Snapshot
import Testing
import SnapshotUI

/// A modifier that is inert at rest changes no pixel, and the text form of the elements shows it.
@Suite struct InertModifierTests {
  @Test(arguments: InertPage.all.flatMap { page in page.cases.indices.map { (page.name, $0) } })
  func changesNoPixel(page name: String, index: Int) throws {
    let page = try #require(InertPage.all.first { $0.name == name })
    let inert = page.cases[index]
    let context = RenderContext(width: 120, height: 40)
    let plain = try Text("words").rendered(in: context)
    let changed = try inert.apply(Text("words")).rendered(in: context)
    #expect(changed.displayList == plain.displayList, "\(inert.subject) changes the picture")
    #expect(changed.layoutText == plain.layoutText, "\(inert.subject) changes the layout")
    #expect(changed.elementsText.contains(inert.subject), "\(inert.subject) is missing: \(changed.elementsText)")
  }
}
