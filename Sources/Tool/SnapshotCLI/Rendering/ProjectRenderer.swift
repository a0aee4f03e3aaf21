import Foundation
import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotRuns

/// Opens projects whose previews are drawn without tests.
struct ProjectRenderer: Sendable {
  /// A project, and the session that builds and draws it.
  struct Opened: Sendable {
    var project: SourceProject
    var session: PreviewSession
    /// The folder of the project in the cache.
    var folder: String
  }

  private let reader: ProjectReader
  private let toolkit: Toolkit
  private let cache: String
  private let timeout: Double
  private let expressions: [String]
  private let module: String?

  /// Builds the modules that previews are compiled against, if they are not there yet.
  ///
  /// - Parameters:
  ///   - timeout: The seconds that the drawing of one preview may take.
  ///   - expressions: Expressions of views that become previews.
  ///   - module: The module of the expressions; `nil` for the last one with previews.
  init(
    reader: ProjectReader, timeout: Double, expressions: [String] = [], module: String? = nil
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    cache = CacheFolder.ofThisUser
    self.reader = reader
    self.timeout = timeout
    self.expressions = expressions
    self.module = module
    toolkit = try await ToolkitBuild(cache: cache, environment: environment, program: Self.program).run {
      Console.note($0)
    }
  }

  /// Reads a project; `nil` if it contains no previews.
  ///
  /// - Throws: ``ProjectError``, ``CommandError``, `CancellationError`.
  func open(_ location: ProjectReader.Location) async throws -> Opened? {
    guard let source = try await read(location) else { return nil }
    return Opened(
      project: source.project, session: session(of: source.project, source) { source.declarations() },
      folder: source.build.folder)
  }

  /// Opens a project for a page, which is open while files are added and deleted; `nil` if it contains no previews.
  ///
  /// - Throws: ``ProjectError``, ``CommandError``, `CancellationError`.
  func openPage(of location: ProjectReader.Location) async throws -> PreviewSession? {
    guard let source = try await ReadProjectBuild(root: location.folder, read: { try await read(location) }) else {
      return nil
    }
    return session(of: source.project, source) { source.declarations() }
  }

  private func session(
    of project: SourceProject, _ build: any PreviewBuilding,
    declarations: @escaping @Sendable () -> [PreviewDeclaration]
  ) -> PreviewSession {
    PreviewSession(
      PreviewSession.Scope(
        root: project.root, name: project.name, subjects: .projectPreviews, declarations: declarations),
      build: build, timeout: timeout)
  }

  private func read(_ location: ProjectReader.Location) async throws -> ProjectPreviewBuild? {
    announceCode(of: location)
    let project = try await reader.project(at: location, including: expressions.isEmpty ? nil : module ?? "")
    guard !project.ownModules.isEmpty else { return nil }
    var byModule: [String: [String]] = [:]
    if !expressions.isEmpty {
      guard let target = module ?? project.ownModules.last?.name,
        project.ownModules.contains(where: { $0.name == target })
      else {
        let names = project.ownModules.map(\.name).joined(separator: ", ")
        throw CommandError(
          .usage, "\(project.name) has no module \(module ?? ""). Specify one of these with --module: \(names)")
      }
      byModule[target] = expressions
    }
    return build(project, expressions: byModule)
  }

  /// Says that code of a project runs, before it does for the first time.
  private func announceCode(of location: ProjectReader.Location) {
    let marker = cache + "/announced/" + StableHash.hexadecimal(location.path)
    guard !FileManager.default.fileExists(atPath: marker) else { return }
    let code =
      reader.runsManifests ? "the manifests and macros of packages, and the code of views" : "the code of views"
    let remedy = reader.runsManifests ? " To run only views, add --without-manifest." : ""
    Console.note("Drawing \(VisibleText.line(location.path)) runs \(code), with your rights.\(remedy)")
    try? OutputFile.write(Data(), to: marker)
  }

  /// Returns what compiles a project.
  func build(_ project: SourceProject, expressions: [String: [String]] = [:]) -> ProjectPreviewBuild {
    ProjectPreviewBuild(
      build: ProjectBuild(project, toolkit: toolkit, cache: cache, expressions: expressions), project: project,
      host: toolkit.host)
  }

  /// The path of this program.
  private static var program: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
