import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// Which references may be deleted.
@Suite struct StaleReferencesTests {
  private static let folder = "/app/Tests/AppTests/__Snapshots__/LoginTests"
  private static let list = """
    [1/1] Planning build
    AppTests.LoginTests/welcome()
    AppTests.LoginTests/failed(code:)
    AppTests.OldTests/testOld
    """

  private func judge(
    _ files: [String], touched: [String], ended: [String], list: String = list, facts: RunFacts? = nil,
    history: EarlierRuns = EarlierRuns(), source: String? = nil, isComplete: Bool = true,
    outcome: LedgerEntry.Outcome = .passed
  ) -> (stale: [String], unknown: [String]) {
    var facts = facts ?? .example()
    facts.ended = ended
    var entries = touched.map { Self.use($0, by: "AppTests.LoginTests/welcome()") }
    for index in entries.indices { entries[index].outcome = outcome }
    let found = StaleReferences(
      inventory: ReferenceInventory(files: files.map { "\(Self.folder)/\($0)" }),
      report: .example(entries, isComplete: isComplete, facts: facts), tests: TestList(output: list), history: history,
      source: { $0 == "/app/Tests/AppTests/LoginTests.swift" ? source : nil })
    func name(_ path: String) -> String { String(path.dropFirst(Self.folder.count + 1)) }
    return (found.stale.map { name($0.path) }, found.unknown.map(name))
  }

  /// An assertion that used a file, in a test that may be unknown.
  private static func use(_ file: String, by test: String?) -> LedgerEntry {
    .example(name: file, reference: "\(folder)/\(file)", runningTest: test)
  }

  private let all = ["AppTests.LoginTests/welcome()", "AppTests.LoginTests/failed(code:)", "OldTests.testOld"]

  @Test func parsesTheTestList() {
    let tests = TestList(output: Self.list + "\nAppTests.free()\nAppTests.S/`a name with spaces`()\nBuild complete!\n")
      .tests
    #expect(tests.map(\.function) == ["welcome()", "failed(code:)", "testOld()", "free()", "a name with spaces()"])
    #expect(tests.map(\.suite) == ["LoginTests", "LoginTests", "OldTests", "", "S"])
    #expect(tests.allSatisfy { $0.target == "AppTests" })
  }

  @Test func referenceUnusedByItsFinishedTestIsStale() {
    let found = judge(["welcome.1.png", "welcome.2.png"], touched: ["welcome.1.png"], ended: all)
    #expect(found.stale == ["welcome.2.png"] && found.unknown == [])
  }

  /// Only an earlier run shows that no other test has a reference of this name.
  @Test func filteredTestsAreUnknown() {
    let files = ["welcome.1.png", "welcome.2.png", "failed-code.1.png", "testOld.1.txt", "gone.1.png"]
    let first = judge(files, touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"])
    #expect(first.stale == [])
    #expect(first.unknown == ["failed-code.1.png", "gone.1.png", "testOld.1.txt", "welcome.2.png"])
    let earlier = EarlierRuns(entries: [Self.use("welcome.2.png", by: "AppTests.LoginTests/welcome()")], ended: all)
    let second = judge(
      files, touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"], history: earlier)
    #expect(second.stale == ["welcome.2.png"])
    #expect(second.unknown == ["failed-code.1.png", "gone.1.png", "testOld.1.txt"])
  }

  /// Files of names that say nothing about the test: of an initializer, a property, a helper, and a name of its own.
  @Test(arguments: ["init.1.txt", "body.1.txt", "check-_.1.txt", "welcome.1.txt", "alpha.init.1.txt"])
  func aReferenceOfATestThatDidNotRunIsUnknown(file: String) {
    for user in ["AppTests.LoginTests/failed(code:)", nil] {
      let earlier = EarlierRuns(entries: [Self.use(file, by: user)], ended: all)
      let found = judge(
        [file], touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"], history: earlier)
      #expect(found.stale == [] && found.unknown == [file], "used by \(user ?? "an unknown test")")
    }
    let both = EarlierRuns(
      entries: ["welcome()", "failed(code:)"].map { Self.use(file, by: "AppTests.LoginTests/" + $0) }, ended: all)
    #expect(
      judge([file], touched: ["welcome.2.png"], ended: ["AppTests.LoginTests/welcome()"], history: both).stale == [])
    #expect(judge([file], touched: ["welcome.2.png"], ended: all, history: both).stale == [file])
  }

  /// A test may have moved its snapshot to one that no kept run shows.
  @Test func aNewTestMayUseTheReferencesOfOthers() {
    let list = Self.list + "\nAppTests.NewTests/fresh()"
    let earlier = EarlierRuns(entries: [Self.use("welcome.2.png", by: "AppTests.LoginTests/welcome()")], ended: all)
    let filtered = judge(
      ["welcome.2.png"], touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"], list: list,
      history: earlier)
    #expect(filtered.stale == [])
    let ran = judge(
      ["welcome.2.png"], touched: ["welcome.1.png"],
      ended: ["AppTests.LoginTests/welcome()", "AppTests.NewTests/fresh()"], list: list, history: earlier)
    #expect(ran.stale == ["welcome.2.png"])
  }

  @Test func aRawIdentifierMayContainASlash() {
    let list = "AppTests.LoginTests/`a/b c`()\nAppTests.LoginTests/welcome()"
    #expect(TestList(output: list).tests.first?.function == "a/b c()")
    #expect(TestList(output: list).tests.first?.suite == "LoginTests")
    let found = judge(["a-b-c.1.txt"], touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"], list: list)
    #expect(found.unknown == ["a-b-c.1.txt"])
    let ran = judge(
      ["a-b-c.1.txt"], touched: ["welcome.1.png"],
      ended: ["AppTests.LoginTests/welcome()", "AppTests.LoginTests/`a/b c`()"], list: list)
    #expect(ran.stale == ["a-b-c.1.txt"])
  }

  @Test func aNameThatIsCompiledForAnotherPlatformIsKept() {
    let source = "#if os(macOS)\nassertSnapshot(of: x, as: .image, named: \"macOS\")\n#endif"
    let found = judge(
      ["welcome.macOS.png", "welcome.linux.png"], touched: ["welcome.1.png"], ended: all, source: source)
    #expect(found.stale == ["welcome.linux.png"] && found.unknown == ["welcome.macOS.png"])
  }

  /// A skipped test did not run.
  @Test func aSkippedTestMayUseReferencesThatItsSourceNames() {
    var facts = RunFacts.example()
    facts.skipped = [SkippedTest(test: "AppTests.LoginTests/failed(code:)", file: "/app/Tests/AppTests/Other.swift")]
    let ended = all.filter { !$0.contains("failed") }
    let files = ["check.1.txt", "gone.1.txt"]
    let named = judge(files, touched: ["welcome.1.png"], ended: ended, facts: facts, source: "check(x)")
    #expect(named.stale == ["gone.1.txt"] && named.unknown == ["check.1.txt"])
    for source in ["testName: name", nil] {
      #expect(judge(files, touched: ["welcome.1.png"], ended: ended, facts: facts, source: source).stale == [])
    }
  }

  @Test func fileWithoutAMatchingTestIsStaleAfterACompleteRun() {
    let found = judge(["gone.1.png", "welcome.1.png"], touched: ["welcome.1.png"], ended: all)
    #expect(found.stale == ["gone.1.png"])
  }

  @Test func removedTestIsKnownFromEarlierRuns() {
    let history = EarlierRuns(
      entries: [Self.use("gone.1.png", by: "AppTests.LoginTests/gone()")], ended: all)
    let found = judge(
      ["gone.1.png", "else.1.png"], touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"],
      history: history)
    #expect(found.stale == ["gone.1.png"] && found.unknown == ["else.1.png"])
  }

  /// The references of previews are named after them, not after the test, which is often a function outside of a type.
  @Test func aReferenceOfADeletedPreviewIsStaleIfItsTestRan() {
    let list = "AppTests.previews()\nAppTests.LoginTests/welcome()"
    let path = Self.folder + "/Gone.iPhoneSE3-light.png"
    let entry = LedgerEntry.example(
      test: "previews()", reference: path, suite: "PreviewTests", runningTest: "AppTests.previews()")
    let history = EarlierRuns(entries: [entry], ended: ["AppTests.LoginTests/welcome()"])
    let filtered = judge(
      ["Gone.iPhoneSE3-light.png"], touched: ["welcome.1.png"], ended: ["AppTests.LoginTests/welcome()"], list: list,
      history: history)
    #expect(filtered.stale == [] && filtered.unknown == ["Gone.iPhoneSE3-light.png"])
    let ran = judge(
      ["Gone.iPhoneSE3-light.png"], touched: ["welcome.1.png"],
      ended: ["AppTests.LoginTests/welcome()", "AppTests.previews()"], list: list, history: history)
    #expect(ran.stale == ["Gone.iPhoneSE3-light.png"])
  }

  @Test func testNotCompiledOnThisPlatformIsUnknown() {
    let source = "#if os(macOS)\n@Test func gone() {}\n#endif"
    let found = judge(["gone.1.png", "go.1.png"], touched: ["welcome.1.png"], ended: all, source: source)
    #expect(found.stale == ["go.1.png"] && found.unknown == ["gone.1.png"])
  }

  @Test func nothingIsStaleAfterACrashOrATruncatedLedgerOrAPlainTestRun() {
    for ending in [RunFacts.Ending.crashed, .cutShort, .interrupted, .notBuilt] {
      #expect(
        judge(["welcome.2.png"], touched: ["welcome.1.png"], ended: all, facts: .example(ending: ending)).stale == [])
    }
    #expect(judge(["welcome.2.png"], touched: ["welcome.1.png"], ended: all, isComplete: false).stale == [])
    #expect(judge(["welcome.2.png"], touched: [], ended: all).stale == [], "a run that asserted nothing proves nothing")
    let plain = StaleReferences(
      inventory: ReferenceInventory(files: [Self.folder + "/welcome.2.png"]),
      report: .example([.example()], facts: nil), tests: TestList(output: Self.list))
    #expect(plain.stale == [])
  }

  @Test func testWithAnotherFailureIsUnknown() {
    let issue = TestIssue(file: "/app/T.swift", line: 3, test: "AppTests.LoginTests/welcome()", message: "3 is not 4")
    let found = judge(
      ["welcome.2.png"], touched: ["welcome.1.png"], ended: all, facts: .example(exitStatus: 1, issues: [issue]))
    #expect(found.stale == [] && found.unknown == ["welcome.2.png"])
  }

  /// A failed snapshot does not stop a test of Swift Testing; XCTest may stop there.
  @Test func onlyAFailureThatMayStopTheTestMakesItUnknown() {
    func judge(_ test: String, _ file: String, line: Int) -> [String] {
      let issue = TestIssue(file: "/app/Tests/AppTests/LoginTests.swift", line: line, test: test, message: "differs")
      let facts = RunFacts.example(exitStatus: 1, issues: [issue])
      return self.judge([file], touched: ["welcome.1.png"], ended: all, facts: facts, outcome: .missing).stale
    }
    #expect(judge("AppTests.LoginTests/welcome()", "welcome.2.png", line: 12) == ["welcome.2.png"])
    #expect(judge("AppTests.LoginTests/welcome()", "welcome.2.png", line: 13) == [])
    #expect(judge("OldTests.testOld", "testOld.2.txt", line: 12) == [])
  }

  /// They can be anywhere, also among references, and are listed but never deleted.
  @Test func placedFilesAreJudgedByTheTestsThatUsedThem() throws {
    let package = try TemporaryPackage()
    let paths = try ["Sources/App/Client.swift", "__Snapshots__/LoginTests/b.1.txt"].map {
      try package.write($0, Data($0.utf8))
    }
    func entry(_ path: String, by test: String) -> LedgerEntry {
      var entry = LedgerEntry.example(name: path, reference: path, runningTest: test)
      entry.place = String(path.dropFirst(package.root.count + 1))
      return entry
    }
    func judge(_ used: [LedgerEntry], by test: String, ended: [String], keeping: [String] = []) -> StaleReferences {
      var facts = RunFacts.example(packageDirectory: package.root)
      facts.ended = ended
      let boundary = PackageBoundary(root: package.root, kept: keeping)
      let earlier = paths.map { entry($0, by: test) } + [entry(package.root + "/gone.txt", by: test)]
      return StaleReferences(
        inventory: ReferenceInventory(in: boundary),
        report: .example(used + [.example(name: "other")], facts: facts, in: boundary),
        tests: TestList(output: Self.list), history: EarlierRuns(entries: earlier),
        placed: PlacedFiles(entries: earlier))
    }
    let test = "AppTests.LoginTests/welcome()"
    let all = paths.map { entry($0, by: test) }
    #expect(judge(all, by: test, ended: self.all).stale == [])
    #expect(judge(all, by: test, ended: self.all).usedCount == 1, "the one among references")
    #expect(judge([], by: test, ended: ["OldTests.testOld"]).stale == [], "its test did not run")
    let found = judge([], by: test, ended: self.all)
    #expect(found.stale.map(\.path) == paths && found.stale.allSatisfy { $0.isKept == true })
    #expect(
      found.stale.first?.reason.hasPrefix("AppTests.LoginTests/welcome() finished without using it; delete") == true)
    let gone = judge([], by: "AppTests.LoginTests/gone()", ended: self.all).stale
    #expect(gone.first?.reason.hasPrefix("its test AppTests.LoginTests/gone() no longer exists; delete") == true)
    #expect(judge([], by: test, ended: self.all, keeping: ["Client.swift"]).stale.map(\.path) == [paths[1]])
  }

  /// A test that compares a folder uses all files in it, whether it found differences or not.
  @Test func filesOfAComparedFolderAreUsed() throws {
    let package = try TemporaryPackage()
    for name in ["Expected/a.txt", "Expected/Sub/b.txt", "ExpectedToo.txt"] {
      try package.write("__Snapshots__/" + name, Data())
    }
    func entry(_ path: String) -> LedgerEntry {
      var entry = LedgerEntry.example(
        reference: package.root + "/" + path, runningTest: "AppTests.LoginTests/welcome()")
      (entry.place, entry.placeFolder) = (path, "__Snapshots__/Expected")
      return entry
    }
    func stale(after used: [LedgerEntry], earlier: [LedgerEntry]) -> [String] {
      var facts = RunFacts.example(packageDirectory: package.root)
      facts.ended = all
      return StaleReferences(
        inventory: ReferenceInventory(in: package.boundary),
        report: .example(used + [.example(name: "other")], facts: facts, in: package.boundary),
        tests: TestList(output: Self.list),
        history: EarlierRuns(entries: earlier), placed: PlacedFiles(entries: earlier)
      ).stale.map { ($0.isKept == true ? "kept " : "") + $0.path.dropFirst(package.root.count + 1) }
    }
    let passed = entry("__Snapshots__/Expected")
    let changed = entry("__Snapshots__/Expected/a.txt")
    let other = "__Snapshots__/ExpectedToo.txt"
    #expect(stale(after: [passed], earlier: [changed, passed]) == [other])
    #expect(stale(after: [changed], earlier: [passed]) == [other])
    let gone = stale(after: [], earlier: [passed, changed])
    #expect(gone == [other, "kept __Snapshots__/Expected"])
  }

  @Test func theLinesOfPlacedFilesAreFoundInLedgers() throws {
    let package = try TemporaryPackage()
    var placed = LedgerEntry.example(name: "a")
    placed.place = "a"
    let plain = LedgerEntry.example(name: "b", message: "\"place\":\"c\"")
    for (name, entries) in [("one", [placed, plain, placed]), ("two", [plain]), ("three", [])] {
      let lines = try entries.map { try $0.ledgerLine() }.reduce(Data(), +)
      try package.write(".build/snapshots/runs/\(name)/ledger.jsonl", lines)
    }
    try package.write(".build/snapshots/runs/torn/ledger.jsonl", Data(try placed.ledgerLine().dropLast(20)))
    let found = PlacedFiles(of: package.root).entries
    #expect(found.map(\.name) == ["a", "a"] && found.allSatisfy { $0.place == "a" })
  }

  @Test func nameSharedByTwoTargetsIsUnknown() {
    let list = "A.LoginTests/testX\nB.LoginTests/testX\n"
    let found = judge(["testX.1.txt"], touched: ["other.1.txt"], ended: ["LoginTests.testX"], list: list)
    #expect(found.stale == [] && found.unknown == ["testX.1.txt"])
  }

  /// What is stale after all tests ran and made one assertion.
  private func staleReferences(of package: TemporaryPackage, after entry: LedgerEntry) -> StaleReferences {
    var facts = RunFacts.example(packageDirectory: package.root)
    facts.ended = all
    return StaleReferences(
      inventory: ReferenceInventory(in: package.boundary),
      report: RunReport(folder: package.run, ledger: Ledger(entries: [entry]), facts: facts),
      tests: TestList(output: Self.list))
  }

  @Test func renamedReferenceIsReportedAsMoved() throws {
    let package = try TemporaryPackage()
    let old = try package.write("Tests/AppTests/__Snapshots__/LoginTests/welcome.old.txt", Data("same".utf8))
    let new = package.root + "/Tests/AppTests/__Snapshots__/LoginTests/welcome.new.txt"
    let entry = LedgerEntry.example(
      name: "new", outcome: .missing, format: "txt", reference: new,
      artifacts: .init(actual: try package.keep("new", Data("same".utf8))))
    let found = staleReferences(of: package, after: entry)
    #expect(found.stale.map(\.path) == [old])
    #expect(found.stale.first?.movedTo == new)
    let path = "Tests/AppTests/__Snapshots__/LoginTests/welcome.new.txt"
    #expect(found.stale.first?.reason.hasSuffix("; the snapshot \(path) has the same contents") == true)
  }

  /// After a renamed test file was recorded anew, its references pass, and the old ones say where they went.
  @Test(arguments: ["welcome.txt", "other.txt"]) func renamedFileIsReportedAsMoved(name: String) throws {
    let package = try TemporaryPackage()
    let old = try package.write("Tests/AppTests/__Snapshots__/OldTests/welcome.txt", Data("same".utf8))
    let new = try package.write("Tests/AppTests/__Snapshots__/LoginTests/\(name)", Data("same".utf8))
    let entry = LedgerEntry.example(name: "new", outcome: .passed, format: "txt", reference: new)
    let found = staleReferences(of: package, after: entry)
    #expect(found.stale.map(\.path) == [old])
    #expect(found.stale.first?.movedTo == (name == "welcome.txt" ? new : nil))
  }

  @Test func searchesOnlyReferenceFolders() throws {
    let package = try TemporaryPackage()
    let kept = try package.write("Tests/A/__Snapshots__/B/deep/c.txt", Data())
    for path in [
      "Tests/A/notes.txt", ".build/x/__Snapshots__/B/c.txt", "Nested/Package.swift", "Nested/__Snapshots__/B/c.txt",
      "Tests/A/__Snapshots__/.DS_Store",
    ] { try package.write(path, Data()) }
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/Tests/A/__Snapshots__/link", withDestinationPath: package.root)
    #expect(ReferenceInventory(in: package.boundary).files == [kept])
  }
}
