import Foundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// Finds run folders by name or path.
enum RunLocation {
  /// The run with the given folder path, ledger path, or name.
  static func folder(named name: String, packageRoot: String?) throws -> RunFolder {
    var path = URL(fileURLWithPath: name).standardizedFileURL.path
    if path.hasSuffix("/ledger.jsonl") { path = (path as NSString).deletingLastPathComponent }
    if name.contains("/") || FileManager.default.fileExists(atPath: path + "/ledger.jsonl") {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandError(.noSuchKey, "No run found in \(path). To run the tests: swift run snapshot verify")
      }
      return RunFolder(path: path)
    }
    if let packageRoot {
      let folder = RunFolder(packageRoot: packageRoot, run: name)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    throw CommandError(.noSuchKey, "No run named \(name) found. To run the tests: swift run snapshot verify")
  }
}

/// The folder of a new run.
enum RunChoice {
  /// The folder for a run, which may already exist.
  static func location(named name: String?, packageRoot: String) -> RunFolder {
    guard let name else { return RunFolder(packageRoot: packageRoot, run: RunName.make()) }
    return name.contains("/")
      ? RunFolder(path: URL(fileURLWithPath: name).standardizedFileURL.path)
      : RunFolder(packageRoot: packageRoot, run: name)
  }

  /// The folder for a new run. On CI, deletes an older run in it.
  ///
  /// - Throws: ``CommandError`` if the folder already contains a run.
  static func folder(named name: String?, packageRoot: String) throws -> RunFolder {
    let folder = location(named: name, packageRoot: packageRoot)
    guard isRun(folder) else { return folder }
    // A cached `.build` folder still contains the runs of an earlier pipeline.
    guard ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment) else {
      throw CommandError(
        .inputOutput, "\(folder.path) already contains a run. Choose another name for --run, or omit it.")
    }
    try delete(folder)
    return folder
  }

  private static func isRun(_ folder: RunFolder) -> Bool {
    [folder.ledgerPath, folder.path + "/" + RunFacts.fileName].contains(where: FileManager.default.fileExists)
  }

  /// Deletes only the files that a run writes, because the folder may contain files of the user. Doesn't follow links.
  private static func delete(_ folder: RunFolder) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: folder.path) {
      let isOwn =
        ["ledger.jsonl", RunFacts.fileName, "artifacts", "decisions.json"].contains(name)
        || name.hasPrefix("output") && name.hasSuffix(".log") || name.hasPrefix("events") && name.hasSuffix(".jsonl")
      guard isOwn else { continue }
      do {
        try files.removeItem(atPath: folder.path + "/" + name)
      } catch {
        throw CommandError(
          .inputOutput, "Cannot delete the old run in \(folder.path): \(error.localizedDescription)")
      }
    }
  }
}
