import Foundation
import Testing
import SnapshotUI

/// Actions of list rows and of views with menus, performed by tests.
@MainActor @Suite struct RowActionTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isPinned = false
  }

  private struct Items: View {
    @State private var items = ["Milk", "Bread", "Eggs"].enumerated().map { Item(id: $0.offset, name: $0.element) }
    @State private var selection: Set<Int> = []
    @State private var note = ""

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(items) { item in
            Text(item.name)
              .swipeActions(edge: .leading) {
                Button("Pin") { note = "pinned \(item.name)" }.tint(.yellow)
              }
              .contextMenu {
                Button("Copy") { note = "copied \(item.name)" }
                Button("Share") {}.disabled(true)
              }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          Text("Selected \(selection.sorted())")
          Text(note)
        }
        .toolbar { EditButton() }
        .refreshable { note = "refreshed" }
      }
    }
  }

  private func rows(_ host: ViewHost<Items>) throws -> [String] {
    try host.inspect().texts.filter { ["Milk", "Bread", "Eggs"].contains($0) }
  }

  @Test func rowsAreDeletedAndMoved() throws {
    let host = ViewHost(Items())
    try host.inspect().find(text: "Bread").delete()
    #expect(try rows(host) == ["Milk", "Eggs"])
    try host.inspect().find(text: "Eggs").move(toOffset: 0)
    #expect(try rows(host) == ["Eggs", "Milk"])
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Eggs").move(toOffset: 3) }
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Selected []").delete() }
  }

  @Test func swipeActions() throws {
    let host = ViewHost(Items())
    let milk = try host.inspect().find(text: "Milk")
    #expect(milk.swipeActionLabels(edge: .leading) == ["Pin"])
    #expect(milk.swipeActionLabels() == ["Delete"])
    try milk.performSwipeAction("Pin")
    _ = try host.inspect().find(text: "pinned Milk")
    try host.inspect().find(text: "Milk").performSwipeAction("Delete")
    #expect(try rows(host) == ["Bread", "Eggs"])
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Eggs").performSwipeAction("Archive") }
  }

  @Test func swipeActionsAreDrawnWhenShown() throws {
    let host = ViewHost(Items())
    let before = try host.rendered().displayList
    try host.inspect().find(text: "Milk").revealSwipeActions(edge: .leading)
    let pin = try host.inspect().find(button: "Pin")
    #expect(pin.frame.minX == 16)
    #expect(pin.frame.width >= 74)
    #expect(try host.inspect().find(text: "Milk").frame.minX == pin.frame.maxX + 16)
    try pin.tap()
    _ = try host.inspect().find(text: "pinned Milk")
    try host.inspect().find(text: "Milk").revealSwipeActions(edge: nil)
    #expect(throws: InspectionError.self) { try host.inspect().find(button: "Pin") }
    try host.inspect().find(text: "Milk").revealSwipeActions()
    #expect(try host.inspect().find(button: "Delete").frame.maxX == 359)
    #expect(try host.rendered().displayList != before)
  }

  @Test func contextMenus() throws {
    let host = ViewHost(Items())
    let eggs = try host.inspect().find(text: "Eggs")
    #expect(eggs.contextMenuItems == ["Copy", "Share"])
    try eggs.choose(contextMenuItem: "Copy")
    _ = try host.inspect().find(text: "copied Eggs")
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Eggs").choose(contextMenuItem: "Share") }
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Eggs").choose(contextMenuItem: "Print") }
  }

  @Test func refreshing() async throws {
    let host = ViewHost(Items())
    try await host.inspect().refresh()
    _ = try host.inspect().find(text: "refreshed")
  }

  @Test func editModeShowsControls() throws {
    let host = ViewHost(Items())
    let plain = try host.inspect().find(text: "Milk").frame.minX
    try host.inspect().find(button: "Edit").tap()
    #expect(try host.inspect().find(text: "Milk").frame.minX == plain + 38)
    #expect(try host.inspect().findAll { $0.accessibility.label == "Reorder" }.count == 3)
    try host.inspect().find(text: "Bread").tap()
    try host.inspect().find(text: "Eggs").tap()
    _ = try host.inspect().find(text: "Selected [1, 2]")
    try host.inspect().find(text: "Bread").tap()
    _ = try host.inspect().find(text: "Selected [2]")
    try host.inspect().find(button: "Done").tap()
    #expect(try host.inspect().find(text: "Milk").frame.minX == plain)
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Milk").tap() }
  }

  @Test func deletionInEditMode() throws {
    struct Names: View {
      @State private var names = ["Ada", "Grace"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { name in Text(name).deleteDisabled(name == "Grace") }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let host = ViewHost(Names())
    #expect(try host.inspect().findAll { $0.accessibility.label == "Remove" }.count == 1)
    try host.inspect().find(label: "Remove").tap()
    #expect(try host.inspect().texts == ["Grace"])
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Grace").delete() }
  }

  @Test func selectionOfOneRow() throws {
    struct Folders: View {
      @State private var selection: String? = "Inbox"

      var body: some View {
        List(["Inbox", "Sent"], id: \.self, selection: $selection) { Text($0) }
        Text("shows \(selection ?? "nothing")")
      }
    }
    let host = ViewHost(Folders())
    #expect(try host.rendered().accessibilityText.contains("Inbox"))
    try host.inspect().find(text: "Sent").tap()
    _ = try host.inspect().find(text: "shows Sent")
  }

  @Test func outlinesExpand() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    struct Tree: View {
      let folders = [
        Folder(id: "Work", children: [Folder(id: "Plans"), Folder(id: "Mail", children: [Folder(id: "Old")])]),
        Folder(id: "Home"),
      ]

      var body: some View { List(folders, children: \.children) { Text($0.id) } }
    }
    let host = ViewHost(Tree())
    #expect(try host.inspect().texts == ["Work", "Home"])
    try host.inspect().find(label: "Expand").tap()
    #expect(try host.inspect().texts == ["Work", "Plans", "Mail", "Home"])
    let indent = try host.inspect().find(text: "Plans").frame.minX - host.inspect().find(text: "Work").frame.minX
    #expect(indent == 20)
    try host.inspect().find(label: "Collapse").tap()
    #expect(try host.inspect().texts == ["Work", "Home"])
  }
}
