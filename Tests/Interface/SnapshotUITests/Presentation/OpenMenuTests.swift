import Testing
import SnapshotUI

/// A test opens a menu, sees its items, and closes it by choosing one.
@MainActor @Suite struct OpenMenuTests {
  struct Sorting: View {
    @State private var order = "none"

    var body: some View {
      VStack {
        Text(order)
        Menu("Sort") {
          Button("By name", systemImage: "star") { order = "name" }
          Divider()
          Button("Delete", role: .destructive) { order = "deleted" }
        }
        Menu("Other") { Button("Nothing") {} }
      }
    }
  }

  @Test func aMenuOpensAndCloses() throws {
    let host = ViewHost(Sorting())
    try host.inspect().find(menu: "Sort").open()
    #expect(try host.inspect().texts.suffix(2) == ["By name", "Delete"])
    let item = try host.inspect().find(button: "By name")
    #expect(item.isVisible)
    let label = try host.inspect().find(menu: "Sort").frame
    #expect(item.frame.minY > label.maxY)
    #expect(try host.view.rendered(in: host.context).inspect().texts.suffix(2) == ["By name", "Delete"])
    try item.tap()
    #expect(try host.inspect().texts == ["name", "Sort", "Other"])
  }

  @Test func anOpenMenuIsDismissedByATapBesideIt() throws {
    let host = ViewHost(Sorting())
    try host.inspect().find(menu: "Sort").open()
    try host.inspect().find(button: "Delete").dismiss()
    #expect(try host.inspect().texts == ["none", "Sort", "Other"])
  }

  @Test func onlyMenusOpen() throws {
    let host = ViewHost { Text("x") }
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "x").open() }
  }

  @Test func aPrimaryActionIsTapped() throws {
    final class Log { var taps = 0 }
    let log = Log()
    let host = ViewHost {
      Menu("Add") {
        Button("Later") {}
      } primaryAction: {
        log.taps += 1
      }
    }
    try host.inspect().find(menu: "Add").tap()
    #expect(log.taps == 1)
    try host.inspect().find(menu: "Add").open()
    #expect(try host.inspect().texts == ["Add", "Later"])
  }
}
