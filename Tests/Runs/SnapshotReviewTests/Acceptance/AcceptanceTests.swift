import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import Testing

@Suite struct AcceptanceTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func changed(_ name: String = "a", outcome: LedgerEntry.Outcome = .changed) throws -> LedgerEntry {
    let old = Data("old \(name)".utf8)
    let reference = package.root + "/__Snapshots__/\(name).txt"
    if outcome == .changed { try package.write("__Snapshots__/\(name).txt", old) }
    return .example(
      name: name, outcome: outcome, format: "txt", reference: reference,
      artifacts: .init(
        expected: outcome == .changed ? try package.keep("\(name)-expected.txt", old) : nil,
        actual: try package.keep("\(name)-actual.txt", Data("new \(name)".utf8))))
  }

  private func accept(_ entries: [LedgerEntry], keys: [String] = []) throws -> Int {
    let facts = RunFacts.example(packageDirectory: package.root)
    let report = RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: facts, in: package.boundary)
    let acceptance = try Acceptance(of: report, keys: keys.map(KeyPattern.init))
    if let refused = acceptance.refused.first { throw refused.error }
    try acceptance.perform()
    return acceptance.items.count
  }

  private func text(_ path: String) -> String? { package.read(path).map { String(decoding: $0, as: UTF8.self) } }

  @Test func writesTheArtifactAsTheReference() throws {
    #expect(try accept([changed(), changed("b", outcome: .missing), .example(name: "c")]) == 2)
    #expect(text("__Snapshots__/a.txt") == "new a")
    #expect(text("__Snapshots__/b.txt") == "new b")
  }

  @Test func acceptsOnlyMatchingSnapshots() throws {
    #expect(try accept([changed(), changed("b")], keys: ["welcome()#b"]) == 1)
    #expect(text("__Snapshots__/a.txt") == "old a")
    #expect(text("__Snapshots__/b.txt") == "new b")
  }

  @Test func rejectsAReferenceChangedAfterTheRun() throws {
    let entries = try [changed(), changed("b")]
    try package.write("__Snapshots__/b.txt", Data("someone else's".utf8))
    #expect(throws: AcceptanceError.self) { try accept(entries) }
    #expect(text("__Snapshots__/a.txt") == "old a")
    #expect(text("__Snapshots__/b.txt") == "someone else's")
  }

  @Test func rejectsAReferenceCreatedAfterTheRun() throws {
    let entry = try changed(outcome: .missing)
    try package.write("__Snapshots__/a.txt", Data("someone else's".utf8))
    #expect(throws: AcceptanceError.self) { try accept([entry]) }
  }

  @Test func acceptsASharedReferenceWithEqualValues() throws {
    let first = try changed()
    var second = first
    second.suite = "OtherTests"
    second.id = "AppTests/OtherTests/welcome()#a"
    #expect(try accept([first, second]) == 2)
    #expect(text("__Snapshots__/a.txt") == "new a")
  }

  @Test func rejectsASharedReferenceWithDifferentValues() throws {
    let first = try changed()
    var second = first
    second.id = "AppTests/OtherTests/welcome()#a"
    second.artifacts.actual = try package.keep("other-actual.txt", Data("other".utf8))
    #expect(throws: AcceptanceError.self) { try accept([first, second]) }
    #expect(text("__Snapshots__/a.txt") == "old a")
  }

  @Test func acceptingTwiceSucceeds() throws {
    let entry = try changed()
    #expect(try accept([entry]) == 1)
    #expect(try accept([entry]) == 1)
  }

  /// The value is what a test made, so its form says nothing about git.
  @Test(arguments: [
    ">>>>>>> a quoted mail\n", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n",
  ])
  func acceptsATextInAFormOfGit(text: String) throws {
    let entry = try changed()
    _ = try package.keep("a-actual.txt", Data(text.utf8))
    #expect(try accept([entry]) == 1)
    #expect(self.text("__Snapshots__/a.txt") == text)
  }

  @Test func rejectsATextThatIsNotUTF8() throws {
    let entry = try changed()
    _ = try package.keep("a-actual.txt", Data([0xFF]))
    #expect(throws: AcceptanceError.self) { try accept([entry]) }
  }

  @Test func rejectsADamagedArtifact() throws {
    var entry = try changed()
    entry.format = "png"
    #expect(throws: AcceptanceError.self) { try accept([entry]) }
  }

  @Test func rejectsAReferenceOutsideOfThePackage() throws {
    var entry = try changed(outcome: .missing)
    entry.reference = package.root + "/../elsewhere.txt"
    #expect(throws: AcceptanceError.self) { try accept([entry]) }
    #expect(!FileManager.default.fileExists(atPath: entry.reference))
  }

  @Test func unknownKeyIsAnError() throws {
    #expect(throws: AcceptanceError.noSuchKey("nothing")) { try accept([changed()], keys: ["nothing"]) }
  }
}
