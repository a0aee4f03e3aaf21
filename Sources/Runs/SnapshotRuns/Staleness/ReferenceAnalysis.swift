import Foundation
import SnapshotLedger

/// Determines whether a reference file is still in use.
///
/// A file is stale only if every test that could use it ran and did not use it. A test that did not run is unknown.
///
/// 1. If every test of the package ran, these are all. A skipped test did not run: files that its source could name are
///    unknown.
/// 2. Otherwise a kept run must show which tests used the file. The tests that could use it are these, tests of its name,
///    tests that used another file of its folder, and tests that no kept run shows.
/// 3. A file that a test of unknown name used, such as one in an exit test, is stale only after a run of all tests.
///
/// Files that the source beside them still names are unknown, because code for another platform may use them.
struct ReferenceAnalysis {
  enum Status { case used, unknown, stale(String) }

  private let used: UsedReferences
  /// What earlier runs and this one show, by path.
  private let uses: [String: [EarlierRuns.Use]]
  /// The ids of the tests that used files of a folder.
  private let usersOfFolder: [String: Set<String>]
  private let tests: TestList
  private let byStem: [String: [TestList.Test]]
  private let byName: [String: TestList.Test]
  /// The tests that no run shows.
  private let unseen: Set<String>
  private let ended: Set<String>
  /// Whether all listed tests finished or were skipped.
  private let isComplete: Bool
  private let hasSkippedTests: Bool
  /// Whether the run is a test run that finished with a complete ledger.
  private let isReliable: Bool
  private let source: (String) -> String?
  private let boundary: PackageBoundary

  init(
    report: RunReport, used: UsedReferences, tests: TestList, history: EarlierRuns,
    source: @escaping (String) -> String?
  ) {
    self.tests = tests
    self.source = source
    self.used = used
    boundary = report.boundary ?? PackageBoundary(root: report.packageDirectory)
    byStem = Dictionary(grouping: tests.tests, by: \.stem)
    let byName = Dictionary(tests.tests.map { (TestList.comparable($0.id), $0) }) { first, _ in first }
    self.byName = byName
    var uses: [String: [EarlierRuns.Use]] = [:]
    var users: [String: Set<String>] = [:]
    var seen: Set<String> = []
    for entry in history.entries + report.results.map(\.entry) {
      let path = report.location(of: entry)
      uses[path, default: []].append(EarlierRuns.Use(entry))
      let claim = report.claim(of: entry)
      if claim != path { uses[claim, default: []].append(EarlierRuns.Use(entry)) }
      guard let test = entry.runningTest.flatMap({ byName[TestList.comparable($0)] }) else { continue }
      users[ReferenceAnalysis.folder(of: path), default: []].insert(test.id)
      seen.insert(test.id)
    }
    self.uses = uses
    usersOfFolder = users
    // A failed test may have stopped before its other assertions. A failed snapshot does not stop a test of Swift Testing.
    let issues = report.facts?.issues ?? []
    let stopped = Set(
      issues.filter { !$0.test.hasSuffix(")") || !$0.isExplained(by: report.results.map(\.entry)) }.map(\.test))
    let finished = report.facts?.ended ?? []
    ended = ReferenceAnalysis.ids(of: finished.filter { !stopped.contains($0) }, among: tests)
    seen.formUnion(ReferenceAnalysis.ids(of: history.ended + finished, among: tests))
    unseen = Set(tests.tests.map(\.id)).subtracting(seen)
    isReliable =
      report.facts?.ending == .finished && report.facts?.isImported != true && !report.findings.contains(.incomplete)
    let skipped = (report.facts?.skipped ?? []).map(\.test)
    let unskipped = ended.union(ReferenceAnalysis.ids(of: skipped, among: tests))
    isComplete = !tests.tests.isEmpty && tests.tests.allSatisfy { unskipped.contains($0.id) }
    hasSkippedTests = !Set(skipped).subtracting(finished).isEmpty
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// Returns the ids of tests that the test runner printed. XCTest does not print the target, so a name that two targets
  /// share is ambiguous and is ignored.
  private static func ids(of names: [String], among tests: TestList) -> Set<String> {
    let named = Set(names.map(TestList.comparable))
    let byConsoleName = Dictionary(grouping: tests.tests, by: \.consoleName)
    var ids = Set(tests.tests.map(\.id).filter { named.contains(TestList.comparable($0)) })
    for name in named {
      if let only = byConsoleName[name], only.count == 1 { ids.insert(only[0].id) }
    }
    return ids
  }

  func status(of path: String) -> Status {
    if used.contains(path) { return .used }
    guard isReliable else { return .unknown }
    let uses = self.uses[path] ?? []
    let named = testsNamed(in: path)
    let known = Set(uses.compactMap { $0.test.flatMap { byName[TestList.comparable($0)]?.id } })
    let candidates = known.union(named)
    guard candidates.isSubset(of: ended) else { return .unknown }
    if !isComplete {
      guard !uses.isEmpty, uses.allSatisfy({ $0.test != nil }), unseen.isSubset(of: ended),
        usersOfFolder[ReferenceAnalysis.folder(of: path), default: []].isSubset(of: ended)
      else { return .unknown }
    }
    if hasSkippedTests, known.isEmpty, mayBeOfSkippedTest(path, isNamedAfterTest: !named.isEmpty) { return .unknown }
    if isNameInSource(of: path) { return .unknown }
    if let test = candidates.min() { return .stale("\(test) finished without using it") }
    // No listed test has the name: it was removed, is not compiled on this platform, or has a custom display name.
    if isFunctionInSource(of: path) { return .unknown }
    guard let use = uses.first else { return .stale("no test in the package has a matching name") }
    return .stale("its test \(use.title) no longer exists")
  }

  /// Returns the listed tests whose references begin like a file.
  private func testsNamed(in path: String) -> Set<String> {
    let parts = (path as NSString).lastPathComponent.split(separator: ".").prefix(2).map(String.init)
    return Set(parts.flatMap { byStem[$0] ?? [] }.map(\.id))
  }

  /// Whether a skipped test may use a file: the source beside the folder is unknown, sets names of its own, or mentions the
  /// function that the file is named after, unless that is a test.
  private func mayBeOfSkippedTest(_ path: String, isNamedAfterTest: Bool) -> Bool {
    guard let file = boundary.testFile(ofReference: path), let text = source(file) else { return true }
    return text.contains("testName") || !isNamedAfterTest && text.contains(identifier(of: path))
  }

  /// Whether the test file beside the folder has the name of the snapshot as a literal: `named: "macOS"` on another platform.
  private func isNameInSource(of path: String) -> Bool {
    let words = (path as NSString).lastPathComponent.split(separator: ".").dropFirst().dropLast()
    let names = words.filter { !$0.allSatisfy(\.isNumber) }
    guard !names.isEmpty, let file = boundary.testFile(ofReference: path), let text = source(file), text.contains("#if")
    else {
      return false
    }
    return names.contains { text.contains("\"\($0)\"") }
  }

  /// Whether the test file beside the folder still contains the function, although no listed test has its name.
  private func isFunctionInSource(of path: String) -> Bool {
    guard let file = boundary.testFile(ofReference: path), let text = source(file) else { return false }
    let name = identifier(of: path)
    let declarations = ["func \(name)(", "func \(name)<", "func `\(name)", "var \(name):", "\"\(name)\""]
    return declarations.contains(where: text.contains) || name == "init" && text.contains("init(")
  }

  /// Returns the function name in a file name, without parameters: `foo` for the file `foo-_-bar.1.txt` of `foo(_:bar:)`.
  private func identifier(of path: String) -> String {
    String((path as NSString).lastPathComponent.prefix { $0 != "." && $0 != "-" })
  }
}
