import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReview
import SnapshotRunFixtures
import SnapshotRuns
import SnapshotSourceEdits
import SnapshotWorkspace
import Testing

/// A plan reads each file once. Writing it reads only what it writes, once more, and recording the decisions reads nothing.
@Suite struct AcceptanceReadTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func changed(_ name: String, _ format: String, old: Data, new: Data, keepsOld: Bool = true) throws
    -> LedgerEntry
  {
    .example(
      name: name, outcome: .changed, format: format,
      reference: try package.write("__Snapshots__/\(name).\(format)", old),
      artifacts: .init(
        expected: keepsOld ? try package.keep("\(name)-expected.\(format)", old) : nil,
        actual: try package.keep("\(name)-actual.\(format)", new)))
  }

  private func inline(_ line: Int, in source: String, at path: String) throws -> LedgerEntry {
    let text = "text \(line)"
    let proposal = ProposedSourceEdit(
      source: path, original: SourceJournal.fingerprint(of: Array(source.utf8)), site: "\(line):6:matches",
      edit: SourceEdit(offset: 24 * line - 1, length: 0, replacement: " { \"\(text)\" }"))
    return .example(
      name: "inline-\(line)", outcome: .changed, format: "txt", file: path, line: line, reference: "\(path):\(line)",
      artifacts: .init(
        actual: try package.keep("inline-\(line).txt", Data(text.utf8)),
        edit: try package.keep("inline-\(line).json", try JSONEncoder().encode(proposal))))
  }

  private func reads(_ work: () throws -> Void) rethrows -> [String: Int] {
    let paths = Locked<[String: Int]>([:])
    try PlainFile.$didRead.withValue({ path in paths.withLock { $0[path, default: 0] += 1 } }, operation: work)
    return paths.withLock { $0 }
  }

  @Test func eachFileIsReadOnce() throws {
    let text = "assertInlineSnapshot(1)\nassertInlineSnapshot(2)\n"
    try package.write("Tests/LoginTests.swift", Data(text.utf8))
    let path = URL(fileURLWithPath: package.root).resolvingSymlinksInPath().path + "/Tests/LoginTests.swift"
    let entries = [
      try changed("a", "txt", old: Data("old".utf8), new: Data("new".utf8)),
      try changed("b", "png", old: png(.black), new: png(.white)),
      try inline(1, in: text, at: path), try inline(2, in: text, at: path),
    ]
    let report = RunReport(
      folder: package.run, ledger: Ledger(entries: entries), facts: .example(packageDirectory: package.root),
      in: package.boundary)
    var written: [String: Int] = [:]
    let found = try reads {
      try Decisions.update(of: report.folder) { decisions in
        let acceptance = try Acceptance(of: report, keys: [], decisions: decisions)
        written = try reads { try acceptance.perform() }
        for item in acceptance.items { decisions.accept(item) }
      }
    }
    // Two references and a source; two artifacts of each file, two of each inline reference; the manifest. The source and the
    // manifest are also read to find helpers.
    #expect(found.count == 3 + 4 + 4 + 1)
    #expect(found.allSatisfy { $0.value == ($0.key.hasSuffix(".swift") ? 2 : 1) }, "\(found)")
    // The manifest is read to check the edits as a whole.
    #expect(written.count == 3 + 1 && written.allSatisfy { $0.value == 1 }, "\(written)")
    #expect(package.read("__Snapshots__/a.txt") == Data("new".utf8))
    #expect(
      package.read("Tests/LoginTests.swift")
        == Data("assertInlineSnapshot(1) { \"text 1\" }\nassertInlineSnapshot(2) { \"text 2\" }\n".utf8))
    #expect(try Decisions(of: report.folder).decisions.count == 4)
  }

  /// The digest is that of the reference before it was replaced.
  @Test func aDecisionIsAboutTheReferenceThatWasCompared() throws {
    let entry = try changed("a", "txt", old: Data("old".utf8), new: Data("new".utf8), keepsOld: false)
    let report = RunReport(
      folder: package.run, ledger: Ledger(entries: [entry]), facts: .example(packageDirectory: package.root),
      in: package.boundary)
    var decisions = Decisions(run: "run")
    decisions.set(.accept, for: report.results[0], in: report)
    let acceptance = try Acceptance(of: report, decisions: decisions)
    try acceptance.perform()
    var made = Decisions(run: "run")
    for item in acceptance.items { made.accept(item) }
    #expect(made == decisions)
    #expect(made.decisions.first?.reference == ContentDigest.of(Data("old".utf8)))
  }

  /// The source is read again if someone wrote it between the plan and its execution.
  @Test func aSourceThatChangedAfterThePlanIsNotWritten() throws {
    let source = "assertInlineSnapshot(1)\n"
    try package.write("Tests/LoginTests.swift", Data(source.utf8))
    let path = URL(fileURLWithPath: package.root).resolvingSymlinksInPath().path + "/Tests/LoginTests.swift"
    let report = RunReport(
      folder: package.run, ledger: Ledger(entries: [try inline(1, in: source, at: path)]),
      facts: .example(packageDirectory: package.root), in: package.boundary)
    let acceptance = try Acceptance(of: report, keys: [])
    try package.write("Tests/LoginTests.swift", Data("assertInlineSnapshot(1) // mine\n".utf8))
    #expect(throws: SourceEditError.changed(path: path)) { try acceptance.perform() }
    #expect(package.read("Tests/LoginTests.swift") == Data("assertInlineSnapshot(1) // mine\n".utf8))
  }
}
