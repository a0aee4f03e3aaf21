import Foundation
import SnapshotLedger

extension StaleReferences {
  /// Finds the stale reference files of a package after a run.
  ///
  /// - Parameters:
  ///   - history: Earlier runs, which show the tests of a file.
  ///   - placed: The files at places that tests chose in earlier runs.
  ///   - source: Reads a source file; `nil` if it does not exist.
  package init(
    inventory: ReferenceInventory, report: RunReport, tests: TestList,
    history: @autoclosure () -> EarlierRuns = EarlierRuns(), placed: PlacedFiles = PlacedFiles(entries: []),
    source: @escaping (String) -> String? = { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  ) {
    let used = UsedReferences(by: report)
    // Earlier runs are read only if necessary, because they can be large.
    let unusedPlaces = placed.unused(by: report)
    guard !unusedPlaces.isEmpty || inventory.files.contains(where: { !used.contains($0) }) else {
      usedCount = inventory.files.count
      return
    }
    let analysis = ReferenceAnalysis(report: report, used: used, tests: tests, history: history(), source: source)
    usedCount = inventory.kept.count { used.contains($0) }
    for path in inventory.files
    where !unusedPlaces.contains(where: { path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }) {
      switch analysis.status(of: path) {
      case .used: usedCount += 1
      case .unknown: unknown.append(path)
      case .stale(let reason): stale.append(Finding(path: path, reason: reason))
      }
    }
    for path in unusedPlaces {
      guard case .stale(let reason) = analysis.status(of: path) else { continue }
      stale.append(
        Finding(path: path, reason: reason + "; delete the file yourself if nothing else uses it", isKept: true))
    }
    findMoves(report, inventory)
  }

  /// Whether a run can have stale references: it finished, its ledger is complete, and there are unused files.
  package static func canBeFound(
    in report: RunReport, inventory: ReferenceInventory,
    placed: @autoclosure () -> PlacedFiles = PlacedFiles(entries: [])
  ) -> Bool {
    guard report.facts?.ending == .finished, report.facts?.isImported != true,
      !report.findings.contains(.incomplete)
    else { return false }
    let used = UsedReferences(by: report)
    return inventory.files.contains { !used.contains($0) } || !placed().unused(by: report).isEmpty
  }

  /// Finds snapshots with the contents of stale references: those that are new, and of the others those whose files have the
  /// same name in another folder, as after a test file was renamed.
  private mutating func findMoves(_ report: RunReport, _ inventory: ReferenceInventory) {
    guard !stale.isEmpty else { return }
    func fileName(_ path: String) -> String { (path as NSString).lastPathComponent }
    let names = Set(stale.map { fileName($0.path) })
    // Only files of the package are read, whatever the ledger names.
    let inventory = Set(inventory.files.filter { names.contains(fileName($0)) })
    var snapshots: [String: String] = [:]
    var moved: [String: String] = [:]
    for result in report.results where !result.entry.hasReferenceInSource {
      let path = report.location(of: result.entry)
      if result.status == .missing || result.status == .new {
        guard let data = report.contents(result.entry.artifacts.actual) else { continue }
        // NB: `Data` hashes only its first bytes, which are equal in most images of one size.
        let digest = ContentDigest.of(data)
        snapshots[digest] = snapshots[digest] ?? path
      } else if inventory.contains(path), let data = FileManager.default.contents(atPath: path) {
        moved[fileName(path) + ContentDigest.of(data)] = path
      }
    }
    for index in stale.indices {
      guard let data = FileManager.default.contents(atPath: stale[index].path) else { continue }
      let digest = ContentDigest.of(data)
      guard let target = snapshots[digest] ?? moved[fileName(stale[index].path) + digest] else { continue }
      stale[index].movedTo = target
      stale[index].reason += "; the snapshot \(report.displayPath(target)) has the same contents"
    }
  }
}
