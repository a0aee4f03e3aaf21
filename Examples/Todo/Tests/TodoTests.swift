import Foundation
import SnapshotCommands
import SnapshotCore
import Testing

@Suite struct TodoTests {
  /// A folder with two tasks, in which the tool runs.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("todo-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tasks = """
      [{"title": "Buy candles", "due": "2026-12-24", "isDone": false}, {"title": "Bake", "isDone": true}]
      """
    try Data(tasks.utf8).write(to: folder.appendingPathComponent("tasks.json"))
  }

  @Test func list() {
    assertSnapshot(of: Command("todo", "list", in: folder), as: .command)
  }

  @Test func listAsJSON() {
    assertSnapshot(of: Command("todo", "list", "--json", in: folder), as: .command)
  }

  @Test func listInColor() {
    assertSnapshot(of: Command("todo", "list", "--color", in: folder), as: .terminal)
  }

  @Test func finishedTasksStay() {
    assertSnapshot(of: Command("todo", "finish", "1", in: folder), as: .command, named: "finish")
    assertSnapshot(of: Command("todo", "list", in: folder), as: .command, named: "list")
  }

  @Test func missingTask() {
    assertSnapshot(of: Command("todo", "finish", "3", in: folder), as: .command)
  }

  @Test func interface() {
    assertSnapshots(of: Command("todo"), as: .argumentParser)
  }
}
