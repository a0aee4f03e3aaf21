import Foundation
import SnapshotWorkspace

/// The folder of a test run: its ledger and the artifacts of its failures.
///
///     .build/snapshots/runs/<run>/ledger.jsonl
///     .build/snapshots/runs/<run>/artifacts/…
///     .build/snapshots/latest                     a symbolic link to the last run with an entry
package struct RunFolder: Equatable, Sendable {
  /// The absolute path of the folder.
  package var path: String

  package init(path: String) { self.path = path }

  /// The folder of a named run of the package at `packageRoot`.
  package init(packageRoot: String, run: String) {
    self.init(path: RunFolder.runs(packageRoot: packageRoot) + "/" + run)
  }

  /// The name of the run: the last component of the path.
  package var name: String { (path as NSString).lastPathComponent }

  /// The absolute path of the ledger.
  package var ledgerPath: String { path + "/ledger.jsonl" }

  /// The absolute path of the folder of artifacts.
  package var artifactsPath: String { path + "/artifacts" }

  /// Returns the absolute path of a file, given its path relative to the folder.
  package func absolutePath(_ relative: String) -> String { path + "/" + relative }

  /// Returns the folder of the runs of a package.
  package static func runs(packageRoot: String) -> String { packageRoot + "/.build/snapshots/runs" }

  /// Returns the path of the symbolic link to the last run of a package.
  package static func latestLink(packageRoot: String) -> String { packageRoot + "/.build/snapshots/latest" }

  /// Returns the last run of a package that has an entry, or `nil` if there is none.
  ///
  /// A link that leads out of the folder of runs is ignored.
  package static func latest(packageRoot: String) -> RunFolder? {
    let link = latestLink(packageRoot: packageRoot)
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
      let parts = PlainFile.parts(of: target), parts.count == 2, parts[0] == "runs"
    else { return nil }
    let folder = RunFolder(packageRoot: packageRoot, run: parts[1])
    var status = stat()
    guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return folder
  }

  /// Creates the folder. ``becomeLatest()`` makes the run the last run once it has an entry.
  ///
  /// Several processes can call this at the same time.
  package func create() throws(LedgerError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Points the link `latest` to the run, if its folder is in the folder of runs of a package.
  ///
  /// Call this after the first assertion or at the end of the run, so that a run that is killed early does not change the
  /// link. Several processes can call this at the same time.
  package func becomeLatest() throws(LedgerError) {
    let runs = (path as NSString).deletingLastPathComponent
    guard (runs as NSString).lastPathComponent == "runs" else { return }
    // NB: a link cannot be changed in place, so a temporary link replaces it.
    let link = (runs as NSString).deletingLastPathComponent + "/latest"
    let destination = "runs/" + name
    if let current = try? FileManager.default.destinationOfSymbolicLink(atPath: link), current == destination { return }
    let temporary = link + ".\(ProcessInfo.processInfo.processIdentifier).\(UInt64.random(in: 0 ... .max))"
    guard symlink(destination, temporary) == 0 else {
      throw .unwritable(path: link, reason: String(cString: strerror(errno)))
    }
    guard rename(temporary, link) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw .unwritable(path: link, reason: reason)
    }
  }
}
