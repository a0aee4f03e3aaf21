import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The project in which a subcommand works.
struct ProjectOptions: ParsableArguments {
  @Option(help: "Use the package or project that contains this folder (default: the current folder).")
  var packagePath: String?

  /// The folder that was specified, absolute.
  var start: String {
    URL(fileURLWithPath: packagePath ?? FileManager.default.currentDirectoryPath).standardizedFileURL.path
  }

  /// Throws an error if the specified folder does not exist, because another package could contain its place.
  private func requireFolder() throws {
    var isFolder: ObjCBool = false
    guard let packagePath else { return }
    guard FileManager.default.fileExists(atPath: start, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError(.usage, "No folder exists at \(start). Check --package-path \(packagePath).")
    }
  }

  /// The root of the package, absolute.
  func packageRoot() throws -> String {
    try requireFolder()
    guard let root = PackageRoot.containing(file: start + "/Package.swift") else {
      throw CommandError(
        .inputOutput,
        "No Package.swift found in \(start) or its parent folders. Specify the package with --package-path.")
    }
    return root
  }

  /// The root of the package, or of another project in which runs are imported, absolute.
  func projectRoot() throws -> String {
    try requireFolder()
    return try ProjectRoot.containing(folder: start)
  }

  /// The project with its configured reference folders and extensions.
  func boundary() throws -> PackageBoundary { try PackageBoundary(configuredIn: projectRoot()) }

  /// The run with a name or folder, or the last run of the project.
  func folder(ofRun name: String?) throws -> RunFolder {
    if let name { return try RunLocation.folder(named: name, packageRoot: try? projectRoot()) }
    let root = try projectRoot()
    guard let latest = RunFolder.latest(packageRoot: root) else {
      throw CommandError(
        .noSuchKey,
        "No runs found in \(root). To run the tests: swift run snapshot verify. To import images of another tool: snapshot import "
          + "<folder>")
    }
    return latest
  }

  /// Reads a run. Outside of a project its references are not read.
  func report(of folder: RunFolder) throws -> RunReport {
    let root = try? projectRoot()
    return try RunReport(of: folder, in: root.map { try PackageBoundary(configuredIn: $0) })
  }
}
