import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns

/// What every verb takes.
struct CommonOptions: ParsableArguments {
  enum Color: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(help: "The package's folder, or one inside it; the current folder unless given.")
  var packagePath: String?

  @Option(help: "The run: a name, or the path of its folder. The last run unless given; `verify` names its own.")
  var run: String?

  @Flag(help: "Print results as JSON, one object a line.")
  var json = false

  @Option(help: "Colours in the output: auto, always or never. NO_COLOR is respected.")
  var color: Color = .auto

  @Flag(help: "Never ask; what would need an answer is refused, or printed with the commands that decide it.")
  var noInput = false

  @Flag(name: [.customShort("q"), .long], help: "Print the verdict only.")
  var quiet = false

  @Flag(name: [.customShort("v"), .long], help: "Pass on everything that swift test prints, to standard error.")
  var verbose = false

  /// The root of the package, absolute.
  func packageRoot() throws -> String {
    let start = URL(fileURLWithPath: packagePath ?? FileManager.default.currentDirectoryPath).standardizedFileURL.path
    guard let root = PackageRoot.containing(file: start + "/Package.swift") else {
      throw VerbError(
        .inputOutput,
        "There is no Package.swift in \(start) or above it. Name the package's folder: snapshot … --package-path DIR")
    }
    return root
  }

  /// The run that the options name.
  func existingRun() throws -> RunFolder {
    if let run { return try RunLocation.folder(named: run, packageRoot: try? packageRoot()) }
    let root = try packageRoot()
    guard let latest = RunFolder.latest(packageRoot: root) else {
      throw VerbError(.noSuchKey, "\(root) has no run yet. Make one with: snapshot verify")
    }
    return latest
  }

  /// The package of whoever runs the command, with what its configuration says of references.
  func boundary() throws -> PackageBoundary { PackageBoundary(configuredIn: try packageRoot()) }

  /// A run, seen from the package of whoever looks at it; outside of any, its references are not looked at.
  func report(of folder: RunFolder) throws -> RunReport { try RunReport(of: folder, in: try? boundary()) }

  /// The run that the options name.
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
  /// A package with what its configuration says of references.
  init(configuredIn root: String) {
    // NB: a mistake in the file is reported by the verbs that need it; without the file less is allowed.
    let configuration = (try? Configuration(packageRoot: root)) ?? Configuration()
    self.init(root: root, folders: configuration.referenceFolders, extensions: configuration.referenceExtensions)
  }
}

/// Where a named run lies.
enum RunLocation {
  /// A run by the path of its folder or of its ledger, or by its name in a package.
  static func folder(named name: String, packageRoot: String?) throws -> RunFolder {
    var path = URL(fileURLWithPath: name).standardizedFileURL.path
    if path.hasSuffix("/ledger.jsonl") { path = (path as NSString).deletingLastPathComponent }
    if name.contains("/") || FileManager.default.fileExists(atPath: path + "/ledger.jsonl") {
      guard FileManager.default.fileExists(atPath: path) else {
        throw VerbError(.noSuchKey, "There is no run in \(path). Make one with: snapshot verify")
      }
      return RunFolder(path: path)
    }
    if let packageRoot {
      let folder = RunFolder(packageRoot: packageRoot, run: name)
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    throw VerbError(.noSuchKey, "There is no run \(name). Make one with: snapshot verify")
  }
}
