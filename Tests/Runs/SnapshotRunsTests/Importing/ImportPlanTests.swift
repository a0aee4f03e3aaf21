import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// How files of other tools find their references.
@Suite struct ImportPlanTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func write(_ paths: String..., text: String = "a") throws {
    for path in paths { try package.write(path, Data(text.utf8)) }
  }

  private func plan(
    _ layout: ImportLayout, folders: [String]? = nil, configured: [String] = [], expected: String? = nil
  ) throws -> ImportPlan {
    let artifacts = try ArtifactFolder(path: package.root + "/Out")
    let references = ReferenceFiles(
      root: package.root, folders: expected.map { [$0] } ?? folders, configured: configured, besides: artifacts.root,
      sourceNames: artifacts.swiftSourceNames)
    return ImportPlan(artifacts, layout: layout, references: references, expected: expected)
  }

  private func detected() throws -> ImportLayout {
    try ImportLayout(detecting: ArtifactFolder(path: package.root + "/Out"))
  }

  @Test(arguments: [
    (["LoginTests/welcome.1.png"], ImportLayout.snapshotTesting),
    (["LoginTests/a-actual.1.png"], .snapshotTesting),
    (["home-chromium/start-actual.png", "home-chromium/start-expected.png", "home-chromium/trace.zip"], .playwright),
    (["home-chromium/start-actual.png"], .playwright),
    (["p_T_m.png", "delta-p_T_m.png"], .paparazzi),
    (["app/build/paparazzi/failures/p_T_m.png", "app/build/paparazzi/failures/delta-p_T_m.png"], .paparazzi),
  ])
  func theLayoutIsDetected(files: [String], layout: ImportLayout) throws {
    for file in files { try write("Out/" + file) }
    #expect(try detected() == layout)
  }

  @Test func anUnclearLayoutIsAnError() throws {
    try write("Out/a.png")
    #expect(throws: ImportError.unknownLayout(path: package.root + "/Out")) { try detected() }
    try write("Out/t/x-actual.png", "Out/t/delta-y.png", "Out/t/y.png")
    #expect(throws: ImportError.ambiguousLayout(path: package.root + "/Out", layouts: [.paparazzi, .playwright])) {
      try detected()
    }
  }

  @Test func aReferenceIsBesideItsTest() throws {
    try write(
      "Tests/A/LoginTests.swift", "Tests/A/__Snapshots__/LoginTests/welcome.iPhone.png",
      "Out/shard-1/LoginTests/welcome.iPhone.png")
    // The references of a dependency and of another test file are not candidates.
    try write("Pods/X/__Snapshots__/LoginTests/welcome.iPhone.png", "Tests/A/__Snapshots__/Other/welcome.iPhone.png")
    let pair = try #require(try plan(.snapshotTesting).pairs.first)
    #expect(pair.reference == "Tests/A/__Snapshots__/LoginTests/welcome.iPhone.png" && pair.hasReference)
    #expect(pair.source == "Tests/A/LoginTests.swift")
    #expect(
      [pair.target, pair.suite, pair.test, pair.name, pair.format] == [
        "Tests/A", "LoginTests", "welcome", "iPhone", "png",
      ])
  }

  @Test func aStrategyWithoutAnExtensionHasNoFormat() throws {
    try write("Tests/__Snapshots__/T/raw.1", "Out/T/raw.1")
    let pair = try #require(try plan(.snapshotTesting).pairs.first)
    #expect([pair.test, pair.name, pair.format] == ["raw", "1", ""])
  }

  @Test func aTestCanHaveItsOwnSnapshotDirectory() throws {
    try write("Fixtures/welcome.1.txt", "Out/LoginTests/welcome.1.txt")
    #expect(try plan(.snapshotTesting).pairs.isEmpty)
    #expect(try plan(.snapshotTesting, configured: ["Fixtures/"]).pairs.map(\.reference) == ["Fixtures/welcome.1.txt"])
    #expect(try plan(.snapshotTesting, folders: ["Fixtures"]).pairs.map(\.reference) == ["Fixtures/welcome.1.txt"])
  }

  @Test func aTestFileOfTwoModulesLocatesNoReference() throws {
    try write("A/LoginTests.swift", "B/LoginTests.swift", "Out/LoginTests/new.1.txt")
    let plan = try plan(.snapshotTesting)
    #expect(plan.pairs.isEmpty && plan.unpaired.count == 1)
    #expect(
      plan.unpaired.first?.reason.contains("2 test files have its name: A/LoginTests.swift, B/LoginTests.swift") == true
    )
  }

  @Test func theImportedFolderHasNoReferences() throws {
    try write("Out/__Snapshots__/T/a.1.txt", "Out/T/a.1.txt")
    #expect(try plan(.snapshotTesting).pairs.isEmpty)
  }

  @Test func retriesOfPlaywrightAreOneSnapshot() throws {
    try write("e2e/a.spec.ts-snapshots/x-chromium-linux.txt", text: "old")
    for (folder, text) in [("a-x-chromium", "1"), ("a-x-chromium-retry1", "2")] {
      try write("Out/\(folder)/x-expected.txt", text: "old")
      try write("Out/\(folder)/x-actual.txt", text: text)
    }
    let artifacts = try ArtifactFolder(path: package.root + "/Out")
    let references = ReferenceFiles(root: package.root, configured: ["e2e"])
    let boundary = PackageBoundary(root: package.root, folders: ["e2e"])
    var run = try RunImport(
      artifacts, layout: .playwright,
      plan: ImportPlan(artifacts, layout: .playwright, references: references, expected: nil), references: references,
      boundary: boundary)
    try run.write(to: package.run, facts: RunFacts(packageDirectory: package.root, arguments: []))
    let report = try RunReport(of: package.run, in: boundary)
    #expect(report.results.map(\.status) == [.nondeterministic] && report.exitCode == .nondeterministic)
    #expect(report.results.map(\.id) == ["e2e/a.spec.ts/x#chromium-linux"])
  }

  @Test func aReferenceOfPlaywrightHasTheExpectedContents() throws {
    try write("e2e/a.spec.ts-snapshots/x-chromium-linux.txt", text: "newer")
    try write("Out/a-x-chromium/x-expected.txt", text: "older")
    try write("Out/a-x-chromium/x-actual.txt", text: "2")
    try write("Out/b-y-chromium/y-expected.txt", text: "older")
    let plan = try plan(.playwright)
    #expect(plan.pairs.isEmpty)
    #expect(plan.unpaired.map(\.path) == ["a-x-chromium/x-actual.txt", "b-y-chromium/y-expected.txt"])
    #expect(plan.unpaired.first?.reason.contains("run the tests again") == true)
    #expect(plan.unpaired.last?.reason == "there is no actual file for it")
  }

  @Test func aSpecDecidesBetweenReferencesWithEqualContents() throws {
    try write("e2e/a.spec.ts-snapshots/x-chromium-linux.txt", "e2e/b.spec.ts-snapshots/x-chromium-linux.txt")
    try write("Out/b-x-chromium/x-expected.txt")
    try write("Out/b-x-chromium/x-actual.txt", text: "2")
    #expect(try plan(.playwright).pairs.map(\.reference) == ["e2e/b.spec.ts-snapshots/x-chromium-linux.txt"])
  }

  @Test func anImageOfPaparazziBelongsToItsModule() throws {
    try write("a/src/test/snapshots/images/p_T_m.png", "b/src/test/snapshots/images/p_T_m.png")
    try write("Out/p_T_m.png", "Out/delta-p_T_m.png", "Out/delta-p_T_n.png")
    let plan = try plan(.paparazzi)
    #expect(plan.pairs.isEmpty)
    #expect(plan.unpaired.map(\.path) == ["delta-p_T_n.png", "p_T_m.png"])
    #expect(plan.unpaired.last?.reason.contains("2 references match") == true)
    #expect(
      try self.plan(.paparazzi, folders: ["b"]).pairs.map(\.reference) == ["b/src/test/snapshots/images/p_T_m.png"])
  }

  @Test func hiddenFilesAreSkipped() throws {
    try write("Out/.DS_Store")
    #expect(throws: ImportError.empty(path: package.root + "/Out")) {
      try ArtifactFolder(path: package.root + "/Out")
    }
  }

  @Test func anImportedRunMakesNoReferenceStale() throws {
    let folder = package.root + "/Tests/__Snapshots__/T"
    var facts = RunFacts(packageDirectory: package.root, arguments: [])
    facts.ended = ["Tests.T/t()"]
    let entry = LedgerEntry.example(name: "t.1.txt", reference: folder + "/t.1.txt")
    let inventory = ReferenceInventory(files: [folder + "/t.1.txt", folder + "/t.2.txt"])
    for isImported in [false, true] {
      if isImported { facts.imported = .init(layout: .snapshotTesting, folder: "/Out") }
      let report = RunReport.example([entry], facts: facts)
      #expect(StaleReferences.canBeFound(in: report, inventory: inventory) == !isImported)
      let found = StaleReferences(inventory: inventory, report: report, tests: TestList(ids: ["Tests.T/t()"]))
      #expect(found.stale.isEmpty == isImported)
    }
  }
}
