import Foundation
import SnapshotLedger

/// Which reference files no test needs any more, and which of them can be said so of.
///
/// A file is stale if its owning test is gone, or ran to its end unskipped and did not touch it. Everything else that was
/// not touched is unknown and never deleted: tests that were filtered out, skipped, cut short by a crash or stopped by a
/// failure, or that this platform does not compile.
package struct StaleReferences: Hashable, Sendable {
  /// A file that no test needs.
  package struct Finding: Hashable, Sendable, Codable {
    package var path: String
    /// Why, in one sentence without its end.
    package var reason: String
    /// A snapshot without a reference that has the very content of the file: it was probably renamed.
    package var movedTo: String?
  }

  package var stale: [Finding] = []
  /// Files that were not touched and of which nothing can be said.
  package var unknown: [String] = []
  /// How many files the run touched.
  package var touchedCount = 0

  /// Judges the reference files of a package by a run.
  ///
  /// - Parameters:
  ///   - history: Entries of earlier runs, which tell what test a file belongs to.
  ///   - source: Reads a source file; `nil` where there is none.
  package init(
    inventory: ReferenceInventory, report: RunReport, tests: TestList, history: @autoclosure () -> [LedgerEntry] = [],
    source: @escaping (String) -> String? = { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  ) {
    let isTouched = StaleReferences.touched(report)
    // What earlier runs tell is read only where it is asked for: it may be much.
    guard inventory.files.contains(where: { !isTouched.contains($0) }) else {
      touchedCount = inventory.files.count
      return
    }
    let judge = Judge(report: report, touched: isTouched, tests: tests, history: history(), source: source)
    for path in inventory.files {
      switch judge.verdict(on: path) {
      case .touched: touchedCount += 1
      case .unknown: unknown.append(path)
      case .stale(let reason): stale.append(Finding(path: path, reason: reason))
      }
    }
    findMoves(report)
  }

  /// The reference files that a run touched.
  static func touched(_ report: RunReport) -> Set<String> {
    Set(report.results.map { report.location(of: $0.entry) })
  }

  /// Whether a run left files untouched of which something may be said: it ended by itself and is whole.
  package static func canBeFound(in report: RunReport, inventory: ReferenceInventory) -> Bool {
    guard report.facts?.ending == .finished, !report.findings.contains(.incomplete) else { return false }
    let touched = touched(report)
    return inventory.files.contains { !touched.contains($0) }
  }

  private mutating func findMoves(_ report: RunReport) {
    var missing: [Data: String] = [:]
    for result in report.results where result.status == .missing || result.status == .new {
      guard !result.entry.hasReferenceInSource else { continue }
      guard let data = report.contents(result.entry.artifacts.actual) else { continue }
      missing[data] = missing[data] ?? report.location(of: result.entry)
    }
    guard !missing.isEmpty else { return }
    for index in stale.indices {
      stale[index].movedTo = FileManager.default.contents(atPath: stale[index].path).flatMap { missing[$0] }
    }
  }
}

private struct Judge {
  enum Verdict { case touched, unknown, stale(String) }

  private let touched: Set<String>
  private let owners: [String: Set<TestName>]
  private let tests: TestList
  private let byStem: [String: [TestList.Test]]
  private let ended: Set<String>
  /// Every test of the list ran to its end, but for skipped ones.
  private let isWhole: Bool
  /// The tests that were skipped, which may own files of any name beside their source.
  private let skipped: [SkippedTest]
  /// The run ended by itself, and its ledger is whole.
  private let isReliable: Bool
  private let source: (String) -> String?

  private struct TestName: Hashable {
    var target: String
    var suite: String
    var function: String
  }

  init(
    report: RunReport, touched: Set<String>, tests: TestList, history: [LedgerEntry],
    source: @escaping (String) -> String?
  ) {
    self.tests = tests
    self.source = source
    self.touched = touched
    var owners: [String: Set<TestName>] = [:]
    for entry in history + report.results.map(\.entry) {
      owners[report.location(of: entry), default: []].insert(
        TestName(target: entry.target, suite: entry.suite, function: entry.test))
    }
    self.owners = owners
    byStem = Dictionary(grouping: tests.tests, by: \.stem)
    // A test that failed may have stopped before it came to its other assertions.
    let stopped = Set((report.facts?.issues ?? []).map(\.test))
    let ended = Judge.ids(of: (report.facts?.ended ?? []).filter { !stopped.contains($0) }, among: tests)
    isReliable = report.facts?.ending == .finished && !report.findings.contains(.incomplete)
    let skipped = report.facts?.skipped ?? []
    let unskipped = ended.union(Judge.ids(of: skipped.map(\.test), among: tests))
    isWhole = !tests.tests.isEmpty && tests.tests.allSatisfy { unskipped.contains($0.id) }
    self.ended = ended
    let endedNames = Set(report.facts?.ended ?? [])
    self.skipped = skipped.filter { !endedNames.contains($0.test) }
  }

  /// The ids of tests that a runner named. XCTest says no target: a name that two targets share stands for neither, for it is
  /// not known for which.
  private static func ids(of names: [String], among tests: TestList) -> Set<String> {
    let named = Set(names)
    let byConsoleName = Dictionary(grouping: tests.tests, by: \.consoleName)
    var ids = Set(tests.tests.map(\.id).filter(named.contains))
    for name in named {
      if let only = byConsoleName[name], only.count == 1 { ids.insert(only[0].id) }
    }
    return ids
  }

  func verdict(on path: String) -> Verdict {
    if touched.contains(path) { return .touched }
    guard isReliable else { return .unknown }
    let candidates = self.candidates(for: path)
    if !candidates.isEmpty {
      guard candidates.allSatisfy({ ended.contains($0.id) }) else { return .unknown }
      return .stale("\(candidates[0].id) ran to its end and did not touch it")
    }
    // No listed test has the name: it is gone, or this platform does not compile it, or it goes by another name.
    if isNamedInSource(path) { return .unknown }
    if let owner = owners[path]?.first {
      return .stale("its test \(owner.target).\(owner.suite)/\(owner.function) is gone")
    }
    guard isWhole, !skipped.contains(where: { mayOwn($0, path) }) else { return .unknown }
    return .stale("no test of the package has its name")
  }

  /// Whether a skipped test may own a file that has not its name: one beside its own source, where that sets names of its own.
  private func mayOwn(_ test: SkippedTest, _ path: String) -> Bool {
    guard let file = test.file else { return true }
    guard let own = sourceFile(of: path) else { return true }
    let suite = test.test.split(separator: ".").last?.split(separator: "/").first ?? ""
    let isOfTheClass = test.test.split(separator: ".").first ?? "" == (own as NSString).lastPathComponent.dropLast(6)
    guard file == own || isOfTheClass || suite == (own as NSString).lastPathComponent.dropLast(6) else { return false }
    guard let text = source(own) else { return true }
    return text.contains("testName") || text.contains(identifier(of: path))
  }

  /// The listed tests that a file may belong to: those that asserted it before, and those of its name.
  private func candidates(for path: String) -> [TestList.Test] {
    let parts = (path as NSString).lastPathComponent.split(separator: ".").prefix(2).map(String.init)
    let named = parts.flatMap { byStem[$0] ?? [] }
    let known = owners[path] ?? []
    let owned = tests.tests.filter { test in
      known.contains { $0.target == test.target && $0.function == test.function && test.suite.hasSuffix($0.suite) }
    }
    return Array(Set(named + owned)).sorted { $0.id < $1.id }
  }

  /// Whether the test file beside the folder still holds the function's name, though the list does not have it.
  private func isNamedInSource(_ path: String) -> Bool {
    guard let file = sourceFile(of: path), let text = source(file) else { return false }
    let name = identifier(of: path)
    return text.contains("func \(name)(") || text.contains("func \(name)<") || text.contains("func `\(name)")
  }

  /// The name of the function that a file is named after, up to its parameters: `foo(_:bar:)` is `foo-_-bar` in the file's
  /// name.
  private func identifier(of path: String) -> String {
    String((path as NSString).lastPathComponent.prefix { $0 != "." && $0 != "-" })
  }

  /// The test file beside a folder of references: `Tests/A.swift` of `Tests/__Snapshots__/A/b.1.txt`.
  private func sourceFile(of path: String) -> String? {
    let folder = (path as NSString).deletingLastPathComponent
    let snapshots = (folder as NSString).deletingLastPathComponent
    guard (snapshots as NSString).lastPathComponent == ReferenceInventory.folderName else { return nil }
    return (snapshots as NSString).deletingLastPathComponent + "/" + (folder as NSString).lastPathComponent + ".swift"
  }
}
