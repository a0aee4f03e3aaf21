import Foundation
import SnapshotLedger

/// Deletes the folders of old runs.
enum OldRuns {
  static let keptByDefault = 20
  /// Runs that were changed within this number of seconds may still be running.
  private static let recent: TimeInterval = 3600
  private static let oldTrace: TimeInterval = 60 * 24 * 3600

  /// Deletes old runs of a package. Keeps the newest runs, running ones, the one that `latest` links to, and `folder`.
  static func remove(from packageRoot: String, keeping count: Int?, besides folder: RunFolder, now: Date = Date()) {
    let runs = RunFolder.runs(packageRoot: packageRoot)
    let spared = [folder.path, RunFolder.latest(packageRoot: packageRoot)?.path]
    let files = FileManager.default
    let dated = ((try? files.contentsOfDirectory(atPath: runs)) ?? []).map { name in
      (path: runs + "/" + name, date: lastChange(of: runs + "/" + name))
    }
    let newestFirst = dated.sorted { ($0.date, $0.path) > ($1.date, $1.path) }
    removeOldTraces(beside: runs, now: now)
    for run in newestFirst.dropFirst(count ?? keptByDefault)
    where !spared.contains(run.path) && now.timeIntervalSince(run.date) > recent {
      // The next run tries again.
      try? files.removeItem(atPath: run.path)
    }
  }

  /// Deletes old render traces. A trace that is still needed is written again when its test passes.
  private static func removeOldTraces(beside runs: String, now: Date) {
    let files = FileManager.default
    let folder = (runs as NSString).deletingLastPathComponent + "/traces"
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let date, now.timeIntervalSince(date) > oldTrace { try? files.removeItem(atPath: path) }
    }
  }

  /// The last modification date of a run's folder or ledger.
  private static func lastChange(of folder: String) -> Date {
    let dates = [folder, folder + "/ledger.jsonl"].compactMap {
      (try? FileManager.default.attributesOfItem(atPath: $0))?[.modificationDate] as? Date
    }
    return dates.max() ?? .distantPast
  }
}
