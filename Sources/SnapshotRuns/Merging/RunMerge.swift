import Foundation
import SnapshotLedger

/// Several runs as one: the shards of a suite that ran on several machines.
package enum RunMerge {
  /// Copies what the shards kept into one run.
  ///
  /// Paths of other machines become those of this package. The merged run is never better than the worst of the shards, and
  /// incomplete where one is missing, repeated, cut off or of something else: see ``ShardDemands``. What cannot be read of a
  /// shard is such a gap, not an error.
  ///
  /// - Parameters:
  ///   - count: How many shards there must be.
  ///   - package: The name of this package, where it is known.
  ///   - commit: The commit that the shards must be of, and how a sentence begins that names it: "this package is at".
  /// - Throws: ``LedgerError``, ``ReportError``.
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
        gaps.append("\(folder.name) was given twice")
      }
    }
    gaps = ShardDemands(shards: shards, expected: count, package: package, commit: commit).gaps + gaps
    gaps += shards.flatMap(\.gaps)
    var facts = RunFacts(packageDirectory: packageRoot, arguments: ["test"])
    facts.begin(merging: shards, gaps: gaps)
    var lines = Data()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (index, shard) in shards.enumerated() {
      let root = shard.facts?.packageDirectory ?? PackageRoot.containing(file: shard.folder.ledgerPath) ?? ""
      let entries = shard.ledger.entries.map { moved($0, from: root, to: packageRoot, shard: index) }
      for entry in entries { lines += try encoder.encode(entry) + Data("\n".utf8) }
      try copyArtifacts(of: shard.folder, to: folder, shard: index)
      facts.take(shard, entries: entries, from: root)
    }
    facts.finishMerging()
    try folder.create()
    try AtomicFile.write(lines, to: folder.ledgerPath)
    try facts.write(to: folder)
    try folder.becomeLatest()
  }

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
      expectedStations: artifact(entry.artifacts.expectedStations),
      actualStations: artifact(entry.artifacts.actualStations))
    return entry
  }

  /// Copies folders and regular files, and nothing else: a link could lead anywhere, and a pipe never ends.
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
