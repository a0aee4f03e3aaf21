import Foundation
import SnapshotLedger

extension StaleReferences {
  /// Finds the stale reference files of a package after a run.
  ///
  /// - Parameters:
  ///   - history: Entries of earlier runs, which name the test of a file.
  ///   - source: Reads a source file; `nil` if it does not exist.
  package init(
    inventory: ReferenceInventory, report: RunReport, tests: TestList, history: @autoclosure () -> [LedgerEntry] = [],
    source: @escaping (String) -> String? = { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  ) {
    let used = StaleReferences.used(by: report)
    // Earlier runs are read only if necessary, because they can be large.
    guard inventory.files.contains(where: { !used.contains($0) }) else {
      usedCount = inventory.files.count
      return
    }
    let analysis = ReferenceAnalysis(report: report, used: used, tests: tests, history: history(), source: source)
    for path in inventory.files {
      switch analysis.status(of: path) {
      case .used: usedCount += 1
      case .unknown: unknown.append(path)
      case .stale(let reason): stale.append(Finding(path: path, reason: reason))
      }
    }
    findMoves(report)
  }

  /// Returns the reference files that a run used.
  static func used(by report: RunReport) -> Set<String> {
    Set(report.results.map { report.location(of: $0.entry) })
  }

  /// Whether a run can have stale references: it finished, its ledger is complete, and there are unused files.
  package static func canBeFound(in report: RunReport, inventory: ReferenceInventory) -> Bool {
    guard report.facts?.ending == .finished, report.facts?.isImported != true,
      !report.findings.contains(.incomplete)
    else { return false }
    let used = used(by: report)
    return inventory.files.contains { !used.contains($0) }
  }

  private mutating func findMoves(_ report: RunReport) {
    var missing: [String: String] = [:]
    for result in report.results where result.status == .missing || result.status == .new {
      guard !result.entry.hasReferenceInSource else { continue }
      guard let data = report.contents(result.entry.artifacts.actual) else { continue }
      // NB: `Data` hashes only its first bytes, which are equal in most images of one size.
      let digest = ContentDigest.of(data)
      missing[digest] = missing[digest] ?? report.location(of: result.entry)
    }
    guard !missing.isEmpty else { return }
    for index in stale.indices {
      stale[index].movedTo = FileManager.default.contents(atPath: stale[index].path).flatMap {
        missing[ContentDigest.of($0)]
      }
    }
  }
}

/// Determines whether a reference file is still in use.
private struct ReferenceAnalysis {
  enum Status { case used, unknown, stale(String) }

  private let used: Set<String>
  private let owners: [String: Set<TestName>]
  private let tests: TestList
  private let byStem: [String: [TestList.Test]]
  private let ended: Set<String>
  /// Whether all listed tests finished or were skipped.
  private let isComplete: Bool
  /// The skipped tests, which may own files of any name beside their source.
  private let skipped: [SkippedTest]
  /// Whether the run is a test run that finished with a complete ledger.
  private let isReliable: Bool
  private let source: (String) -> String?

  private struct TestName: Hashable {
    var target: String
    var suite: String
    var function: String
  }

  init(
    report: RunReport, used: Set<String>, tests: TestList, history: [LedgerEntry],
    source: @escaping (String) -> String?
  ) {
    self.tests = tests
    self.source = source
    self.used = used
    var owners: [String: Set<TestName>] = [:]
    for entry in history + report.results.map(\.entry) {
      owners[report.location(of: entry), default: []].insert(
        TestName(target: entry.target, suite: entry.suite, function: entry.test))
    }
    self.owners = owners
    byStem = Dictionary(grouping: tests.tests, by: \.stem)
    // A failed test may have stopped before its other assertions.
    let stopped = Set((report.facts?.issues ?? []).map(\.test))
    let ended = ReferenceAnalysis.ids(of: (report.facts?.ended ?? []).filter { !stopped.contains($0) }, among: tests)
    isReliable =
      report.facts?.ending == .finished && report.facts?.isImported != true && !report.findings.contains(.incomplete)
    let skipped = report.facts?.skipped ?? []
    let unskipped = ended.union(ReferenceAnalysis.ids(of: skipped.map(\.test), among: tests))
    isComplete = !tests.tests.isEmpty && tests.tests.allSatisfy { unskipped.contains($0.id) }
    self.ended = ended
    let endedNames = Set(report.facts?.ended ?? [])
    self.skipped = skipped.filter { !endedNames.contains($0.test) }
  }

  /// Returns the ids of tests that the test runner printed. XCTest does not print the target, so a name that two targets
  /// share is ambiguous and is ignored.
  private static func ids(of names: [String], among tests: TestList) -> Set<String> {
    let named = Set(names)
    let byConsoleName = Dictionary(grouping: tests.tests, by: \.consoleName)
    var ids = Set(tests.tests.map(\.id).filter(named.contains))
    for name in named {
      if let only = byConsoleName[name], only.count == 1 { ids.insert(only[0].id) }
    }
    return ids
  }

  func status(of path: String) -> Status {
    if used.contains(path) { return .used }
    guard isReliable else { return .unknown }
    let candidates = self.candidates(for: path)
    if !candidates.isEmpty {
      guard candidates.allSatisfy({ ended.contains($0.id) }) else { return .unknown }
      return .stale("\(candidates[0].id) finished without using it")
    }
    // No listed test has the name: it was removed, is not compiled on this platform, or has a custom display name.
    if isNamedInSource(path) { return .unknown }
    if let owner = owners[path]?.first {
      return .stale("its test \(owner.target).\(owner.suite)/\(owner.function) no longer exists")
    }
    guard isComplete, !skipped.contains(where: { mayOwn($0, path) }) else { return .unknown }
    return .stale("no test in the package has a matching name")
  }

  /// Whether a skipped test may own a file with another name: a file beside its source, if the source sets custom names.
  private func mayOwn(_ test: SkippedTest, _ path: String) -> Bool {
    guard let file = test.file else { return true }
    guard let own = sourceFile(of: path) else { return true }
    let suite = test.test.split(separator: ".").last?.split(separator: "/").first ?? ""
    let isOfTheClass = test.test.split(separator: ".").first ?? "" == (own as NSString).lastPathComponent.dropLast(6)
    guard file == own || isOfTheClass || suite == (own as NSString).lastPathComponent.dropLast(6) else { return false }
    guard let text = source(own) else { return true }
    return text.contains("testName") || text.contains(identifier(of: path))
  }

  /// Returns the listed tests that a file may belong to: tests that asserted it before, and tests of its name.
  private func candidates(for path: String) -> [TestList.Test] {
    let parts = (path as NSString).lastPathComponent.split(separator: ".").prefix(2).map(String.init)
    let named = parts.flatMap { byStem[$0] ?? [] }
    let known = owners[path] ?? []
    let owned = tests.tests.filter { test in
      known.contains {
        // The ledger names the file of a function outside of a type; the list of tests does not.
        $0.target == test.target && $0.function == test.function
          && (test.suite.isEmpty || test.suite.hasSuffix($0.suite))
      }
    }
    return Array(Set(named + owned)).sorted { $0.id < $1.id }
  }

  /// Whether the test file beside the folder still contains the function, although it is not listed.
  private func isNamedInSource(_ path: String) -> Bool {
    guard let file = sourceFile(of: path), let text = source(file) else { return false }
    let name = identifier(of: path)
    return text.contains("func \(name)(") || text.contains("func \(name)<") || text.contains("func `\(name)")
  }

  /// Returns the function name in a file name, without parameters: `foo` for the file `foo-_-bar.1.txt` of `foo(_:bar:)`.
  private func identifier(of path: String) -> String {
    String((path as NSString).lastPathComponent.prefix { $0 != "." && $0 != "-" })
  }

  /// Returns the test file of a reference: `Tests/A.swift` for `Tests/__Snapshots__/A/b.1.txt`.
  private func sourceFile(of path: String) -> String? {
    let folder = (path as NSString).deletingLastPathComponent
    let snapshots = (folder as NSString).deletingLastPathComponent
    guard (snapshots as NSString).lastPathComponent == PackageBoundary.folderName else { return nil }
    return (snapshots as NSString).deletingLastPathComponent + "/" + (folder as NSString).lastPathComponent + ".swift"
  }
}
