import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns

/// Options of every subcommand.
struct CommonOptions: ParsableArguments {
  enum Color: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(help: "The package or project folder, or a folder inside it (default: the current folder).")
  var packagePath: String?

  @Option(
    help: "The name of a run, or the path of its folder (default: the last run, or a new name in verify and import).")
  var run: String?

  @Flag(help: "Print results as JSON, one object per line.")
  var json = false

  @Option(help: "When to use colors: auto, always or never. NO_COLOR is respected.")
  var color: Color = .auto

  @Flag(help: "Never ask for input. Commands that need an answer fail, or print the commands to run instead.")
  var noInput = false

  @Flag(name: [.customShort("q"), .long], help: "Print only the result.")
  var quiet = false

  @Flag(name: [.customShort("v"), .long], help: "Print the output of swift test to standard error.")
  var verbose = false

  /// The root of the package, absolute.
  func packageRoot() throws -> String {
    let start = URL(fileURLWithPath: packagePath ?? FileManager.default.currentDirectoryPath).standardizedFileURL.path
    guard let root = PackageRoot.containing(file: start + "/Package.swift") else {
      throw CommandError(
        .inputOutput,
        "No Package.swift found in \(start) or its parent folders. Specify the package with --package-path.")
    }
    return root
  }

  /// The root of the package, or of another project in which runs are imported, absolute.
  func projectRoot() throws -> String {
    try ProjectRoot.containing(
      folder: URL(fileURLWithPath: packagePath ?? FileManager.default.currentDirectoryPath).standardizedFileURL.path)
  }

  /// The selected run, or the last run of the project.
  func existingRun() throws -> RunFolder {
    if let run { return try RunLocation.folder(named: run, packageRoot: try? projectRoot()) }
    let root = try projectRoot()
    guard let latest = RunFolder.latest(packageRoot: root) else {
      throw CommandError(
        .noSuchKey,
        "No runs found in \(root). To run the tests: swift run snapshot verify. To import images of another tool: snapshot import "
          + "<folder>")
    }
    return latest
  }

  /// The project in which the command runs, with its configured reference folders and extensions.
  func boundary() throws -> PackageBoundary { PackageBoundary(configuredIn: try projectRoot()) }

  /// Reads a run. Outside of a project its references are not read.
  func report(of folder: RunFolder) throws -> RunReport { try RunReport(of: folder, in: try? boundary()) }

  /// The selected run, or the last run of the project.
  func existingReport() throws -> RunReport { try report(of: existingRun()) }

  var palette: TerminalPalette { Self.palette(color) }

  static func palette(_ color: Color) -> TerminalPalette {
    switch color {
    case .always: return .init(isColored: true)
    case .never: return .init(isColored: false)
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      return .init(isColored: isWanted && isatty(STDOUT_FILENO) == 1)
    }
  }
}

extension PackageBoundary {
  /// Creates the boundary of a package with its configured reference folders and extensions.
  init(configuredIn root: String) {
    // NB: subcommands that need the configuration report its errors. Without it, fewer folders are allowed.
    let configuration = (try? Configuration(packageRoot: root)) ?? Configuration()
    self.init(root: root, folders: configuration.referenceFolders, extensions: configuration.referenceExtensions)
  }
}

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
