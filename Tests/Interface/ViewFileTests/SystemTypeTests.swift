import Foundation
import Snapshot
import Testing
import SnapshotUI

/// A view file that uses types of Foundation and Core Graphics, which SnapshotUI declares where they don't. `Scripts/check/macos`
/// compiles the same file for macOS.
@MainActor @Suite struct SystemTypeTests {
  private func texts(after act: (InspectedView) throws -> Void) throws -> [String] {
    let host = ViewHost(
      PackingListView(items: [
        PackingItem(id: 1, category: .clothes, name: "Coat", note: "The **warm** one"),
        PackingItem(id: 2, category: .papers, name: "Ticket", note: "*Night* ferry"),
      ]))
    try act(host.inspect())
    return try host.inspect().findAll { !$0.text.isEmpty && $0.children.isEmpty }.map(\.text)
  }

  @Test func showsResourcesAndMarkdown() throws {
    #expect(
      try texts { _ in } == [
        "Pack Coat", "The warm one", "Clothes", "Pack Ticket", "Night ferry", "Papers", "In the bag: ", "Shipped",
      ])
  }

  @Test func dropsItemProviders() throws {
    let dropped = try texts { view in
      try view.find(text: "Pack Coat").drop(on: view.find(text: "In the bag: "))
      try view.find(text: "Pack Ticket").drop(on: view.find(text: "Shipped"))
    }
    #expect(dropped.contains("In the bag: Coat, Ticket"))
  }

  @Test func readsIntents() {
    #expect(PackingItem(id: 1, category: .clothes, name: "Coat", note: "The **warm** one").isImportant)
    #expect(!PackingItem(id: 2, category: .papers, name: "Ticket", note: "*Night* ferry").isImportant)
  }
}
