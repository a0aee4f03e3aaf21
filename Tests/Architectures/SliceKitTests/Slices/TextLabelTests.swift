import SliceKit
import Testing
import SnapshotUI

/// The label of slices beside the `Label` of SwiftUI, in a file that imports both modules.
@Suite struct TextLabelTests {
  private final class Row: Slice {
    let title: TextLabel = TextLabel()
    var icon: Label<Text, Image> { Label("Share", systemImage: "link") }

    var content: some View {
      HStack {
        title
        icon
      }
    }
  }

  @Test func bothInOneFile() throws {
    let row = Row()
    row.title.text = "Title"
    let label: SnapshotUI.Label<Text, Image> = row.icon
    #expect(try row.inspect().texts == ["Title", "Share"])
    #expect(try label.inspect().texts == ["Share"])
    #expect(try row.inspect().findAll(TextLabel.self).count >= 1)
  }

  @Test func properties() throws {
    let label = TextLabel()
    #expect(try label.inspect().texts == [])
    label.text = "a text that needs more than one line"
    func height() throws -> CGFloat { try label.rendered(in: RenderContext(width: 80)).layout.frame.height }
    let one = try height()
    label.numberOfLines = 2
    let two = try height()
    // A second line adds its leading, which is larger than the box of a line.
    #expect(two >= 2 * one && two < 3 * one)
    label.numberOfLines = 0
    #expect(try height() > two)
    label.isHidden = true
    #expect(try label.inspect().texts == [])
  }
}
