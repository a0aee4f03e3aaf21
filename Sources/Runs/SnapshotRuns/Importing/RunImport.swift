import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// Writes the images and texts of another tool as a run, so that they can be reviewed, reported and accepted.
///
/// The run has copies of the compared files, so that later changes of the imported folder do not change it.
package struct RunImport: Sendable {
  private let artifacts: ArtifactFolder
  private let layout: ImportLayout
  private let references: ReferenceFiles
  private let boundary: PackageBoundary
  /// The compared files, each with the ledger entry of its snapshot.
  private var items: [(pair: ImportPlan.Pair, entry: LedgerEntry)] = []
  /// The files that are not compared.
  package private(set) var unpaired: [ImportPlan.Unpaired]
  /// The paths of files that are older than their references.
  package private(set) var outdated: [String] = []

  /// Plans an import, and writes nothing.
  ///
  /// - Parameters:
  ///   - boundary: The project. A reference that could not be accepted is not compared.
  /// - Throws: ``ImportError`` if no file has a reference.
  package init(
    _ artifacts: ArtifactFolder, layout: ImportLayout, plan: ImportPlan, references: ReferenceFiles,
    boundary: PackageBoundary
  ) throws(ImportError) {
    self.artifacts = artifacts
    self.layout = layout
    self.references = references
    self.boundary = boundary
    unpaired = plan.unpaired
    guard plan.pairs.contains(where: \.hasReference) else {
      throw .noneMatches(path: artifacts.root, count: plan.fileCount, root: boundary.root, layout: layout)
    }
    var ids: [SnapshotResult.Key: String] = [:]
    var unlisted: [String] = []
    var sources = TestSources(root: boundary.root)
    for pair in plan.pairs {
      var entry = Self.entry(of: pair, in: boundary, ids: &ids)
      if let source = pair.source { entry.line = sources.line(of: pair.test, in: source) ?? 1 }
      do throws(PackageBoundary.Refusal) {
        _ = try boundary.reference(
          of: entry, madeIn: PackageBoundary.Origin(packageDirectory: boundary.root, isOwn: false))
        items.append((pair, entry))
      } catch {
        if !boundary.isInReferenceFolder(entry.reference) { unlisted.append(Self.folder(of: pair, layout)) }
        unpaired.append(ImportPlan.Unpaired(path: pair.reference, reason: error.reason))
      }
    }
    if items.isEmpty, !unlisted.isEmpty {
      throw .notConfigured(folders: Set(unlisted).sorted(), reference: plan.pairs[0].reference)
    }
    outdated = items.filter { item in
      references.attributes(of: item.pair.reference).map { item.pair.actual.modified < $0.modified } ?? false
    }.map(\.pair.actual.path)
  }

  /// Returns the entry of a pair without its result. Different references have different ids; several files of one reference,
  /// such as those of repeated attempts, have the same id.
  private static func entry(
    of pair: ImportPlan.Pair, in boundary: PackageBoundary, ids: inout [SnapshotResult.Key: String]
  ) -> LedgerEntry {
    let path = boundary.root + "/" + pair.reference
    var id = pair.id
    let owner = ids[SnapshotResult.Key(id: id, format: pair.format)]
    if owner != nil, owner != pair.reference { id = pair.reference }
    ids[SnapshotResult.Key(id: id, format: pair.format)] = pair.reference
    let target = pair.target.isEmpty ? (boundary.root as NSString).lastPathComponent : pair.target
    return LedgerEntry(
      id: id, target: target, suite: pair.suite, test: pair.test, name: pair.name,
      file: pair.source.map { boundary.root + "/" + $0 } ?? path, line: 1, outcome: .passed, format: pair.format,
      mode: "never", reference: path, milliseconds: 0, process: 0)
  }

  /// The folder that has to be configured for a reference.
  private static func folder(of pair: ImportPlan.Pair, _ layout: ImportLayout) -> String {
    let parent = (pair.reference as NSString).deletingLastPathComponent
    return [.folders, .playwright].contains(layout) && !pair.target.isEmpty ? pair.target : parent
  }

  /// Compares the files, and writes the run.
  ///
  /// - Parameters:
  ///   - folder: The folder of the run, which contains no run.
  ///   - facts: The metadata of the run. Its ending and its origin are set.
  /// - Throws: `LedgerError` and ``ReportError``. The run is incomplete then.
  package mutating func write(to folder: RunFolder, facts: RunFacts) throws {
    var facts = facts
    facts.imported = RunFacts.Imported(layout: layout, folder: artifacts.root)
    facts.ending = .running
    try folder.create()
    try facts.write(to: folder)
    let ledger = try LedgerWriter(path: folder.ledgerPath)
    var written = 0
    for (index, item) in items.enumerated() {
      WorkProgress.tell("Comparing files", done: index, of: items.count)
      let files: (expected: Data?, actual: Data)
      do throws(PlainFile.Refusal) {
        files = (try references.contents(of: item.pair.reference), try artifacts.contents(of: item.pair.actual))
      } catch {
        unpaired.append(ImportPlan.Unpaired(path: item.pair.actual.path, reason: error.reason))
        continue
      }
      try ledger.append(store(files, of: item, index: index, in: folder))
      written += 1
    }
    facts.ending = .finished
    facts.assertions = written
    facts.gaps = unpaired.isEmpty ? nil : unpaired.map { "Not compared: \(VisibleText.line($0.path)): \($0.reason)" }
    try facts.write(to: folder)
    try folder.becomeLatest()
  }
  /// Compares a file with its reference, and stores both in the run if they are not equal.
  private func store(
    _ files: (expected: Data?, actual: Data), of item: (pair: ImportPlan.Pair, entry: LedgerEntry), index: Int,
    in folder: RunFolder
  ) throws -> LedgerEntry {
    let comparison = ImportedComparison(
      expected: files.expected, actual: files.actual, format: item.entry.format,
      paths: (item.entry.reference, artifacts.root + "/" + item.pair.actual.path))
    var entry = item.entry
    entry.outcome = comparison.outcome
    entry.message = comparison.message
    entry.image = comparison.image
    guard comparison.outcome != .passed else { return entry }
    entry.actualHash = ContentDigest.of(files.actual)
    // NB: names from the imported folder are untrusted, so the names of artifacts are numbers.
    func keep(_ data: Data, as role: String, _ pathExtension: String) throws -> String {
      let path = "artifacts/\(index + 1)/\(role)" + (pathExtension.isEmpty ? "" : "." + pathExtension)
      try OutputFile.write(data, to: folder.absolutePath(path))
      return path
    }
    let format = ReferenceExtension.usual.contains(entry.format) ? entry.format : ""
    entry.artifacts.actual = try keep(files.actual, as: "actual", format)
    entry.artifacts.expected = try files.expected.map { try keep($0, as: "expected", format) }
    entry.artifacts.difference = try comparison.difference.map {
      try keep($0.data, as: "difference", $0.pathExtension)
    }
    return entry
  }
}
