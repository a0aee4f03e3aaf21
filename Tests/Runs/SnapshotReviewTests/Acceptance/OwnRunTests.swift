import Foundation
import SnapshotLedger
import SnapshotReview
import SnapshotRunFixtures
import SnapshotRuns
import Testing

/// What the package's own run wrote can be accepted. A run of elsewhere may name only what a test of any package has.
@Suite struct OwnRunTests {
  private static let conflict = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 12\n"

  private struct Row {
    var path: String
    var value = Data("new".utf8)
    /// Whether a run of elsewhere may write it, too.
    var isUsual = false
  }

  private static let rows = [
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.txt", isUsual: true),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.http"),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.proto"),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.bin", value: Data([0xFF, 0xFE, 0x00])),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.swift"),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.sh"),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/conflict.1.txt", value: Data(conflict.utf8), isUsual: true),
    Row(path: "Tests/AppTests/__Snapshots__/LoginTests/pointer.1.txt", value: Data(pointer.utf8), isUsual: true),
    Row(path: "Tests/AppTests/Linked/__Snapshots__/LoginTests/welcome.1.txt"),
    Row(path: "Fixtures/welcome.1.txt"),
    Row(path: "Fixtures/welcome.1.swift"),
    Row(path: "Tests/AppTests/Expected/run.sh"),
  ]

  private let package: TemporaryPackage
  private let elsewhere: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    elsewhere = try TemporaryPackage()
    try package.write("Tests/AppTests/LoginTests.swift", Data())
    try package.write("ci_scripts/Snapshots/LoginTests/welcome.1.txt", Data("old".utf8))
    try FileManager.default.createDirectory(
      atPath: package.root + "/Tests/AppTests/Linked", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/Tests/AppTests/Linked/__Snapshots__",
      withDestinationPath: "../../../ci_scripts/Snapshots")
  }

  private func entry(_ path: String, value: Data = Data("new".utf8), isOwn: Bool = true) throws -> LedgerEntry {
    let name = path.replacing("/", with: "-")
    let run = isOwn ? package : elsewhere
    return .example(
      name: name, outcome: .changed, format: (path as NSString).pathExtension,
      file: package.root + "/Tests/AppTests/LoginTests.swift",
      reference: path.hasPrefix("/") ? path : package.root + "/" + path,
      artifacts: .init(
        expected: try run.keep(name + "-expected", Data("old".utf8)), actual: try run.keep(name + "-actual", value)))
  }

  private func report(
    _ entries: [LedgerEntry], isOwn: Bool = true, _ change: (inout RunFacts) -> Void = { _ in }
  ) throws -> RunReport {
    var facts = RunFacts.example(packageDirectory: package.root)
    change(&facts)
    let run = isOwn ? package.run : elsewhere.run
    // The tool reads the claims of a run again to undo.
    let lines = try entries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    try OutputFile.write(Data(lines.joined().utf8), to: run.ledgerPath)
    try facts.write(to: run)
    return RunReport(folder: run, ledger: Ledger(entries: entries), facts: facts, in: package.boundary)
  }

  @Test(arguments: rows.indices) func anOwnRunIsAcceptedAndUndone(index: Int) throws {
    let row = Self.rows[index]
    if !row.path.contains("Linked") { try package.write(row.path, Data("old".utf8)) }
    let acceptance = try Acceptance(of: try report([try entry(row.path, value: row.value)]), keys: [])
    #expect(acceptance.refused == [])
    try acceptance.perform()
    #expect(package.read(row.path) == row.value)
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(package.read(row.path) == Data("old".utf8))
  }

  @Test(arguments: rows.indices, [false, true])
  func aRunOfElsewhereWritesOnlyWhatIsUsual(index: Int, isMerged: Bool) throws {
    let row = Self.rows[index]
    if !row.path.contains("Linked") { try package.write(row.path, Data("old".utf8)) }
    let entry = try entry(row.path, value: row.value, isOwn: isMerged)
    let report = try report([entry], isOwn: isMerged) { if isMerged { $0.shards = [] } }
    let acceptance = try Acceptance(of: report, keys: [])
    try acceptance.perform()
    #expect(acceptance.refused.isEmpty == row.isUsual)
    #expect(package.read(row.path) == (row.isUsual ? row.value : Data("old".utf8)))
  }

  /// A file at a place that a test chose can have any name and any contents, and may not exist yet.
  @Test(arguments: [
    "Makefile", "Sources/App/Generated.swift", "Expected/a.tar.gz", "Expected/notes.txt",
    "Tests/AppTests/Expected/run.sh",
  ])
  func aPlacedFileIsAcceptedAndUndone(path: String) throws {
    let value = Data([0xFF, 0xFE])
    func placed(_ outcome: LedgerEntry.Outcome, isOwn: Bool = true) throws -> LedgerEntry {
      var entry = try entry(path, value: value, isOwn: isOwn)
      entry.place = path
      entry.outcome = outcome
      if outcome == .missing { entry.artifacts.expected = nil }
      return entry
    }
    let acceptance = try Acceptance(of: try report([try placed(.missing)]), keys: [])
    #expect(acceptance.refused == [])
    try acceptance.perform()
    #expect(package.read(path) == value)
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(package.read(path) == nil)
    try package.write(path, Data("old".utf8))
    for isMerged in [false, true] {
      let entry = try placed(.changed, isOwn: isMerged)
      let foreign = try Acceptance(
        of: try report([entry], isOwn: isMerged) { if isMerged { $0.shards = [] } }, keys: [])
      #expect(foreign.items == [] && foreign.refused.count == 1)
    }
    try Acceptance(of: try report([try placed(.changed)]), keys: []).perform()
    #expect(package.read(path) == value)
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(package.read(path) == Data("old".utf8))
  }

  /// A file that is not generated is deleted, and a file becomes executable, only after acceptance and by the own run.
  @Test(arguments: ["Expected/old.swift", "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.txt"])
  func aFileOfAFolderIsDeletedOrBecomesExecutable(path: String) throws {
    func entry(removes: Bool, isOwn: Bool = true) throws -> LedgerEntry {
      var entry = try self.entry(path, value: Data("old".utf8), isOwn: isOwn)
      (entry.place, entry.placeFolder) = (path, (path as NSString).deletingLastPathComponent)
      if removes { entry.removes = true } else { entry.isExecutable = true }
      return entry
    }
    func isExecutable() -> Bool { FileManager.default.isExecutableFile(atPath: package.root + "/" + path) }
    try package.write(path, Data("old".utf8))
    for removes in [false, true] {
      let foreign = try Acceptance(of: try report([try entry(removes: removes, isOwn: false)], isOwn: false), keys: [])
      #expect(foreign.items == [] && foreign.refused.count == 1)
      try foreign.perform()
      #expect(package.read(path) == Data("old".utf8) && !isExecutable())
    }
    try Acceptance(of: try report([try entry(removes: false)]), keys: []).perform()
    #expect(package.read(path) == Data("old".utf8) && isExecutable())
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(package.read(path) == Data("old".utf8) && !isExecutable())
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.root + "/" + path)
    try Acceptance(of: try report([try entry(removes: true)]), keys: []).perform()
    #expect(package.read(path) == nil)
    try UndoJournal.last(in: package.boundary)?.undo()
    #expect(package.read(path) == Data("old".utf8) && isExecutable())
    // The file changed after the run.
    try package.write(path, Data("newer".utf8))
    let late = try Acceptance(of: try report([try entry(removes: true)]), keys: [])
    #expect(late.items == [] && late.refused.count == 1)
  }

  /// What even the own run may not name, and what the others are accepted besides.
  @Test func oneRefusedSnapshotDoesNotBlockTheOthers() throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/Tests/AppTests/__Snapshots__", withDestinationPath: elsewhere.root)
    let refused = [
      ".git/hooks/pre-commit.txt", "Package.swift", "Tests/AppTests/LoginTests.swift", "/etc/hosts.txt",
      "Tests/AppTests/__Snapshots__/a.txt", "Tests/AppTests/../../../a.txt",
    ]
    let right = ["__Snapshots__/a.txt", "__Snapshots__/b.txt"]
    for path in right { try package.write(path, Data("old".utf8)) }
    let before = elsewhere.read("a.txt")
    let report = try report(try (refused + right).map { try entry($0) })
    let acceptance = try Acceptance(of: report, keys: [])
    try acceptance.perform()
    #expect(Set(acceptance.refused.map(\.result.entry.reference)).count == refused.count)
    #expect(acceptance.refused.allSatisfy { "\($0.error)".contains("swift run snapshot record") })
    #expect(acceptance.items.count == right.count)
    for path in right { #expect(package.read(path) == Data("new".utf8)) }
    #expect(elsewhere.read("a.txt") == before && package.read("Tests/AppTests/LoginTests.swift") == Data())
    // One that is named is refused as a whole.
    #expect(throws: AcceptanceError.self) {
      try Acceptance(of: report, keys: [KeyPattern(refused[1].replacing("/", with: "-"))])
    }
  }

  @Test func differentValuesOfOneReferenceDoNotBlockTheOthers() throws {
    for path in ["__Snapshots__/a.txt", "__Snapshots__/b.txt"] { try package.write(path, Data("old".utf8)) }
    var entries = [
      try entry("__Snapshots__/a.txt"), try entry("__Snapshots__/b.txt"), try entry("__Snapshots__/a.txt"),
    ]
    entries[2].id += "-2"
    entries[2].artifacts.actual = try package.keep("other", Data("other".utf8))
    let acceptance = try Acceptance(of: try report(entries), keys: [])
    try acceptance.perform()
    #expect(acceptance.refused.count == 2 && acceptance.items.count == 1)
    #expect(package.read("__Snapshots__/a.txt") == Data("old".utf8))
    #expect(package.read("__Snapshots__/b.txt") == Data("new".utf8))
  }

  /// A failure that a test expects is not the right reference.
  @Test func knownIssuesAreNotAccepted() throws {
    try package.write("__Snapshots__/a.txt", Data("old".utf8))
    let entry = try entry("__Snapshots__/a.txt")
    let report = try report([entry]) {
      $0.known = [TestIssue(file: entry.file, line: entry.line, test: "LoginTests/welcome()", message: "")]
    }
    #expect(try Acceptance(of: report, keys: []).items.isEmpty)
    #expect(try Acceptance(of: report, keys: [KeyPattern(entry.id)]).items.isEmpty)
    #expect(report.pending(Decisions(run: "run")).isEmpty)
  }
}
