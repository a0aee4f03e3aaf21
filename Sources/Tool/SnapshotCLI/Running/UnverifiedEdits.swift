import Foundation
import SnapshotRuns

/// The edits of a package's files since they were verified last.
struct UnverifiedEdits {
  private let packageRoot: String
  /// Further reference folders from the configuration, relative to the package.
  private let referenceFolders: [String]
  private var graph: PackageGraph
  private(set) var watcher: SourceWatcher
  /// The files when they were read last.
  private(set) var files: SourceWatcher.Snapshot
  private var edited: Set<String> = []
  /// Files that changed during the last round of tests.
  private var written: Set<String> = []
  /// Files that changed during two rounds one after the other: tests write them.
  private var outputs: Set<String> = []

  /// - Throws: ``CommandError`` if the manifest cannot be read.
  init(packageRoot: String, referenceFolders: [String]) async throws {
    self.packageRoot = packageRoot
    self.referenceFolders = referenceFolders
    // NB: first, because describing the package may write Package.resolved.
    graph = try await PackageGraph(packageRoot: packageRoot)
    watcher = Self.watcher(of: graph)
    files = watcher.snapshot()
  }

  /// Adds the edits that led to these files.
  ///
  /// - Returns: The test targets that may be affected, also by earlier edits; `nil` if these edits affect none.
  /// - Throws: ``CommandError`` if the manifest cannot be read.
  mutating func add(_ current: SourceWatcher.Snapshot) async throws -> ChangedTargets? {
    var new = current.changedPaths(since: files).subtracting(outputs)
    let isOther = current.changesProject(since: files)
    files = current
    // Kept if the manifest cannot be read.
    edited.formUnion(new)
    if isOther {
      graph = try await PackageGraph(packageRoot: packageRoot)
      watcher = Self.watcher(of: graph)
      files = watcher.snapshot()
      new.formUnion(files.changedPaths(since: current))
      edited.formUnion(new)
    }
    guard !targets(affectedBy: new).selection.selected.isEmpty else { return nil }
    return targets(affectedBy: edited)
  }

  /// Forgets the edits if their round is clean, and recognizes files that tests write.
  mutating func endRound(isClean: Bool) {
    if isClean { edited = [] }
    // A person can edit the same source during two rounds.
    let changed = watcher.snapshot().changedPaths(since: files).filter { !$0.hasSuffix(".swift") }
    outputs.formUnion(changed.intersection(written))
    written = changed
  }

  private func targets(affectedBy paths: Set<String>) -> ChangedTargets {
    ChangedTargets(edited: paths, graph, referenceFolders: referenceFolders)
  }

  private static func watcher(of graph: PackageGraph) -> SourceWatcher {
    // A package inside of another one is read with it.
    let folders = graph.packages.map(\.path)
    return SourceWatcher(
      folders: folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } })
  }
}
