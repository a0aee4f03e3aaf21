import Foundation

/// The test targets that can have other results than at a revision.
///
/// A test target is selected if a file in its folder or in the folder of a target that it depends on differs from the
/// revision. All test targets are selected if something differs whose effect is unknown.
package struct TargetSelection: Hashable, Sendable {
  /// The selected test targets, sorted by name, each with the reason as a clause.
  package private(set) var selected: [(target: PackageGraph.Target, reason: String)] = []
  /// The other test targets, sorted by name.
  package private(set) var unchanged: [PackageGraph.Target] = []
  /// Why all test targets are selected; `nil` if only some are.
  package private(set) var reasonForAll: String?

  /// - Parameters:
  ///   - referenceFolders: Further reference folders from the configuration, relative to the package.
  ///   - isEdited: Whether a dependency is in edit mode, so that `Package.resolved` doesn't determine its contents.
  package init(
    _ graph: PackageGraph, changed: ChangedFiles, referenceFolders: [String] = [], isEdited: Bool = false
  ) {
    let analysis = ChangeAnalysis(graph, changed)
    reasonForAll =
      isEdited ? "a dependency is in edit mode" : analysis.reasonForAll(referenceFolders: referenceFolders)
    for target in graph.testTargets {
      if let reason = reasonForAll ?? analysis.reason(ofTestTarget: target.name) {
        selected.append((target, reason))
      } else {
        unchanged.append(target)
      }
    }
  }

  /// The arguments of `swift test` that select only these targets.
  package var filters: [String] {
    selected.flatMap { ["--filter", "^" + NSRegularExpression.escapedPattern(for: $0.target.module) + "\\."] }
  }

  /// Returns the tests that belong to the selected targets.
  package func chosen(from list: TestList) -> TestList {
    let modules = Set(selected.map(\.target.module))
    var list = list
    list.tests.removeAll { !modules.contains($0.target) }
    return list
  }

  package static func == (left: TargetSelection, right: TargetSelection) -> Bool {
    left.selected.map(\.target) == right.selected.map(\.target) && left.unchanged == right.unchanged
      && left.reasonForAll == right.reasonForAll
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(selected.map(\.target))
    hasher.combine(unchanged)
  }
}

/// Determines which targets changed.
private struct ChangeAnalysis {
  private let graph: PackageGraph
  private let changed: ChangedFiles
  private let dependencies: [PackageGraph.Node: [PackageGraph.Node]]
  /// The nodes by the paths of their folders.
  private let byFolder: [String: [PackageGraph.Node]]
  /// The reason why the files of a target differ, by target.
  private var reasons: [PackageGraph.Node: String] = [:]

  init(_ graph: PackageGraph, _ changed: ChangedFiles) {
    self.graph = graph
    self.changed = changed
    dependencies = graph.dependencies()
    byFolder = Dictionary(grouping: graph.nodes, by: graph.folder)
    for path in changed.paths.sorted() {
      for node in owners(of: path) where reasons[node] == nil { reasons[node] = "\(shown(path)) changed" }
    }
    for node in graph.nodes where reasons[node] == nil { reasons[node] = reasonOfUnknownFile(in: node) }
  }

  /// The targets that a file belongs to: those whose folders contain it. A submodule belongs to the targets inside it.
  private func owners(of path: String) -> [PackageGraph.Node] {
    var owners: [PackageGraph.Node] = []
    var folder = path
    while !folder.isEmpty, folder != "/" {
      owners += byFolder[folder] ?? []
      folder = (folder as NSString).deletingLastPathComponent
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      owners += byFolder.filter { $0.key.hasPrefix(path + "/") }.flatMap(\.value)
    }
    return owners
  }

  /// A file of a target that cannot be compared: ignored by git, or outside of the compared folders.
  private func reasonOfUnknownFile(in node: PackageGraph.Node) -> String? {
    guard isInside(graph.folder(node)) else { return "\(graph.folder(node)) is not compared" }
    for file in graph.files(node) {
      if let ignored = ignoredPath(of: file) { return "git ignores \(shown(ignored))" }
      // Only a symbolic link leads elsewhere.
      let real = ChangeAnalysis.resolved(file)
      guard real != file else { continue }
      if !isInside(real) { return "\(shown(file)) is a symbolic link to a file that is not compared" }
      if changed.paths.contains(real) { return "\(shown(real)) changed" }
      if let ignored = ignoredPath(of: real) { return "git ignores \(shown(ignored))" }
    }
    return nil
  }

  private func isInside(_ path: String) -> Bool {
    changed.folders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The ignored file or folder that contains a file, or that a folder of resources contains.
  private func ignoredPath(of file: String) -> String? {
    var folder = file
    while !folder.isEmpty, folder != "/", folder != changed.top {
      if changed.ignored.contains(folder) { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return changed.ignored.filter { $0.hasPrefix(file + "/") }.min()
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func shown(_ path: String) -> String {
    path.hasPrefix(changed.top + "/") ? String(path.dropFirst(changed.top.utf8.count + 1)) : path
  }

  // MARK: Test targets

  /// Returns why a test target of the package can have other results; `nil` if it cannot.
  func reason(ofTestTarget name: String) -> String? {
    guard let package = graph.packages.first,
      let index = package.targets.firstIndex(where: { $0.type == "test" && $0.name == name })
    else { return "the package description does not contain it" }
    return reason(of: PackageGraph.Node(package: 0, target: index))
  }

  /// Returns the first reason in the order of the dependencies, nearest first.
  private func reason(of node: PackageGraph.Node) -> String? {
    var seen: Set<PackageGraph.Node> = [node]
    var waiting = [node]
    var next = 0
    while next < waiting.count {
      if let reason = reasons[waiting[next]] { return reason }
      for dependency in dependencies[waiting[next]] ?? [] where seen.insert(dependency).inserted {
        waiting.append(dependency)
      }
      next += 1
    }
    return nil
  }

  // MARK: Changes with effects on everything

  /// Files of the package folder that determine how everything is built or verified.
  private static let decisive: Set = ["Package.swift", "Package.resolved", ".snapshot.yml", ".swift-version"]

  func reasonForAll(referenceFolders: [String]) -> String? {
    let roots = Set(graph.packages.map(\.path))
    guard let root = graph.packages.first?.path else { return "the package has no targets" }
    let folders = referenceFolders.map { PackageGraph.joined(root, $0) }
    for path in changed.paths.sorted() {
      let name = (path as NSString).lastPathComponent
      let isManifest = Self.decisive.contains(name) || name.hasPrefix("Package@swift")
      if isManifest, roots.contains((path as NSString).deletingLastPathComponent) { return "\(shown(path)) changed" }
      if path.hasPrefix(root + "/.swiftpm/") { return "\(shown(path)) changed" }
      guard owners(of: path).isEmpty else { continue }
      let isReference = path.split(separator: "/").contains("__Snapshots__") && path.hasPrefix(root + "/")
      if isReference || folders.contains(where: { path.hasPrefix($0 + "/") }) { return "\(shown(path)) changed" }
    }
    let versions = root + "/Package.resolved"
    if graph.packages.contains(where: \.hasVersionedDependencies), !changed.known.contains(versions) {
      return "\(shown(versions)) is not in the revision, so the versions of the dependencies are unknown"
    }
    // SwiftPM's description doesn't contain which targets use a plugin.
    for node in graph.nodes where graph.target(node).type == "plugin" {
      if let reason = reason(of: node) { return "\(reason), which the plugin \(graph.target(node).name) uses" }
    }
    return nil
  }
}
