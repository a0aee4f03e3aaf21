import Foundation
import Testing
import SnapshotUI

/// Tables in compact and regular widths.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable, Sendable {
    var id: Int
    var name: String
    var age: Int
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Mara", age: 41), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Jonas", age: 52),
    ]
    @State private var order: [KeyPathComparator<Person>] = []
    @State private var selected: Person.ID?

    var body: some View {
      Table(people, selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(60)
        TableColumn("Note") { person in Text(verbatim: person.id == selected ? "selected" : "–") }
      }
      .onChange(of: order) { _, order in people.sort(using: order) }
    }
  }

  private func host(_ sizeClass: UserInterfaceSizeClass, width: CGFloat) -> ViewHost<People> {
    var context = RenderContext(width: width, height: 400)
    context.horizontalSizeClass = sizeClass
    return ViewHost(People(), in: context)
  }

  @Test func aCompactTableListsTheFirstColumn() throws {
    let host = host(.compact, width: 320)
    #expect(try host.inspect().texts == ["Mara", "Ada", "Jonas"])
  }

  @Test func aRegularTableHasAHeaderAndColumns() throws {
    let screen = try host(.regular, width: 700).inspect()
    #expect(screen.texts.prefix(6) == ["Name", "Age", "Note", "Mara", "41", "–"])
    let header = try screen.find(text: "Age").frame
    let cell = try screen.find(text: "41").frame
    #expect(header.minX == cell.minX && header.maxY < cell.minY)
    #expect(try screen.find(text: "Note").frame.minX == header.minX + 60 + 12)
  }

  @Test func labelsSort() throws {
    let host = host(.regular, width: 700)
    func names() throws -> [String] { try host.inspect().texts.filter { ["Mara", "Ada", "Jonas"].contains($0) } }
    try host.inspect().find(button: "Name").tap()
    #expect(try names() == ["Ada", "Jonas", "Mara"])
    try host.inspect().find(button: "Name").tap()
    #expect(try names() == ["Mara", "Jonas", "Ada"])
    try host.inspect().find(button: "Age").tap()
    #expect(try names() == ["Ada", "Mara", "Jonas"])
    #expect(throws: (any Error).self) { try host.inspect().find(button: "Note") }
  }

  @Test func rowsAreSelected() throws {
    let host = host(.regular, width: 700)
    try host.inspect().find(text: "Ada").tap()
    #expect(try host.inspect().texts.contains("selected"))
  }
}
