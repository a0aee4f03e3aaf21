import Foundation

/// Which reference files no test needs any more, and which of them can be said so of.
///
/// A file is stale if its owning test is gone, or ran to its end unskipped and did not touch it. Everything else that was
/// not touched is unknown and never deleted: tests that were filtered out, skipped, cut short by a crash, or that this
/// platform does not compile.
public struct StaleReferences: Hashable, Sendable {
  /// A file that no test needs.
  public struct Finding: Hashable, Sendable {
    public var path: String
    /// Why, in one sentence without its end.
    public var reason: String
    /// A snapshot without a reference that has the very content of the file: it was probably renamed.
    public var movedTo: String?
  }

  public var stale: [Finding] = []
  /// Files that were not touched and of which nothing can be said.
  public var unknown: [String] = []
  /// How many files the run touched.
  public var touchedCount = 0

  /// Judges the reference files of a package by a run.
  ///
  /// - Parameters:
  ///   - history: Entries of earlier runs, which tell what test a file belongs to.
  ///   - source: Reads a source file; `nil` where there is none.
  public init(
    inventory: ReferenceInventory, report: RunReport, tests: TestList, history: [LedgerEntry] = [],
    source: @escaping (String) -> String? = { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  ) {
    let judge = Judge(report: report, tests: tests, history: history, source: source)
    for path in inventory.files {
      switch judge.verdict(on: path) {
      case .touched: touchedCount += 1
      case .unknown: unknown.append(path)
      case .stale(let reason): stale.append(Finding(path: path, reason: reason))
      }
    }
    findMoves(report)
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
  /// Every test of the list ran to its end.
  private let isWhole: Bool
  /// The run ended by itself, and its ledger is whole.
  private let isReliable: Bool
  private let source: (String) -> String?

  private struct TestName: Hashable {
    var target: String
    var suite: String
    var function: String
  }

  init(report: RunReport, tests: TestList, history: [LedgerEntry], source: @escaping (String) -> String?) {
    self.tests = tests
    self.source = source
    let entries = report.results.map(\.entry)
    touched = Set(entries.map(report.location))
    var owners: [String: Set<TestName>] = [:]
    for entry in history + entries {
      owners[report.location(of: entry), default: []].insert(
        TestName(target: entry.target, suite: entry.suite, function: entry.test))
    }
    self.owners = owners
    byStem = Dictionary(grouping: tests.tests, by: \.stem)
    // A test that failed for another reason than a snapshot may have stopped before it came to its assertions.
    let stopped = Set(report.otherIssues.map(\.test))
    ended = Judge.endedIDs((report.facts?.ended ?? []).filter { !stopped.contains($0) }, among: tests)
    isReliable = report.facts?.ending == .finished && !report.findings.contains(.incomplete)
    let all = ended
    isWhole = !tests.tests.isEmpty && tests.tests.allSatisfy { all.contains($0.id) }
  }

  /// The ids of the tests that ended. XCTest says no target: a name that two targets share ended in neither, for it is not
  /// known in which.
  private static func endedIDs(_ names: [String], among tests: TestList) -> Set<String> {
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
    return isWhole ? .stale("no test of the package has its name, and all of them ran to their end") : .unknown
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
    let folder = (path as NSString).deletingLastPathComponent
    let snapshots = (folder as NSString).deletingLastPathComponent
    guard (snapshots as NSString).lastPathComponent == ReferenceInventory.folderName else { return false }
    let file =
      (snapshots as NSString).deletingLastPathComponent + "/" + (folder as NSString).lastPathComponent + ".swift"
    guard let text = source(file), let stem = (path as NSString).lastPathComponent.split(separator: ".").first else {
      return false
    }
    // The name up to its parameters: `foo(_:bar:)` is `foo-_-bar` in the file's name.
    let name = stem.prefix { $0 != "-" }
    return text.contains("func \(name)(") || text.contains("func \(name)<") || text.contains("func `\(name)")
  }
}
