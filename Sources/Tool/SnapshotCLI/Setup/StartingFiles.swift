import Foundation
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace

/// The files that `snapshot init` writes. Existing files only get additional lines.
struct StartingFiles {
  /// A new file, or lines to append to a file.
  struct Change {
    /// Relative to the package.
    var path: String
    var text: String
    /// Whether the text is appended to an existing file.
    var isAddition: Bool
  }

  let packageRoot: String
  let description: PackageDescription?
  /// Whether git is to merge references with `snapshot resolve --driver`.
  var hasMergeDriver = false

  /// The changes to make, in order.
  var changes: [Change] {
    [configuration, attributes, hasMergeDriver ? driver : nil, ignores, previewTest ?? firstTest].compactMap { $0 }
  }

  private func contents(_ path: String) -> String? {
    FileManager.default.contents(atPath: packageRoot + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Configuration

  private var configuration: Change? {
    guard contents(Configuration.fileName) == nil else { return nil }
    return Change(path: Configuration.fileName, text: StartingFiles.commentedConfiguration, isAddition: false)
  }

  /// The configuration file with every key commented out.
  static var commentedConfiguration: String {
    var text = "# Configuration of the `snapshot` command. Remove the # from keys that you want to set.\n"
    var section = ""
    for key in Configuration.keys {
      if key.section != section {
        section = key.section
        text += "\n\(section):\n"
      }
      text += "  # \(key.summary): \(key.values)\n  # \(key.name.dropFirst(section.count + 1)): \(key.example)\n"
    }
    return text
  }

  // MARK: Git

  /// References are compared by bytes, so git must not convert their line endings.
  static func attributesLine(_ references: ReferenceSettings) -> String {
    let folder = references.directory ?? "**/__Snapshots__"
    return folder + (folder.hasSuffix("/") ? "" : "/") + "** -text"
  }

  private var attributes: Change? {
    let references = ((try? Configuration(packageRoot: packageRoot)) ?? Configuration()).references
    return adding(StartingFiles.attributesLine(references), to: ".gitattributes") {
      $0.contains(references.directory ?? PackageBoundary.folderName)
    }
  }

  /// The line that selects the merge driver. Without the driver, git merges as before.
  private var driver: Change? {
    let references = ((try? Configuration(packageRoot: packageRoot)) ?? Configuration()).references
    let line = StartingFiles.attributesLine(references).replacing(" -text", with: " merge=snapshot")
    // In a new file, it follows the first line.
    guard attributes?.isAddition != false else {
      return Change(path: ".gitattributes", text: line + "\n", isAddition: true)
    }
    return adding(line, to: ".gitattributes") { $0 == line }
  }

  private var ignores: Change? {
    adding(".build/", to: ".gitignore") { [".build", ".build/", "/.build", "/.build/"].contains($0) }
  }

  private func adding(_ line: String, to path: String, unless isThere: (String) -> Bool) -> Change? {
    guard let text = contents(path) else { return Change(path: path, text: line + "\n", isAddition: false) }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard !lines.contains(where: isThere) else { return nil }
    return Change(path: path, text: (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + line + "\n", isAddition: true)
  }

  // MARK: First test

  /// A test of all previews, if the package has previews and no test asserts them.
  private var previewTest: Change? {
    guard let description,
      let file = PreviewTestFile(packageRoot: packageRoot, description: description).proposal
    else { return nil }
    return Change(path: file.path, text: file.text, isAddition: false)
  }

  /// A test of a value, if no test of the package uses snapshots yet.
  private var firstTest: Change? {
    guard !usesSnapshots, let placement, let folder = placement.folder else { return nil }
    let path = folder + "/FirstSnapshotTests.swift"
    guard contents(path) == nil else { return nil }
    let isText = placement.target.map { $0.links("SnapshotCore") && !$0.links("Snapshot") } ?? false
    return Change(
      path: path, text: StartingFiles.firstTest(importing: isText ? "SnapshotCore" : "Snapshot"), isAddition: false)
  }

  private var placement: TestPlacement? {
    description.map { PreviewTestFile(packageRoot: packageRoot, description: $0).placement }
  }

  private static func firstTest(importing module: String) -> String {
    """
    import \(module)
    import Testing

    @Suite struct FirstSnapshotTests {
      /// The first run records `__Snapshots__/FirstSnapshotTests/greeting.1.json` and fails. Check the file, and run the test
      /// again.
      @Test func greeting() {
        assertSnapshot(of: ["greeting": "Hello"], as: .json)
      }
    }

    """
  }

  /// Whether a source file of the test targets imports the library.
  var usesSnapshots: Bool {
    (description?.testTargets ?? []).contains { target in
      SourceFiles.swift(in: packageRoot + "/" + target.folder).contains { path in
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("import Snapshot") == true
      }
    }
  }

  /// The lines of a manifest that add the library, as the README shows them.
  static let dependencyLine =
    ".package(url: \"https://github.com/swift-snapshot/swift-snapshot\", from: \"\(PackageVersion.current)\")"

  /// What to add to the manifest, and what to run then; empty if it already has everything.
  var manifestAdvice: String {
    guard let description, let placement else { return "" }
    let aliases = ImportAliases(packageRoot: packageRoot, description: description).advice
    let hasPackage =
      description.dependencies?.contains { $0.identity == "swift-snapshot" } == true
      || description.testTargets.contains { $0.links("Snapshot") || $0.links("SnapshotCore") }
    let files =
      usesSnapshots || placement.folder != nil
      ? nil
      : "The manifest names each source of \(VisibleText.line(placement.name)), so no test was added. Write one, and add it there."
    let missing = [aliases, placement.manifestAdvice(hasPackage: hasPackage)].compactMap { $0 }
    return ((missing.isEmpty ? [] : otherManifests) + missing + [files].compactMap { $0 }).joined(separator: "\n")
  }

  /// Names the manifests for single versions of Swift, one of which SwiftPM may read instead of `Package.swift`.
  private var otherManifests: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: packageRoot)) ?? []
    let others = files.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }.sorted()
    guard !others.isEmpty else { return [] }
    let names = others.map { VisibleText.line($0) }.joined(separator: ", ")
    return ["Some versions of Swift read \(names) instead of Package.swift. Change each of these files as follows."]
  }
}

/// Finds source files.
enum SourceFiles {
  /// Absolute paths of Swift files, sorted, without hidden folders and references.
  static func swift(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      path.hasSuffix(".swift")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == PackageBoundary.folderName }
    }.sorted().map { folder + "/" + $0 }
  }
}
