import Foundation
import SnapshotReport
import Testing

@Suite struct UndoTests {
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private func change(_ name: String, to text: String?) -> UndoJournal.Change {
    UndoJournal.Change(reference: package.root + "/" + name, data: text.map { Data($0.utf8) })
  }

  private func text(_ name: String) -> String? { package.read(name).map { String(decoding: $0, as: UTF8.self) } }

  @Test func whatWasWrittenAndDeletedIsPutBack() throws {
    try package.write("a.txt", Data("a".utf8))
    try package.write("b.txt", Data("b".utf8))
    let changes = [change("a.txt", to: "A"), change("b.txt", to: nil), change("new/c.txt", to: "C")]
    try UndoJournal.perform(changes, verb: "prune", in: package.root)
    #expect(text("a.txt") == "A" && text("b.txt") == nil && text("new/c.txt") == "C")
    let journal = try #require(try UndoJournal.last(in: package.root))
    #expect(journal.verb == "prune")
    #expect(journal.references == changes.map(\.reference))
    try journal.undo()
    #expect(text("a.txt") == "a" && text("b.txt") == "b" && text("new/c.txt") == nil)
    #expect(try UndoJournal.last(in: package.root) == nil)
  }

  @Test func severalAreTakenBackOneByOne() throws {
    try package.write("a.txt", Data("0".utf8))
    for step in 1...25 { try UndoJournal.perform([change("a.txt", to: "\(step)")], verb: "accept", in: package.root) }
    for step in (5..<25).reversed() {
      try UndoJournal.last(in: package.root)?.undo()
      #expect(text("a.txt") == "\(step)")
    }
    #expect(try UndoJournal.last(in: package.root) == nil, "the last 20 can be taken back")
  }

  @Test func aReferenceThatChangedSinceIsLeftAloneAndSoAreAllOthers() throws {
    try package.write("a.txt", Data("a".utf8))
    try UndoJournal.perform([change("a.txt", to: "A"), change("b.txt", to: "B")], verb: "accept", in: package.root)
    try package.write("b.txt", Data("someone else's".utf8))
    let journal = try #require(try UndoJournal.last(in: package.root))
    #expect(throws: UndoError.changedSince(path: package.root + "/b.txt")) { try journal.undo() }
    #expect(text("a.txt") == "A" && text("b.txt") == "someone else's")
  }

  @Test func aCommandThatWasCutOffIsTakenBackAsFarAsItCame() throws {
    try package.write("a.txt", Data("a".utf8))
    try UndoJournal.perform([change("a.txt", to: "A"), change("b.txt", to: "B")], verb: "accept", in: package.root)
    // As if it had ended before the second file.
    try FileManager.default.removeItem(atPath: package.root + "/b.txt")
    try UndoJournal.last(in: package.root)?.undo()
    #expect(text("a.txt") == "a" && text("b.txt") == nil)
  }

  @Test func nothingChangedLeavesNoJournal() throws {
    try package.write("a.txt", Data("a".utf8))
    #expect(try UndoJournal.perform([change("a.txt", to: "a")], verb: "accept", in: package.root) == nil)
    #expect(try UndoJournal.last(in: package.root) == nil)
  }

  @Test func aDamagedJournalIsNamed() throws {
    try package.write("a.txt", Data("a".utf8))
    try UndoJournal.perform([change("a.txt", to: "A")], verb: "accept", in: package.root)
    try package.write(".build/snapshots/undo/1/journal.json", Data("{".utf8))
    #expect(throws: ReportError.self) { try UndoJournal.last(in: package.root) }
  }
}
