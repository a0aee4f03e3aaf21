import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import SnapshotSourceEdits
import Testing

/// Accepting inline references.
@Suite struct InlineAcceptanceTests {
  private let package: TemporaryPackage
  private let source = "assertInlineSnapshot(1)\nassertInlineSnapshot(2)\n"

  init() throws {
    package = try TemporaryPackage()
    try package.write("Tests/LoginTests.swift", Data(source.utf8))
  }

  private var path: String {
    URL(fileURLWithPath: package.root).resolvingSymlinksInPath().path + "/Tests/LoginTests.swift"
  }

  /// A failed inline assertion at a line, with an edit that adds the closure.
  private func failed(_ text: String, line: Int, name: String? = nil) throws -> LedgerEntry {
    let proposal = ProposedSourceEdit(
      source: path, original: SourceJournal.fingerprint(of: Array(source.utf8)), site: "\(line):6:matches",
      edit: SourceEdit(offset: 24 * line - 1, length: 0, replacement: " { \"\(text)\" }"))
    let name = name ?? "inline-\(line)"
    return .example(
      name: name, outcome: .changed, format: "txt", file: path, line: line, reference: "\(path):\(line)",
      artifacts: .init(
        actual: try package.keep("\(name)-actual.txt", Data(text.utf8)),
        edit: try package.keep("\(name)-edit.json", try JSONEncoder().encode(proposal))))
  }

  private func accept(_ entries: [LedgerEntry], keys: [String] = []) throws -> Int {
    let report = RunReport(
      folder: package.run, ledger: Ledger(entries: entries), facts: .example(packageDirectory: package.root),
      in: package.boundary)
    let acceptance = try Acceptance(of: report, keys: keys.map(KeyPattern.init))
    if let refused = acceptance.refused.first { throw refused.error }
    try acceptance.perform()
    return acceptance.items.count
  }

  private var text: String? { package.read("Tests/LoginTests.swift").map { String(decoding: $0, as: UTF8.self) } }

  @Test func writesTextsToTheSource() throws {
    #expect(try accept([failed("one", line: 1), failed("two", line: 2)]) == 2)
    #expect(text == "assertInlineSnapshot(1) { \"one\" }\nassertInlineSnapshot(2) { \"two\" }\n")
  }

  @Test func acceptingRepeatedlySucceeds() throws {
    let entries = try [failed("one", line: 1), failed("two", line: 2)]
    #expect(try accept(entries, keys: ["LoginTests.swift:1"]) == 1)
    #expect(text == "assertInlineSnapshot(1) { \"one\" }\nassertInlineSnapshot(2)\n")
    #expect(try accept(entries, keys: ["inline-2"]) == 1)
    #expect(try accept(entries) == 2)
    #expect(text == "assertInlineSnapshot(1) { \"one\" }\nassertInlineSnapshot(2) { \"two\" }\n")
  }

  @Test func acceptsAgainAfterUndo() throws {
    let entries = try [failed("one", line: 1), failed("two", line: 2)]
    #expect(try accept(entries, keys: ["inline-1"]) == 1)
    #expect(try accept(entries, keys: ["inline-2"]) == 1)
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(text == "assertInlineSnapshot(1) { \"one\" }\nassertInlineSnapshot(2)\n")
    #expect(try accept(entries, keys: ["inline-2"]) == 1)
    #expect(text == "assertInlineSnapshot(1) { \"one\" }\nassertInlineSnapshot(2) { \"two\" }\n")
    try UndoJournal.last(in: package.boundary)?.undo()
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(text == source)
    #expect(try accept(entries) == 2)
    #expect(text == "assertInlineSnapshot(1) { \"one\" }\nassertInlineSnapshot(2) { \"two\" }\n")
  }

  @Test func rejectsASourceChangedAfterTheRun() throws {
    let entries = try [failed("one", line: 1), failed("two", line: 2)]
    try package.write("Tests/LoginTests.swift", Data("// new\n\(source)".utf8))
    #expect(throws: AcceptanceError.referenceChanged(id: entries[0].id, path: path)) { try accept(entries) }
    #expect(text == "// new\n\(source)")
  }

  @Test func rejectsDifferentTextsOfOneAssertion() throws {
    let entries = try [failed("one", line: 1), failed("other", line: 1, name: "inline-2")]
    #expect(throws: AcceptanceError.conflictingTexts(id: entries[1].id, reference: entries[1].reference)) {
      try accept(entries)
    }
    #expect(text == source)
    #expect(try accept(entries, keys: ["inline-2"]) == 1)
  }

  @Test func rejectsASourceOutsideOfThePackage() throws {
    let elsewhere = try TemporaryPackage()
    try elsewhere.write("Tests/LoginTests.swift", Data(source.utf8))
    var entry = try failed("one", line: 1)
    entry.file = elsewhere.root + "/Tests/LoginTests.swift"
    entry.reference = entry.file + ":1"
    #expect(throws: AcceptanceError.self) { try accept([entry]) }
    #expect(elsewhere.read("Tests/LoginTests.swift") == Data(source.utf8))
  }

  @Test func rejectsASnapshotWithoutAnEdit() throws {
    var entry = try failed("one", line: 1)
    entry.artifacts.edit = nil
    #expect(throws: AcceptanceError.missingArtifact(id: entry.id)) { try accept([entry]) }
  }
}
