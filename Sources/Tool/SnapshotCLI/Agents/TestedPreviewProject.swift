import Foundation
import SnapshotPreviewMessages
import SnapshotPreviewServer
import SnapshotRuns
import SnapshotWorkspace

/// A package whose tests assert its previews. The test process draws them.
actor TestedPreviewProject: PreviewProject {
  private struct Built: Sendable {
    var sources: SourceWatcher.Snapshot
    var pool: RendererPool
    var declarations: [PreviewDeclaration]
  }

  private let root: String
  private let timeout: Double
  private var built: Built?
  private var building: Task<Built, any Error>?
  private var productsFolder: String?

  /// - Parameter timeout: The number of seconds that one preview may take.
  init(packageRoot: String, timeout: Double = 10) {
    root = packageRoot
    self.timeout = timeout
  }

  func previews() async throws -> PreviewListing { try await read().listing }

  func draw(
    _ id: String, in configuration: PreviewConfiguration, texts: [PreviewText]
  ) async throws -> PreviewPicture {
    let (pool, key) = try await find(id)
    return try await pool.draw(key, in: configuration, texts: texts)
  }

  func interact(
    _ id: String, in configuration: PreviewConfiguration, steps: [PreviewStep]
  ) async throws -> PreviewInteraction {
    let (pool, key) = try await find(id)
    return try await pool.interact(key, in: configuration, steps: steps)
  }

  func end() async {
    building?.cancel()
    await built?.pool.end()
    built = nil
  }

  private func find(_ id: String) async throws -> (RendererPool, key: String) {
    let (listing, pool, keys) = try await read()
    if let key = keys[id] { return (pool, key) }
    throw listing.unknown(id)
  }

  private func read() async throws -> (listing: PreviewListing, pool: RendererPool, keys: [String: String]) {
    let current = try await current()
    let found = try await current.pool.list()
    let (listing, keys) = PreviewListing.make(found, declarations: current.declarations, packageRoot: root)
    return (listing, current.pool, keys)
  }

  // MARK: Building

  /// Returns the processes of the current sources.
  private func current() async throws -> Built {
    // A build that another call has begun may be of earlier sources.
    while let building { _ = await building.result }
    let sources = SourceWatcher(packageRoot: root).snapshot()
    if let built, built.sources == sources { return built }
    let task = Task { try await build(sources) }
    building = task
    defer { building = nil }
    let new = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    await built?.pool.end()
    built = new
    return new
  }

  private func build(_ sources: SourceWatcher.Snapshot) async throws -> Built {
    let configuration = try Configuration(packageRoot: root)
    let description: PackageDescription
    do {
      description = try await PackageDescription.read(packageRoot: root)
    } catch {
      throw CommandError(.inputOutput, "Cannot read Package.swift: \(error.reason). \(error.remedy).")
    }
    let file = PreviewTestFile(packageRoot: root, description: description)
    let arguments = TestArguments.building(
      BuildSystem.arguments(configuration.testArguments, packageRoot: root))
    let package = PreviewSession.Package(
      root: root, name: description.name, modules: file.modules, subjects: .previews,
      filters: try file.requiredFilters(), testTargets: file.testTargets, targets: description.targets)
    let build = PreviewBuild(packageRoot: root, arguments: arguments)
    let outcome = try await build.run()
    try Task.checkCancellation()
    guard outcome.succeeded else { throw Self.error(outcome.errors) }
    if productsFolder == nil { productsFolder = await build.productsFolder() }
    return Built(
      sources: sources,
      pool: RendererPool(
        TestProgram.all(of: package, productsFolder: productsFolder, arguments: arguments), modules: file.modules,
        packageRoot: root, timeout: timeout),
      declarations: PreviewDeclaration.all(in: description.targets, packageRoot: root))
  }

  /// The number of errors of the compiler in a message.
  private static let shownErrors = 10

  private static func error(_ errors: [PageState.SourceMessage]) -> CommandError {
    let lines = errors.prefix(shownErrors).map { error in
      error.file.isEmpty ? error.text : "\(error.file):\(error.line):\(error.column): \(error.text)"
    }
    let rest = errors.count > shownErrors ? "\n… and \(errors.count - shownErrors) more" : ""
    return CommandError(
      .incomplete, "The package does not build. Fix these errors:\n" + lines.joined(separator: "\n") + rest)
  }
}

extension PreviewListing {
  /// Returns the listing of processes, and their keys by id.
  ///
  /// - Parameter declarations: The declarations in the sources, which know the lines of providers.
  static func make(
    _ found: RendererPool.Listing, declarations: [PreviewDeclaration], packageRoot: String
  ) -> (PreviewListing, keys: [String: String]) {
    var listing = PreviewListing(devices: found.list.devices, typeSizes: found.list.typeSizes)
    var keys: [String: String] = [:]
    for item in found.list.previews {
      var id = "\(item.fileID):\(item.referenceName)"
      // Files of one name in one module.
      if keys[id] != nil { id += " (line \(item.line))" }
      keys[id] = item.key
      let provider = declarations.first { $0.isProvider && $0.name == item.provider }
      let path = item.path.map { $0.hasPrefix(packageRoot + "/") ? String($0.dropFirst(packageRoot.count + 1)) : $0 }
      listing.items.append(
        Item(
          id: id, name: item.name, file: path ?? provider?.file ?? item.fileID,
          line: item.line > 0 ? item.line : provider?.line ?? 0))
    }
    let drawn = Set(listing.items.map { "\($0.file):\($0.line)" })
    listing.notes = found.failures + found.unread.map { "\($0.declaration): reading failed: \($0.reason)" }
    listing.notes += declarations.filter { !drawn.contains("\($0.file):\($0.line)") }.map {
      "\($0.file):\($0.line): \($0.name) is not drawn. \($0.reason)"
    }
    return (listing, keys)
  }
}

/// The packages with tests of previews that are open.
actor TestedPreviewProjects: PreviewProjects {
  /// The number of projects whose processes are kept.
  private static let mostProjects = 4

  private var open: [(root: String, project: TestedPreviewProject)] = []

  func project(at path: String) async throws -> any PreviewProject {
    guard let root = PackageRoot.containing(file: path + "/Package.swift") else {
      throw CommandError(
        .inputOutput, "No Package.swift found in \(path) or its parent folders. Pass the package's folder as path.")
    }
    if let index = open.firstIndex(where: { $0.root == root }) {
      open.append(open.remove(at: index))
      return open[open.count - 1].project
    }
    let project = TestedPreviewProject(packageRoot: root)
    open.append((root, project))
    if open.count > Self.mostProjects { await open.removeFirst().project.end() }
    return project
  }

  func end() async {
    for entry in open { await entry.project.end() }
    open = []
  }
}
