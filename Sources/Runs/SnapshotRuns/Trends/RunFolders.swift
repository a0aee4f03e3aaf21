import Foundation
import SnapshotLedger

/// The runs in a folder that CI keeps, in the order of their paths.
package struct RunFolders: Sendable {
  /// The runs, ordered by their paths relative to the folder: `build-9` comes before `build-10`.
  package private(set) var folders: [RunFolder] = []

  /// The maximum number of runs that are read.
  package static let mostRuns = 10_000
  /// The maximum depth of a run below the folder.
  private static let mostLevels = 8

  /// Searches folders. A folder can be a run itself. Does not follow symbolic links.
  package init(in paths: [String]) {
    for path in paths { search(path, levels: 0) }
    var seen: Set<String> = []
    folders = folders.filter { seen.insert($0.path).inserted }
      .sorted { SnapshotOrder.textPrecedes($0.path, $1.path) }
  }

  private mutating func search(_ path: String, levels: Int) {
    guard folders.count < Self.mostRuns, levels <= Self.mostLevels else { return }
    let isRun = ["ledger.jsonl", RunFacts.fileName].contains { FileKind(path + "/" + $0) == .regular }
    guard !isRun else {
      folders.append(RunFolder(path: path))
      return
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      // NB: the link `latest` would count a run twice.
      if FileKind(path + "/" + name) == .folder { search(path + "/" + name, levels: levels + 1) }
    }
  }
}
