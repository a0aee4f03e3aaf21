import Foundation
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace
import Subprocess

/// The test targets of a package that can have changed since a git revision, or by edits.
struct ChangedTargets {
  let selection: TargetSelection
  let facts: RunFacts.Since
  /// The folder of the package.
  private let root: String

  /// Compares a package with a revision.
  ///
  /// - Throws: ``CommandError`` if git does not know the revision, or if the package is not in a git repository.
  init(since revision: String, packageRoot: String, referenceFolders: [String]) async throws {
    let files = try await GitWorkingCopy(
      containing: packageRoot, remedy: "Run in a clone, or omit --since to verify all test targets.")
    let commit = try await files.commit(revision)
    let graph = try await PackageGraph(packageRoot: packageRoot)
    root = packageRoot
    selection = TargetSelection(
      graph,
      changed: try await files.changes(since: commit, knowing: graph.packages.map { $0.path + "/Package.resolved" }),
      referenceFolders: referenceFolders, isEdited: Self.hasEditedDependency(packageRoot))
    facts = RunFacts.Since(revision: revision, commit: commit, selection)
  }

  /// Selects what edits of files may affect.
  ///
  /// - Parameter edited: The absolute paths of the files.
  init(edited: Set<String>, _ graph: PackageGraph, referenceFolders: [String]) {
    root = graph.packages.first?.path ?? "/"
    selection = TargetSelection(
      graph,
      // The versions of dependencies are known, because an edit of Package.resolved is one of the edits.
      changed: ChangedFiles(
        top: root, folders: graph.packages.map(\.path), paths: edited, known: [root + "/Package.resolved"]),
      referenceFolders: referenceFolders)
    facts = RunFacts.Since(revision: "the last run", commit: "", selection)
  }

  /// Whether a test of the selected targets may use XCTest, whose tests only the package manager selects.
  var usesXCTest: Bool {
    selection.selected.contains { entry in
      SourceFiles.swift(in: root + "/" + entry.target.path).contains { path in
        FileManager.default.contents(atPath: path)?.range(of: Data("XCTest".utf8)) != nil
      }
    }
  }

  private static let mostListed = 20

  /// What runs and why, for people.
  var lines: [String] {
    let since = VisibleText.line(facts.revision)
    guard facts.count > 0 else { return ["note: The package has no test targets."] }
    if let reason = selection.reasonForAll {
      return [
        "note: All \(facts.count) test targets may be affected by changes since \(since): \(VisibleText.line(reason))."
      ]
    }
    let targets = facts.verified.prefix(Self.mostListed).map { target in
      "  \(VisibleText.line(target.name)): \(VisibleText.line(target.reason))"
    }
    let more = facts.verified.count - targets.count
    let share = "\(facts.verified.count) of \(facts.count)"
    return ["note: \(share) test targets may be affected by changes since \(since)."] + targets
      + (more > 0 ? ["  \(more) more"] : [])
  }

  /// Whether a dependency was opened for editing with `swift package edit`.
  private static func hasEditedDependency(_ root: String) -> Bool {
    struct State: Decodable {
      struct Object: Decodable { var dependencies: [Dependency] }
      struct Dependency: Decodable { var state: Name }
      struct Name: Decodable { var name: String }
      var object: Object
    }
    guard let data = FileManager.default.contents(atPath: root + "/.build/workspace-state.json"),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return false }
    return state.object.dependencies.contains { $0.state.name == "edited" }
  }
}

extension PackageGraph {
  /// Describes a package and the local packages that it depends on with the package manager.
  ///
  /// - Throws: ``CommandError`` if a manifest cannot be read.
  init(packageRoot: String) async throws {
    var packages: [Package] = []
    var waiting = [packageRoot]
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let folder = waiting.removeFirst()
      // No build folder is created in other packages.
      let scratch = packages.isEmpty ? [] : ["--scratch-path", packageRoot + "/.build/snapshots/describe"]
      var package = try await PackageGraph.description(of: folder, scratch: scratch)
      package.path = URL(fileURLWithPath: package.path).resolvingSymlinksInPath().path
      guard seen.insert(package.path).inserted else { continue }
      packages.append(package)
      waiting += package.localDependencies
    }
    self.init(packages: packages)
  }

  private static func description(of folder: String, scratch: [String]) async throws -> Package {
    func failure(_ reason: String) -> CommandError {
      CommandError(
        .inputOutput,
        "Cannot determine the targets of \(folder): \(reason). See: swift package --package-path "
          + "\(ShellText.quote(folder)) describe")
    }
    let output: Data
    let errors: String
    let isRead: Bool
    do {
      let result = try await Subprocess.run(
        .name("swift"),
        arguments: Arguments(
          ["package", "--package-path", folder] + scratch + PackageManager.options + ["describe", "--type", "json"]),
        output: .data(limit: 256 << 20), error: .string(limit: 1 << 20))
      output = result.standardOutput
      errors = result.standardError
      isRead = result.terminationStatus.isSuccess
    } catch {
      throw CommandError(.inputOutput, "swift was not found on the PATH. \(Toolchain.remedy).")
    }
    guard isRead else { throw failure(PackageDescription.firstError(in: errors)) }
    // The package manager may print warnings before the description.
    guard let start = output.firstIndex(of: UInt8(ascii: "{")),
      let package = try? JSONDecoder().decode(Package.self, from: output[start...])
    else { throw failure("the description has an unknown form") }
    return package
  }
}
