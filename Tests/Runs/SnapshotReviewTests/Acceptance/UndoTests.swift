import Foundation
import SnapshotRunFixtures
import SnapshotReview
import SnapshotRuns
import Testing

@Suite struct UndoTests {
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private func change(_ name: String, to text: String?) -> UndoJournal.Change {
    UndoJournal.Change(reference: package.root + "/" + name, data: text.map { Data($0.utf8) })
  }

  private func text(_ name: String) -> String? { package.read(name).map { String(decoding: $0, as: UTF8.self) } }

  @Test func restoresWrittenAndDeletedReferences() throws {
    try package.write("__Snapshots__/a.txt", Data("a".utf8))
    try package.write("__Snapshots__/b.txt", Data("b".utf8))
    let changes = [
      change("__Snapshots__/a.txt", to: "A"), change("__Snapshots__/b.txt", to: nil),
      change("__Snapshots__/new/c.txt", to: "C"),
    ]
    try UndoJournal.perform(changes, verb: "prune", in: package.boundary)
    #expect(
      text("__Snapshots__/a.txt") == "A" && text("__Snapshots__/b.txt") == nil && text("__Snapshots__/new/c.txt") == "C"
    )
    let journal = try #require(try UndoJournal.last(in: package.boundary))
    #expect(journal.verb == "prune")
    #expect(journal.references == changes.map(\.reference))
    try journal.undo()
    #expect(
      text("__Snapshots__/a.txt") == "a" && text("__Snapshots__/b.txt") == "b" && text("__Snapshots__/new/c.txt") == nil
    )
    #expect(try UndoJournal.last(in: package.boundary) == nil)
  }

  @Test func undoesSeveralCommandsOneByOne() throws {
    try package.write("__Snapshots__/a.txt", Data("0".utf8))
    for step in 1...25 {
      try UndoJournal.perform([change("__Snapshots__/a.txt", to: "\(step)")], verb: "accept", in: package.boundary)
    }
    for step in (5..<25).reversed() {
      try UndoJournal.last(in: package.boundary)?.undo()
      #expect(text("__Snapshots__/a.txt") == "\(step)")
    }
    #expect(try UndoJournal.last(in: package.boundary) == nil, "the last 20 can be taken back")
  }

  @Test func rejectsUndoIfAReferenceChanged() throws {
    try package.write("__Snapshots__/a.txt", Data("a".utf8))
    try UndoJournal.perform(
      [change("__Snapshots__/a.txt", to: "A"), change("__Snapshots__/b.txt", to: "B")], verb: "accept",
      in: package.boundary)
    try package.write("__Snapshots__/b.txt", Data("someone else's".utf8))
    let journal = try #require(try UndoJournal.last(in: package.boundary))
    #expect(throws: UndoError.changedSince(path: package.root + "/__Snapshots__/b.txt")) { try journal.undo() }
    #expect(text("__Snapshots__/a.txt") == "A" && text("__Snapshots__/b.txt") == "someone else's")
  }

  @Test func undoesAnIncompleteCommand() throws {
    try package.write("__Snapshots__/a.txt", Data("a".utf8))
    try UndoJournal.perform(
      [change("__Snapshots__/a.txt", to: "A"), change("__Snapshots__/b.txt", to: "B")], verb: "accept",
      in: package.boundary)
    // As if it had ended before the second file.
    try FileManager.default.removeItem(atPath: package.root + "/__Snapshots__/b.txt")
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(text("__Snapshots__/a.txt") == "a" && text("__Snapshots__/b.txt") == nil)
  }

  @Test func noChangesLeaveNoJournal() throws {
    try package.write("__Snapshots__/a.txt", Data("a".utf8))
    #expect(
      try UndoJournal.perform([change("__Snapshots__/a.txt", to: "a")], verb: "accept", in: package.boundary) == nil)
    #expect(try UndoJournal.last(in: package.boundary) == nil)
  }

  @Test func reportsADamagedJournal() throws {
    try package.write("__Snapshots__/a.txt", Data("a".utf8))
    try UndoJournal.perform([change("__Snapshots__/a.txt", to: "A")], verb: "accept", in: package.boundary)
    try package.write(".build/snapshots/undo/1/journal.json", Data("{".utf8))
    #expect(throws: ReportError.self) { try UndoJournal.last(in: package.boundary) }
  }
}
