import Foundation
import SnapshotReview
import SnapshotRuns
import Testing

/// Whatever an inline edit of a run says: only the reference that it names is edited.
@Suite struct ForgedInlineEditTests {
  @Test(arguments: ForgedInlineEdit.all, [false, true])
  func changesNothing(forged: ForgedInlineEdit, isOwn: Bool) throws {
    guard !(isOwn && forged.isRightIfOwn) else { return }
    let world = try InlineWorld(isOwn: isOwn)
    try forged.forge(world)
    // One source of the run, of which only one may be edited, if that is the point.
    let before = world.files()
    let refused = try world.accept()
    #expect(world.files() == before)
    #expect(!refused.isEmpty)
    #expect(try UndoJournal.last(in: world.package.boundary) == nil)
  }

  @Test func thereAreManyKinds() { #expect(ForgedInlineEdit.all.count >= 60) }

  /// The source is read again before it is written.
  @Test(arguments: [false, true]) func aSourceThatChangesInTheMeantimeStays(isOwn: Bool) throws {
    let world = try InlineWorld(isOwn: isOwn)
    try world.propose(InlineProposal(source: "assertInlineSnapshot(of: 1, as: .dump) «{ \"old\" }»\n"))
    let other = "evil()\nassertInlineSnapshot(of: 1, as: .dump) { \"old\" }\n"
    let refused = try world.accept { try world.write(InlineWorld.testFile, other) }
    #expect(!refused.isEmpty && world.text(InlineWorld.testFile) == other)
  }

  /// A folder that becomes a link after the plan is not followed.
  @Test(arguments: [false, true]) func aFolderThatBecomesALinkIsNotFollowed(isOwn: Bool) throws {
    let world = try InlineWorld(isOwn: isOwn)
    try world.propose(InlineProposal(source: "assertInlineSnapshot(of: 1, as: .dump) «{ \"old\" }»\n"))
    let outside = try TemporaryFolder()
    let folder = world.package.root + "/Tests/AppTests"
    let refused = try world.accept {
      try FileManager.default.moveItem(atPath: folder, toPath: outside.path + "/AppTests")
      try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: outside.path + "/AppTests")
    }
    #expect(!refused.isEmpty)
    let text = FileManager.default.contents(atPath: outside.path + "/AppTests/LoginTests.swift")
    #expect(text == Data("assertInlineSnapshot(of: 1, as: .dump) { \"old\" }\n".utf8))
  }

  // MARK: What is right stays right

  private static let helper = """
    func check(_ setUp: () -> Void, is expected: (() -> String)? = nil, line: UInt = #line) {
      assertInlineSnapshot(of: 1, as: .dump, matches: expected)
    }

    """

  private static let right: [(source: String, replacement: String, expected: String?, actual: String)] = [
    ("assertInlineSnapshot(of: 1, as: .dump) «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    ("assertInlineSnapshot(of: 1, as: .dump)«»\n", " {\n  \"\"\"\n  a\n    b\n  \"\"\"\n}", nil, "a\n  b"),
    ("assertInlineSnapshot(of: 1, as: .dump)«»\r\n", " {\r\n  #\"\"\"\r\n  \\(a)\r\n  \"\"\"#\r\n}", nil, "\\(a)"),
    ("assertInlineSnapshot(of: 1, as: .dump)« { \"old\" }»\n", "", "old", ""),
    ("assertInlineSnapshot« { \"old\" }»\n", "()", "old", ""),
    ("assertInlineSnapshot«()»\n", " { \"new\" }", nil, "new"),
    ("assertInlineSnapshot(of: 1, matches: «{ \"old\" }»)\n", "{ \"new\" }", "old", "new"),
    ("InlineSnapshot.assertInlineSnapshot(of: 1) «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    ("let a = b / c\nlet d = /(x|y)[0-9]/\nassertInlineSnapshot(1) «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    ("assertMacro {\n  \"input\"\n} expansion: «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    ("assertMacro {\n  \"input\"\n}«»\n", " expansion: { \"new\" }", nil, "new"),
    (helper + "check {} is: «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    (helper + "check({}) «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    (helper + "try self.check({}) «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    (helper + "Self.check {} is: «{ \"old\" }»\n", "{ \"new\" }", "old", "new"),
    ("#expect(throws: Never.self) {\n  assertInlineSnapshot(of: 1) «{ \"old\" }»\n}\n", "{ \"new\" }", "old", "new"),
    ("assertInlineSnapshot(1) «{ \"old\" }»\nassertInlineSnapshot(2) { code() }\n", "{ \"new\" }", "old", "new"),
  ]

  @Test(arguments: right.indices, [false, true])
  func rightEditsApply(index: Int, isOwn: Bool) throws {
    let edit = Self.right[index]
    let world = try InlineWorld(isOwn: isOwn)
    try world.propose(
      InlineProposal(source: edit.source, replacement: edit.replacement, expected: edit.expected, actual: edit.actual))
    let before = world.text(InlineWorld.testFile)
    #expect(try world.accept() == [])
    let parts = edit.source.split(separator: /[«»]/, omittingEmptySubsequences: false)
    #expect(world.text(InlineWorld.testFile) == parts[0] + edit.replacement + (parts.last ?? ""))
    try UndoJournal.last(in: world.package.boundary)?.undo()
    #expect(world.text(InlineWorld.testFile) == before)
  }

  @Test(arguments: [false, true]) func aPackageCanBeOpenedThroughALink(isOwn: Bool) throws {
    let world = try InlineWorld(isOwn: isOwn)
    let folder = try TemporaryFolder()
    let link = folder.path + "/app"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: world.package.root)
    try world.propose(InlineProposal(source: "assertInlineSnapshot(of: 1) «{ \"old\" }»\n"))
    #expect(try world.accept(in: PackageBoundary(root: link)) == [])
    #expect(world.text(InlineWorld.testFile) == "assertInlineSnapshot(of: 1) { \"new\" }\n")
    try UndoJournal.last(in: PackageBoundary(root: link))?.undo()
    #expect(world.text(InlineWorld.testFile) == "assertInlineSnapshot(of: 1) { \"old\" }\n")
  }

  @Test func helpersOfOtherTargetsCountInOwnRuns() throws {
    for forged in ForgedInlineEdit.all where forged.isRightIfOwn {
      let world = try InlineWorld(isOwn: true)
      try forged.forge(world)
      #expect(try world.accept() == [], "\(forged.testDescription)")
      #expect(world.text(InlineWorld.testFile) == "check() { \"new\" }\n")
    }
  }

  // MARK: Undo

  private static let call = "assertInlineSnapshot(of: 1) "

  private static let forgedUndos: [(name: String, file: String, current: String?, before: String?)] = [
    ("a source", "Sources/App/App.swift", "let a = { \"new\" }\n", "let a = { \"old\" }\n"),
    ("a plugin", "Plugins/Tool/Tool.swift", call + "{ \"new\" }\n", call + "{ \"old\" }\n"),
    ("the manifest", "Package.swift", "let a = 1\n", "let a = 2\n"),
    ("code of a test", InlineWorld.testFile, "shell { \"new\" }\n", "shell { \"old\" }\n"),
    ("code beside a reference", InlineWorld.testFile, call + "{ \"new\" }\n", call + "{ \"old\" }\nevil()\n"),
    ("a comment", InlineWorld.testFile, call + "{ \"new\" } // a\n", call + "{ \"old\" } // b\n"),
    ("code in a reference", InlineWorld.testFile, call + "{ \"new\" }\n", call + "{ evil() }\n"),
    ("an interpolation", InlineWorld.testFile, call + "{ \"new\" }\n", call + "{ \"\\(evil())\" }\n"),
    ("a test that is new", InlineWorld.testFile, call + "{ \"new\" }\n", nil),
    ("a test that was deleted", "Tests/AppTests/OtherTests.swift", nil, call + "{ \"old\" }\n"),
    ("a script of references", "__Snapshots__/run.sh", "new", "old"),
    ("a build file", "Makefile", "new", "old"),
    ("a workflow", ".github/workflows/ci.yml", "new", "old"),
  ]

  @Test(arguments: forgedUndos.indices) func forgedUndosChangeNothing(index: Int) throws {
    let forged = Self.forgedUndos[index]
    for run in ["", "\"run\":\"run\",", "\"run\":\"../../evil\","] {
      let world = try InlineWorld(isOwn: false)
      if let current = forged.current { try world.write(forged.file, current) }
      let after = forged.current.map { "\"after\":\"\(ContentDigest.of(Data($0.utf8)))\"," } ?? ""
      let before = forged.before == nil ? "" : "\"before\":\"0\","
      try world.write(
        ".build/snapshots/undo/1/journal.json",
        "{\"schemaVersion\":1,\"verb\":\"accept\",\(run)\"entries\":[{\(after)\(before)\"reference\":\"\(world.package.root)/\(forged.file)\"}]}"
      )
      if let before = forged.before { try world.write(".build/snapshots/undo/1/0", before) }
      let files = world.files()
      #expect(throws: UndoError.self, "\(forged.name)") {
        try UndoJournal.last(in: world.package.boundary)?.undo()
      }
      #expect(world.files() == files, "\(forged.name)")
    }
  }
}

/// A folder that is deleted at the end.
private final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "outside-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
