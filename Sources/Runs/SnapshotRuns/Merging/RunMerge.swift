import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// Merges the shards of a test suite, which may come from different machines, into one run.
package enum RunMerge {
  /// Merges shards into one run, with their ledgers and artifacts.
  ///
  /// Paths of other machines are mapped to the current package. The merged run has at least the findings of every shard. It
  /// is incomplete if a shard is missing, duplicate, truncated, unreadable, or of another revision; see
  /// ``ShardRequirements``.
  ///
  /// - Parameters:
  ///   - count: The expected number of shards.
  ///   - package: The name of the current package, if known.
  ///   - commit: The required commit, and the beginning of a sentence that names it: "this package is at".
  /// - Throws: `LedgerError` and ``ReportError``.
  package static func merge(
    _ folders: [RunFolder], expecting count: Int, into folder: RunFolder, packageRoot: String, package: String? = nil,
    commit: (hash: String, name: String)? = nil
  ) throws {
    var gaps: [String] = []
    var seen: Set<String> = []
    var shards: [ShardRun] = []
    for folder in folders {
      if seen.insert(resolved(folder.path)).inserted {
        shards.append(ShardRun(folder))
      } else {
        gaps.append("\(folder.name) was passed twice")
      }
    }
    gaps = ShardRequirements(shards: shards, expected: count, package: package, commit: commit).gaps + gaps
    gaps += shards.flatMap(\.gaps)
    var facts = RunFacts(packageDirectory: packageRoot, arguments: ["test"])
    facts.begin(merging: shards, gaps: gaps)
    var lines = Data()
    // Growing by doubling would take three times the memory.
    lines.reserveCapacity(shards.reduce(0) { $0 + $1.ledger.entries.count } * Self.usualLine)
    for index in shards.indices {
      let shard = shards[index]
      // Together, the ledgers of all shards take as much memory as the merged one.
      shards[index].ledger.entries = []
      let root = shard.facts?.packageDirectory ?? PackageRoot.containing(file: shard.folder.ledgerPath) ?? ""
      let entries = shard.ledger.entries.map { moved($0, from: root, to: packageRoot, shard: index) }
      for entry in entries { lines += try entry.ledgerLine() }
      try copyArtifacts(of: shard.folder, to: folder, shard: index)
      facts.add(shard, entries: entries, from: root)
    }
    facts.finishMerging()
    try folder.create()
    try OutputFile.write(lines, to: folder.ledgerPath)
    try facts.write(to: folder)
    try folder.becomeLatest()
  }

  /// The usual size of a line of a ledger in bytes.
  private static let usualLine = 768

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func moved(
    _ entry: LedgerEntry, from root: String, to packageRoot: String, shard: Int
  ) -> LedgerEntry {
    func path(_ path: String) -> String {
      !root.isEmpty && path.hasPrefix(root + "/") ? packageRoot + path.dropFirst(root.count) : path
    }
    func artifact(_ relative: String?) -> String? {
      relative.map { "artifacts/\(shard)/" + ($0.hasPrefix("artifacts/") ? String($0.dropFirst(10)) : $0) }
    }
    var entry = entry
    entry.file = path(entry.file)
    entry.reference = path(entry.reference)
    entry.artifacts = .init(
      expected: artifact(entry.artifacts.expected), actual: artifact(entry.artifacts.actual),
      difference: artifact(entry.artifacts.difference), edit: artifact(entry.artifacts.edit),
      expectedTrace: artifact(entry.artifacts.expectedTrace),
      actualTrace: artifact(entry.artifacts.actualTrace))
    return entry
  }

  /// Copies folders and regular files only: a symbolic link could point anywhere, and reading a pipe could block forever.
  private static func copyArtifacts(of shard: RunFolder, to folder: RunFolder, shard index: Int) throws {
    let destination = folder.artifactsPath + "/\(index)"
    do {
      try FileManager.default.createDirectory(atPath: folder.artifactsPath, withIntermediateDirectories: true)
      try shard.copyArtifacts(to: destination)
    } catch {
      throw ReportError.unwritable(path: destination, reason: error.localizedDescription)
    }
  }
}
