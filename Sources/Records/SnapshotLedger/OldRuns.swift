import Foundation
import SnapshotWorkspace

/// Deletes what old runs left in the folder `.build/snapshots` of a package.
///
/// The runs have at most ``mostBytes`` together, and at most a number of them is kept. The run that `latest` links to, runs whose
/// process runs, and a run that may be in progress are kept in any case.
package enum OldRuns {
  /// The number of runs that the commands keep, unless the configuration has another one.
  package static let keptByDefault = 20
  /// The number of runs that plain test processes keep, which do not read the configuration.
  package static let keptByTests = 80
  /// The number of runs from which plain test processes delete old ones. It is larger, so that not every process measures all runs.
  package static let mostByTests = 100
  /// The largest size of all runs, and of all render traces.
  package static let mostBytes = 100 << 20
  /// A run without a process in its name that changed within this number of seconds may still be in progress.
  private static let recent: TimeInterval = 3600
  private static let oldTrace: TimeInterval = 60 * 24 * 3600

  private struct Item {
    var path: String
    var date: Date
  }

  /// Deletes old runs.
  ///
  /// - Parameters:
  ///   - count: The number of runs to keep.
  ///   - folder: A run that is kept in any case.
  ///   - limit: The largest size of all runs in bytes.
  package static func remove(
    from packageRoot: String, keeping count: Int?, besides folder: RunFolder, limit: Int = mostBytes, now: Date = Date()
  ) {
    let runs = RunFolder.runs(packageRoot: packageRoot)
    removeOldTraces(in: (runs as NSString).deletingLastPathComponent + "/traces", limit: limit, now: now)
    let kept = [folder.path, RunFolder.latest(packageRoot: packageRoot)?.path]
    var bytes = 0
    for (index, run) in newestFirst(
      names(in: runs).map { Item(path: runs + "/" + $0, date: lastChange(of: runs + "/" + $0)) }
    )
    .enumerated() {
      bytes += size(of: run.path)
      guard index >= count ?? keptByDefault || bytes > limit, !kept.contains(run.path), !mayBeRunning(run, now: now)
      else {
        continue
      }
      // The next run tries again.
      try? FileManager.default.removeItem(atPath: run.path)
    }
  }

  /// Whether a package has so many runs that a plain test process deletes old ones.
  package static func areMany(in packageRoot: String) -> Bool {
    names(in: RunFolder.runs(packageRoot: packageRoot)).count > mostByTests
  }

  /// Deletes old render traces. A trace that is still needed is written again when its test passes.
  private static func removeOldTraces(in folder: String, limit: Int, now: Date) {
    var bytes = 0
    for trace in newestFirst(names(in: folder).map { Item(path: folder + "/" + $0, date: date(of: folder + "/" + $0)) })
    {
      bytes += size(of: trace.path)
      if bytes > limit || now.timeIntervalSince(trace.date) > oldTrace {
        try? FileManager.default.removeItem(atPath: trace.path)
      }
    }
  }

  /// The names of runs end in the number of their process: `1795862828-10697`.
  private static func mayBeRunning(_ run: Item, now: Date) -> Bool {
    guard let process = run.path.split(separator: "-").last.flatMap({ Int32($0) }), process > 0 else {
      return now.timeIntervalSince(run.date) <= recent
    }
    return kill(process, 0) == 0 || errno == EPERM
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func newestFirst(_ items: [Item]) -> [Item] {
    items.sorted { ($0.date, $0.path) > ($1.date, $1.path) }
  }

  private static func date(of path: String) -> Date {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date) ?? .distantPast
  }

  /// The last modification date of a run's folder or ledger.
  private static func lastChange(of folder: String) -> Date {
    max(date(of: folder), date(of: folder + "/ledger.jsonl"))
  }

  /// The size of a file, or of all files in a folder. Links count as themselves.
  private static func size(of path: String) -> Int {
    var bytes = 0
    var paths = [path]
    while let path = paths.popLast() {
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        paths += names(in: path).map { path + "/" + $0 }
      } else {
        bytes += Int(status.st_size)
      }
    }
    return bytes
  }
}
