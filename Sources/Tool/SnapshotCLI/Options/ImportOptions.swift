import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// Options for images and texts that another tool made.
struct ImportOptions: ParsableArguments {
  enum Layout: String, ExpressibleByArgument, CaseIterable {
    case auto
    case snapshotTesting = "snapshot-testing"
    case folders, playwright, paparazzi

    /// The layout; `nil` if it is to be detected.
    var layout: ImportLayout? { ImportLayout(rawValue: rawValue) }
  }

  @Option(
    help: """
      Read the folder as snapshot-testing, folders, playwright, paparazzi, or auto, which detects the layout from file names.
      """)
  var layout: Layout = .auto

  @Option(
    help: ArgumentHelp(
      "Search only this folder of the project for references; repeatable (default: the whole project).",
      valueName: "dir"))
  var references: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare with this folder of expected files, which have the same relative paths. Implies --layout folders.",
      valueName: "dir"))
  var expected: String?

  func validate() throws {
    if expected == nil, layout == .folders { throw ValidationError("--layout folders requires --expected.") }
    guard expected != nil else { return }
    if ![.auto, .folders].contains(layout) {
      throw ValidationError("--expected cannot be combined with --layout \(layout.rawValue).")
    }
    if !references.isEmpty { throw ValidationError("--expected cannot be combined with --references.") }
  }

  /// Whether an option was specified.
  var areUsed: Bool { layout != .auto || !references.isEmpty || expected != nil }
}

extension ImportOptions {
  /// Imports a folder as a new run of the project, which becomes the last run.
  ///
  /// - Parameters:
  ///   - name: The name or folder of the run; `nil` for a new name.
  ///   - announces: Whether the layout and the number of files are printed.
  ///   - isQuiet: Whether progress and warnings are left out.
  /// - Throws: ``CommandError`` and the errors of ``RunImport``. If no file has a reference, no run is written.
  func makeRun(
    from folder: String, in project: ProjectOptions, named name: String?, announces: Bool, isQuiet: Bool
  ) async throws -> RunReport {
    let root = try project.projectRoot()
    let configuration = try Configuration(packageRoot: root)
    let artifacts = try ArtifactFolder(path: URL(fileURLWithPath: folder).standardizedFileURL.path)
    guard !artifacts.files.isEmpty else {
      ImportWarnings.print(unpaired: artifacts.refused)
      throw CommandError(.inputOutput, "No file in \(artifacts.root) can be read. Nothing was compared.")
    }
    let expected = try expected.map { try ProjectRoot.relativePath(of: $0, in: root) }
    if expected == "" {
      throw CommandError(.usage, "--expected cannot be the root of the project, \(root). Specify a folder inside it.")
    }
    let layout = try expected == nil ? self.layout.layout ?? ImportLayout(detecting: artifacts) : .folders
    let references = try ReferenceFiles(
      root: root, folders: searchedFolders(expected: expected, in: root), configured: configuration.referenceFolders,
      besides: artifacts.root, sourceNames: layout.sourceNames(of: artifacts))
    let plan = ImportPlan(artifacts, layout: layout, references: references, expected: expected)
    if announces {
      let count = plan.fileCount
      Console.note(
        "Importing \(VisibleText.line(artifacts.root)): \(layout.title), \(counted(count, "file"))")
    }
    var run: RunImport
    do {
      run = try RunImport(
        artifacts, layout: layout, plan: plan, references: references, boundary: project.boundary())
    } catch let error as ImportError {
      if case .noneMatches = error { ImportWarnings.print(unpaired: plan.unpaired) }
      throw error
    }
    let destination = try RunChoice.folder(named: name, packageRoot: root)
    try ProjectRoot.ignoreRuns(in: root)
    var facts = RunFacts(packageDirectory: root, arguments: [])
    facts.revision = await SourceRevision.of(packageRoot: root)
    facts.package = ManifestName.of(packageRoot: root)
    try run.write(to: destination, facts: facts)
    if !isQuiet { ImportWarnings.print(outdated: run.outdated) }
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: destination)
    return try project.report(of: destination)
  }

  /// The folders to search for references, relative to the project; `nil` for the whole project.
  private func searchedFolders(expected: String?, in root: String) throws -> [String]? {
    if let expected { return [expected] }
    return try references.isEmpty ? nil : references.map { try ProjectRoot.relativePath(of: $0, in: root) }
  }
}

extension ImportLayout {
  /// The names of the test sources that locate references which do not exist yet.
  func sourceNames(of artifacts: ArtifactFolder) -> Set<String> {
    self == .snapshotTesting ? artifacts.swiftSourceNames : []
  }
}

/// Warnings about an imported folder, which are printed to standard error.
enum ImportWarnings {
  private static let mostListed = 5

  /// Lists the files that are not compared.
  static func print(unpaired: [ImportPlan.Unpaired]) {
    for file in unpaired.prefix(mostListed) {
      Console.note("warning: Not compared: \(VisibleText.line(file.path)): \(VisibleText.line(file.reason))")
    }
    if unpaired.count > mostListed {
      Console.note("warning: \(unpaired.count - mostListed) more files were not compared.")
    }
  }

  /// Lists the files that are older than their references.
  static func print(outdated: [String]) {
    guard let first = outdated.first else { return }
    let subject =
      outdated.count == 1
      ? "\(VisibleText.line(first)) is older than its reference"
      : "\(outdated.count) files are older than their references, such as \(VisibleText.line(first))"
    Console.note(
      "warning: \(subject). If the references changed after that test run, run the tests again before you accept.")
  }
}
