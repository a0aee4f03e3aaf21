import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotSourceEdits
import Testing

/// The files in `Previous`, which an earlier version wrote, are still read: a run in the package `/tmp/package` with passes,
/// failures and recorded references in files and in a source. No test of this version writes them.
@Suite struct PreviousVersionTests {
  private static let folder = (#filePath as NSString).deletingLastPathComponent + "/Previous"
  private let run = RunFolder(path: folder + "/run")
  /// The source file after the edits of the run.
  private let source = folder + "/GreetingTests.swift.txt"
  private static let sourcePath = "/tmp/package/Tests/AppTests/GreetingTests.swift"

  @Test func ledgerIsRead() throws {
    let ledger = try Ledger(contentsOf: run)
    #expect(ledger.isComplete)
    #expect(
      ledger.entries.map { "\($0.name) \($0.outcome.rawValue) \($0.mode) \($0.format)" } == [
        "kept recorded missing txt", "changed recorded all txt", "kept recorded missing txt",
        "changed changed missing txt", "absent missing never txt", "picture recorded all png",
        "picture changed missing png", "cell recorded all png", "inline-1 recorded missing txt",
        "inline-2 rerecorded all txt", "inline-3 changed missing txt",
      ])
    let changed = ledger.entries[3]
    #expect(changed.id == "AppTests/GreetingTests/greeting()#changed" && changed.test == "greeting()")
    #expect(changed.target == "AppTests" && changed.suite == "GreetingTests" && changed.line == 7)
    #expect(changed.text?.hunks.first?.lines.map(\.kind) == [.common, .removed, .added, .common])
    #expect(changed.artifacts.expected != nil && changed.artifacts.actual != nil && changed.artifacts.difference != nil)
    #expect(changed.actualHash == "19711098ff8a8319")
    #expect(ledger.entries[6].image?.clusters == [[4, 0, 2, 4]] && ledger.entries[6].image?.expectedWidth == 4)
    #expect(ledger.entries[7].cell == ["colorScheme=dark"])
    #expect(ledger.entries[7].artifacts.actualStations != nil)
    #expect(ledger.entries[10].hasReferenceInSource && ledger.entries[10].artifacts.edit != nil)
  }

  /// The reader of usual lines reads what `JSONDecoder` reads, and the writer writes the same bytes.
  @Test func ledgerIsWrittenInTheSameForm() throws {
    let previous = try Data(contentsOf: URL(fileURLWithPath: run.ledgerPath))
    let entries = try Ledger(contentsOf: run).entries
    let decoder = JSONDecoder()
    #expect(try previous.split(separator: 0x0A).map { try decoder.decode(LedgerEntry.self, from: $0) } == entries)
    try withTemporaryFolder { folder in
      let writer = try LedgerWriter(path: folder + "/ledger.jsonl")
      for entry in entries { try writer.append(entry) }
      #expect(try Data(contentsOf: URL(fileURLWithPath: writer.path)) == previous)
    }
  }

  @Test func artifactsAreFound() throws {
    for entry in try Ledger(contentsOf: run).entries {
      let artifacts = entry.artifacts
      for path in [
        artifacts.expected, artifacts.actual, artifacts.difference, artifacts.edit, artifacts.expectedStations,
        artifacts.actualStations,
      ].compactMap({ $0 }) {
        #expect(try run.hasFile(path), "\(path)")
        #expect(path.contains(StableHash.hexadecimal(entry.id)))
      }
    }
  }

  @Test func journalIsContinued() throws {
    let journalFolder = "inline/GreetingTests.swift-\(StableHash.hexadecimal(Self.sourcePath))"
    let original = try #require(try run.contents(of: journalFolder + "/original"))
    let proposal = try proposedEdit()
    try withTemporaryFolder { folder in
      let path = folder + "/GreetingTests.swift"
      try FileManager.default.copyItem(atPath: source, toPath: path)
      let journal = SourceJournal(source: path, run: RunFolder(path: folder + "/run"))
      for file in journal.files where !file.hasSuffix("/lock") {
        let name = (file as NSString).lastPathComponent
        let target = "\(folder)/run/\(file)"
        try FileManager.default.createDirectory(
          atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(run.path)/\(journalFolder)/\(name)", toPath: target)
      }
      let origin = try journal.origin { $0.bytes == Array(original) }
      #expect(origin.isEdited && origin.edits.count == 2)
      #expect(origin.time == FileTime(seconds: 1_795_381_411, nanoseconds: 914_666_824))
      #expect(origin.fingerprint == proposal.original)
      let first = SourceEdit(offset: 8, length: 0, replacement: " {\n    \"\"\"\n    one\n    \"\"\"\n}")
      #expect(try journal.make(first, site: "1:6:matches") { $0.bytes == Array(original) } == .unchanged)
      #expect(try journal.make(proposal.edit, site: proposal.site) { $0.bytes == Array(original) } == .written)
      let expected = SourceEdit.apply(origin.edits + [proposal.edit], to: Array(original))
      #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == expected)
    }
  }

  @Test func proposedEditIsRead() throws {
    let proposal = try proposedEdit()
    #expect(proposal.source == Self.sourcePath)
    #expect(proposal.site == "3:6:matches")
    #expect(proposal.edit.offset == 37 && proposal.edit.length == 9 && proposal.edit.rank == 0)
  }

  private func proposedEdit() throws -> ProposedSourceEdit {
    let entry = try #require(try Ledger(contentsOf: run).entries.last)
    let path = try #require(entry.artifacts.edit)
    let data = try #require(try run.contents(of: path))
    return try JSONDecoder().decode(ProposedSourceEdit.self, from: data)
  }

  private func withTemporaryFolder(_ body: (String) throws -> Void) throws {
    let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("ledger-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
  }
}
