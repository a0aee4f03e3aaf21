import Foundation
import Testing
import SnapshotUI

/// Controls at accessibility sizes and in dark mode.
@MainActor @Suite struct LargeTextControlTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func texts(_ view: some View, _ size: DynamicTypeSize, width: CGFloat = 320) throws -> [InspectedView] {
    let context = RenderContext(width: width, height: 400, dynamicTypeSize: size)
    return try view.rendered(in: context).inspect().findAll { $0.name == "Text" }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func calendarsShowTheirTitle(size: DynamicTypeSize) throws {
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
    let title = try #require(try texts(picker, size).first { $0.text.contains("November") })
    #expect(!title.isTruncated && title.frame.height < 40)
  }

  @Test func wheelsShowWholeMonths() throws {
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
    let found = try texts(picker, .large)
    #expect(found.contains { $0.text == "September" })
    #expect(found.allSatisfy { !$0.isTruncated })
  }

  @Test func longTextsContinueBelowTheFrameOfAnEditor() throws {
    let editor = TextEditor(text: .constant(String(repeating: "words ", count: 40)))
      .frame(width: 200, height: 60)
    let rendered = try editor.rendered(in: RenderContext(width: 200, height: 60))
    let text = try #require(rendered.inspect().findAll { $0.name == "Text" }.first)
    #expect(!text.isTruncated && text.frame.minY == 8 && text.frame.height > 60)
    #expect(rendered.displayList.textForm.contains("clip"))
  }

  @Test func theSignOfTheDeleteButtonIsWhiteInDarkMode() throws {
    let list = List { ForEach(0..<1) { _ in Text("Row") }.onDelete { _ in } }
      .environment(\.editMode, .constant(.active))
    let context = RenderContext(width: 200, height: 120, colorScheme: .dark)
    let pixels = try list.pixels(in: context)
    let button = try list.rendered(in: context).inspect()
      .find("the circle") { $0.accessibility.label == "Remove" }.frame
    #expect(try #require(pixels[Int(button.midX) + 8, Int(button.midY)]).green > 200)
  }
}
