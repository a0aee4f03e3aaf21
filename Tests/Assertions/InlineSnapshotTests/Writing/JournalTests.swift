import Foundation
import SnapshotLedger
import SnapshotSourceEdits
import Testing

// `@testable` because the recorder, which is internal, is the subject.
@testable import InlineSnapshot

/// Edits of one source file by several writers.
@Suite struct JournalTests {
  private let always: (SourceJournal.Origin) -> Bool = { _ in true }

  @Test func editsReferToTheOriginal() throws {
    let source = try TemporarySource("one two three\n")
    defer { source.remove() }
    let journal = source.journal()
    #expect(try journal.make(SourceEdit(offset: 8, length: 5, replacement: "3"), site: "c", where: always) == .written)
    #expect(
      try journal.make(SourceEdit(offset: 0, length: 3, replacement: "first"), site: "a", where: always) == .written)
    #expect(
      try journal.make(SourceEdit(offset: 7, length: 0, replacement: " (2)"), site: "b", where: always) == .written)
    #expect(try source.text() == "first two (2) 3\n")
    #expect(
      try journal.make(SourceEdit(offset: 7, length: 0, replacement: " (2)"), site: "b", where: always) == .unchanged)
    #expect(try journal.origin(where: always).bytes == Array("one two three\n".utf8))
  }

  @Test func concurrentEditsAreAllApplied() async throws {
    let words = (0..<40).map { "word\($0)" }
    let source = try TemporarySource(words.joined(separator: " "))
    defer { source.remove() }
    await withTaskGroup(of: Void.self) { group in
      for (index, word) in words.enumerated() {
        group.addTask {
          // A separate journal has no state of the others, like that of another process.
          let offset = words[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
          let edit = SourceEdit(offset: offset, length: word.utf8.count, replacement: "<\(word.uppercased())>")
          #expect(throws: Never.self) {
            try source.journal().make(edit, site: word, where: { _ in true })
          }
        }
      }
    }
    #expect(try source.text() == words.map { "<\($0.uppercased())>" }.joined(separator: " "))
  }

  @Test func sourceEditedByAUserIsNotChanged() throws {
    let source = try TemporarySource("one two")
    defer { source.remove() }
    let original = SourceJournal.fingerprint(of: Array("one two".utf8))
    let isOriginal: (SourceJournal.Origin) -> Bool = { $0.fingerprint == original }
    let journal = source.journal()
    _ = try journal.make(SourceEdit(offset: 0, length: 3, replacement: "1"), site: "a", where: isOriginal)
    try source.write("1 two, changed")
    #expect(throws: SourceEditError.changed(path: source.path)) {
      try journal.make(SourceEdit(offset: 4, length: 3, replacement: "2"), site: "b", where: isOriginal)
    }
    #expect(try source.text() == "1 two, changed")
  }

  @Test func editsThatWereNotAppliedAreDropped() throws {
    let source = try TemporarySource("one two three")
    defer { source.remove() }
    let journal = source.journal()
    _ = try journal.make(SourceEdit(offset: 0, length: 3, replacement: "1"), site: "a", where: always)
    _ = try journal.make(SourceEdit(offset: 4, length: 3, replacement: "2"), site: "b", where: always)
    // As if the process had crashed before it applied the second edit, or a user had reverted it.
    try source.write("1 two three")
    for journal in [journal, source.journal()] { #expect(try journal.origin(where: { $0.isEdited }).isEdited) }
    _ = try source.journal().make(
      SourceEdit(offset: 8, length: 5, replacement: "3"), site: "c", where: { $0.isEdited })
    #expect(try source.text() == "1 two 3")
    _ = try journal.make(SourceEdit(offset: 4, length: 3, replacement: "2"), site: "b", where: { $0.isEdited })
    #expect(try source.text() == "1 2 3")
    try source.write("one two three")
    #expect(try journal.origin(where: { _ in true }).bytes == Array("one two three".utf8))
  }

  @Test func incompleteLineOfTheJournalIsIgnored() throws {
    let source = try TemporarySource("one two")
    defer { source.remove() }
    _ = try source.journal().make(SourceEdit(offset: 0, length: 3, replacement: "1"), site: "a", where: always)
    let folder = try #require(
      FileManager.default.contentsOfDirectory(atPath: source.root + "/run/inline").first)
    let path = "\(source.root)/run/inline/\(folder)/edits.jsonl"
    var data = try #require(FileManager.default.contents(atPath: path))
    data += Data("\n{\"edit\":{\"offs".utf8)
    try data.write(to: URL(fileURLWithPath: path))
    _ = try source.journal().make(
      SourceEdit(offset: 4, length: 3, replacement: "2"), site: "b", where: { $0.isEdited })
    #expect(try source.text() == "1 2")
    #expect(try source.journal().origin(where: { $0.isEdited }).bytes == Array("one two".utf8))
  }

  @Test func secondTextRevertsTheFirst() throws {
    let source = try TemporarySource("one two")
    defer { source.remove() }
    let journal = source.journal()
    _ = try journal.make(SourceEdit(offset: 0, length: 3, replacement: "1"), site: "a", where: always)
    _ = try journal.make(SourceEdit(offset: 4, length: 3, replacement: "2"), site: "b", where: always)
    for _ in 0..<2 {
      #expect(throws: SourceEditError.conflicting(path: source.path)) {
        try source.journal().make(SourceEdit(offset: 0, length: 3, replacement: "I"), site: "a", where: always)
      }
      #expect(try source.text() == "one 2")
    }
  }

  @Test func overlappingEditsAreRejected() throws {
    let source = try TemporarySource("one two")
    defer { source.remove() }
    let journal = source.journal()
    _ = try journal.make(SourceEdit(offset: 0, length: 7, replacement: "1"), site: "a", where: always)
    #expect(throws: SourceEditError.overlapping(path: source.path)) {
      try journal.make(SourceEdit(offset: 4, length: 3, replacement: "2"), site: "b", where: always)
    }
    #expect(try source.text() == "1")
  }

  @Test func fileModeAndSymbolicLinksAreKept() throws {
    let source = try TemporarySource("one")
    defer { source.remove() }
    #expect(chmod(source.path, 0o640) == 0)
    let link = source.root + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source.path)
    let journal = SourceJournal(source: link, run: RunFolder(path: source.root + "/run"))
    _ = try journal.make(SourceEdit(offset: 0, length: 3, replacement: "1"), site: "a", where: always)
    #expect(try source.text() == "1")
    let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == source.path)
    let files = try FileManager.default.contentsOfDirectory(atPath: source.root)
    #expect(files.sorted() == ["Link.swift", "Source.swift", "run"])
  }

  @Test func errorNamesAFolderOrAMissingFile() throws {
    let source = try TemporarySource("one")
    defer { source.remove() }
    let journal = SourceJournal(source: source.root + "/None.swift", run: RunFolder(path: source.root + "/run"))
    #expect(throws: SourceEditError.self) { try journal.origin(where: always) }
    let folder = SourceJournal(source: source.root, run: RunFolder(path: source.root + "/run"))
    #expect(throws: SourceEditError.unreadable(path: source.root, reason: "it is not a regular file")) {
      try folder.origin(where: always)
    }
  }

  @Test func rebuiltSourceBecomesTheOriginal() throws {
    let source = try TemporarySource("one two")
    defer { source.remove() }
    let recorder = InlineRecorder()
    let run = RunFolder(path: source.root + "/run")
    try source.write("check(1)\ncheck(2)\n")
    // File systems do not distinguish times that are too close. A build takes longer than this pause.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: source.path)
    var request = InlineRecorder.Request(
      path: source.path, line: 1, column: 6, reference: InlineReference(label: "matches"), compiledText: nil,
      buildTime: FileTime(of: source.path), run: run)
    try recorder.record("1", for: request)
    // The same binary has the old source location of the second call, also in another process.
    request.line = 2
    try InlineRecorder().record("2", for: request)
    let both = "check(1) {\n    \"\"\"\n    1\n    \"\"\"\n}\ncheck(2) {\n    \"\"\"\n    2\n    \"\"\"\n}\n"
    #expect(try source.text() == both)

    // A new binary has its new source location.
    var rebuilt = request
    rebuilt.buildTime = FileTime(of: source.path)
    rebuilt.line = 6
    rebuilt.compiledText = "2"
    try InlineRecorder().record("II", for: rebuilt)
    #expect(try source.text() == both.replacing("\n    2\n", with: "\n    II\n"))

    // The old binary must not write any more.
    #expect(throws: InlineSourceError.noCall(path: source.path, line: 2, column: 6)) {
      try InlineRecorder().record("3", for: request)
    }
  }

  @Test func textThatWasNotCompiledIsNotEdited() throws {
    let text = "check(1) { \"new\" }\n"
    let source = try TemporarySource(text)
    defer { source.remove() }
    var request = InlineRecorder.Request(
      path: source.path, line: 1, column: 6, reference: InlineReference(label: "matches"), compiledText: "old",
      buildTime: nil, run: RunFolder(path: source.root + "/run"))
    #expect(throws: InlineSourceError.otherText(path: source.path, line: 1)) {
      try InlineRecorder().record("1", for: request)
    }
    request.column = 2
    #expect(throws: InlineSourceError.noCall(path: source.path, line: 1, column: 2)) {
      try InlineRecorder().record("1", for: request)
    }
    #expect(try source.text() == text)
  }

  @Test func sourceLocationDirectiveIsRejected() throws {
    let text = "#sourceLocation(file: \"a\", line: 1)\ncheck(1)\n#sourceLocation()\n"
    let source = try TemporarySource(text)
    defer { source.remove() }
    let request = InlineRecorder.Request(
      path: source.path, line: 2, column: 6, reference: InlineReference(label: "matches"), compiledText: nil,
      buildTime: nil, run: RunFolder(path: source.root + "/run"))
    #expect(throws: InlineSourceError.otherLines(path: source.path)) {
      try InlineRecorder().record("1", for: request)
    }
    #expect(try source.text() == text)
  }
}
