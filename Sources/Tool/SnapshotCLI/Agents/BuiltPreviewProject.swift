import Foundation
import SnapshotPreviewBuild
import SnapshotPreviewMessages
import SnapshotPreviewServer
import SnapshotRuns
import SnapshotWorkspace

/// A project that is built when its sources have changed. Its processes draw the previews.
actor BuiltPreviewProject: PreviewProject {
  /// How a project is built, after its manifest was read.
  struct Builder: Sendable {
    var build: any PreviewBuilding
    /// Finds the previews in the sources.
    var declarations: @Sendable () -> [PreviewDeclaration]
    /// Why a preview in the sources is not drawn.
    var reason: @Sendable (PreviewDeclaration) -> String
  }

  private struct Built: Sendable {
    var sources: SourceWatcher.Snapshot
    var pool: RendererPool
    var declarations: [PreviewDeclaration]
    var reason: @Sendable (PreviewDeclaration) -> String
    /// Code that does not compile.
    var omissions: [PageState.SourceMessage]
  }

  private let root: String
  private let timeout: Double
  private var built: Built?
  private var building: Task<Built, any Error>?
  private let open: @Sendable () async throws -> Builder
  private var builder: (of: SourceWatcher.Snapshot, Builder)?

  /// - Parameters:
  ///   - root: The folder of the project.
  ///   - timeout: The number of seconds that one preview may take.
  ///   - open: Reads the manifest.
  init(root: String, timeout: Double = 10, open: @escaping @Sendable () async throws -> Builder) {
    self.root = root
    self.timeout = timeout
    self.open = open
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
    var (listing, keys) = PreviewListing.make(
      found, declarations: current.declarations, packageRoot: root, reason: current.reason)
    listing.notes += current.omissions.map { "\($0.file):\($0.line): left out: \($0.text)" }
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
    let builder: Builder
    if let known = self.builder, !sources.changesProject(since: known.of) {
      builder = known.1
    } else {
      builder = try await open()
      self.builder = (sources, builder)
    }
    let outcome = try await builder.build.run()
    try Task.checkCancellation()
    guard outcome.succeeded else { throw Self.error(outcome.errors) }
    return Built(
      sources: sources,
      pool: RendererPool(outcome.programs, modules: outcome.modules, packageRoot: root, timeout: timeout),
      declarations: builder.declarations(), reason: builder.reason, omissions: outcome.omissions)
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
    _ found: RendererPool.Listing, declarations: [PreviewDeclaration], packageRoot: String,
    reason: (PreviewDeclaration) -> String
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
      "\($0.file):\($0.line): \($0.name) is not drawn. \(reason($0))"
    }
    return (listing, keys)
  }
}

extension BuiltPreviewProject.Builder {
  /// Reads a package whose tests assert its previews: the test process draws them.
  ///
  /// - Returns: `nil` if no test asserts previews.
  /// - Throws: ``CommandError`` if the manifest cannot be read.
  static func tests(ofPackageIn root: String) async throws -> Self? {
    let configuration = try Configuration(packageRoot: root)
    let description: PackageDescription
    do {
      description = try await PackageDescription.read(packageRoot: root)
    } catch {
      throw CommandError(.inputOutput, "Cannot read Package.swift: \(error.reason). \(error.remedy).")
    }
    let file = PreviewTestFile(packageRoot: root, description: description)
    guard let filters = try? file.requiredFilters() else { return nil }
    let build = PreviewBuild(
      PreviewBuild.Tests(
        packageRoot: root, packageName: description.name, modules: file.modules, drawsSnapshots: false,
        filters: filters,
        testTargets: file.testTargets),
      arguments: TestArguments.building(BuildSystem.arguments(configuration.testArguments, packageRoot: root)))
    return Self(
      build: build, declarations: { PreviewDeclaration.all(in: description.targets, packageRoot: root) },
      reason: { $0.reason })
  }

  /// Reads a project that need not know of snapshots: its modules are compiled by themselves.
  ///
  /// - Throws: ``CommandError`` if there is none, or if it contains no previews.
  static func sources(at path: String) async throws -> Self {
    let reader = ProjectReader(cache: CacheFolder.ofThisUser) { Console.note($0) }
    let locations = try reader.locations([path])
    guard locations.count == 1, let location = locations.first else {
      let paths = locations.prefix(8).map(\.path).joined(separator: ", ")
      throw CommandError(.usage, "\(path) contains \(locations.count) projects. Pass one of them as path: \(paths)")
    }
    let project = try await reader.project(at: location)
    guard !project.ownModules.isEmpty else {
      throw CommandError(.incomplete, "\(path) contains no previews. Add a #Preview to a file that imports SwiftUI.")
    }
    let source = try await ProjectRenderer(reader: reader, timeout: 10).build(project)
    return Self(build: source, declarations: { source.declarations() }, reason: { $0.reasonInProject })
  }
}

/// The projects that are open.
actor BuiltPreviewProjects: PreviewProjects {
  /// The number of projects whose processes are kept.
  private static let mostProjects = 4

  private var open: [(root: String, project: BuiltPreviewProject)] = []

  func project(at path: String) async throws -> any PreviewProject {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let package = PackageRoot.containing(file: path + "/Package.swift")
    // A path below a package means the package, unless it is a project of its own.
    let root = package ?? path
    if let index = open.firstIndex(where: { $0.root == root }) {
      open.append(open.remove(at: index))
      return open[open.count - 1].project
    }
    let project = BuiltPreviewProject(root: root) {
      if let package, let tests = try await BuiltPreviewProject.Builder.tests(ofPackageIn: package) { return tests }
      return try await .sources(at: root)
    }
    open.append((root, project))
    if open.count > Self.mostProjects { await open.removeFirst().project.end() }
    return project
  }

  func end() async {
    for entry in open { await entry.project.end() }
    open = []
  }
}
