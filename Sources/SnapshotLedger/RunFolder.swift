import Foundation

/// The folder of one test run: its ledger and what failures left behind.
///
///     .build/snapshots/runs/<run>/ledger.jsonl
///     .build/snapshots/runs/<run>/artifacts/…
///     .build/snapshots/latest                     a symbolic link to the last run that has something to show
package struct RunFolder: Hashable, Sendable {
  /// Absolute path of the run's folder.
  package var path: String

  package init(path: String) { self.path = path }

  /// The folder of a named run of the package at `packageRoot`.
  package init(packageRoot: String, run: String) {
    self.init(path: RunFolder.runs(packageRoot: packageRoot) + "/" + run)
  }

  /// The run's name: the last component of its path.
  package var name: String { (path as NSString).lastPathComponent }

  /// Absolute path of the ledger.
  package var ledgerPath: String { path + "/ledger.jsonl" }

  /// Absolute path of the folder of artifacts.
  package var artifactsPath: String { path + "/artifacts" }

  /// The absolute path of an artifact that an entry names relative to the run's folder.
  package func absolutePath(_ relative: String) -> String { path + "/" + relative }

  /// Where the runs of a package are kept.
  package static func runs(packageRoot: String) -> String { packageRoot + "/.build/snapshots/runs" }

  /// The symbolic link to the last run of a package.
  package static func latestLink(packageRoot: String) -> String { packageRoot + "/.build/snapshots/latest" }

  /// The last run of a package that has something to show, or `nil` when there was none.
  ///
  /// The link names a folder among the package's runs; one that leads anywhere else is none of ours.
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

  /// Makes the folder. The run is not the last one before it has something to show: see ``becomeLatest()``.
  ///
  /// Any number of processes may do this at once.
  package func create() throws(LedgerError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Points `latest` to the run, when its folder lies among the runs of a package.
  ///
  /// Called once something was asserted, or the test runner has ended, so that a run that is killed early leaves `latest`
  /// where it was. Any number of processes may do this at once.
  package func becomeLatest() throws(LedgerError) {
    let runs = (path as NSString).deletingLastPathComponent
    guard (runs as NSString).lastPathComponent == "runs" else { return }
    // NB: a link cannot be replaced in place: a new one is made under a name of its own and renamed over the old one.
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
