import SnapshotFoundation
import SnapshotPreviewBuild

/// Compiles the modules of a project, and reads the project again when files were added or deleted, or a manifest has changed.
final class ReadProjectBuild: PreviewBuilding {
  private struct State {
    var sources: SourceWatcher.Snapshot
    var build: ProjectPreviewBuild
  }

  private let watcher: SourceWatcher
  private let state: Locked<State>
  private let read: @Sendable () async throws -> ProjectPreviewBuild?

  /// - Parameter read: Reads the project; `nil` if it contains no previews.
  init?(root: String, read: @escaping @Sendable () async throws -> ProjectPreviewBuild?) async throws {
    watcher = SourceWatcher(packageRoot: root)
    let sources = watcher.snapshot()
    guard let build = try await read() else { return nil }
    state = Locked(State(sources: sources, build: build))
    self.read = read
  }

  /// The project as it was read last.
  var project: SourceProject { state.withLock(\.build).project }

  func run() async throws -> PreviewBuildOutcome {
    let sources = watcher.snapshot()
    let known = state.withLock { $0 }
    guard sources.changesProject(since: known.sources) else { return try await known.build.run() }
    do {
      // Without previews, those of the last reading fail to compile, and say so.
      let build = try await read() ?? known.build
      state.withLock { $0 = State(sources: sources, build: build) }
      return try await build.run()
    } catch let error as ProjectError {
      return PreviewBuildOutcome(
        succeeded: false, seconds: 0, errors: [.init(file: "", line: 0, column: 0, text: error.description)])
    }
  }

  /// Finds the previews in the sources of the project.
  func declarations() -> [PreviewDeclaration] { state.withLock(\.build).declarations() }
}
