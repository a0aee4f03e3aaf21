import Testing
import SnapshotUI

@Suite struct ImageTruncationTests {
  @Test(arguments: [TruncationMode.tail, .head])
  func anEllipsisBesideAnImageIsText(mode: TruncationMode) throws {
    let text =
      mode == .tail
      ? Text("\(Image(systemName: "star")) reviews") : Text("reviews \(Image(systemName: "star"))")
    let list = try text.lineLimit(1).truncationMode(mode).frame(width: 40).displayList(in: RenderContext())
    let words = list.items.compactMap { if case .glyphs(let run, _) = $0.operation { run.text } else { nil } }
    #expect(words.joined().contains("\u{2026}"))
    let images = list.items.filter { if case .stroke = $0.operation { true } else { false } }
    #expect(images.count == 1)
  }
}
