import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotRuns

/// Verifies a package again after each edit of its files, until Ctrl-C.
///
/// The first round verifies all tests. Each further round verifies the test targets that edits may affect, also those of earlier
/// rounds that did not end clean. An edit that no other file can see is compiled and linked without the package manager.
struct VerificationWatch {
  let packageRoot: String
  /// Further reference folders from the configuration, relative to the package.
  let referenceFolders: [String]
  let isQuiet: Bool
  /// Whether rounds use the debug build of the package, with no other arguments than `test`.
  let usesDebugBuild: Bool

  /// - Parameter verify: Verifies test targets, or all for `nil`, with the program of the tests if it is up to date.
  /// - Returns: The exit code of the last round.
  /// - Throws: The error of the first round. A later one is printed, because the next edit may repair it.
  func run(
    _ verify: (ChangedTargets?, _ program: String?) async throws -> RunReport
  ) async throws -> SnapshotExitCode {
    let isInterrupted = Locked(false)
    let signals = Interruption.signals()
    let interruption = Task {
      for await _ in signals { isInterrupted.withLock { $0 = true } }
    }
    defer { interruption.cancel() }
    var edits = try await UnverifiedEdits(packageRoot: packageRoot, referenceFolders: referenceFolders)
    let build = EditedTestBuild(packageRoot: packageRoot)
    var code = try await built(by: build, edits.files) { try await verify(nil, nil) }
    edits.endRound(isClean: true)
    while let files = try await edits.watcher.waitForChange(
      since: edits.files, unless: { isInterrupted.withLock(\.self) })
    {
      do {
        let start = ContinuousClock.now
        let program = usesDebugBuild ? try await build.update(files.changedPaths(since: edits.files)) : nil
        guard let targets = try await edits.add(files) else { continue }
        if !isQuiet { for line in targets.lines { Console.note(line) } }
        if let program {
          code = try await round(since: start) { try await verify(targets, program) }
        } else {
          code = try await built(by: build, edits.files) { try await verify(targets, nil) }
        }
        edits.endRound(isClean: code == .clean)
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        Console.error(CommandError(error).message)
        noteWaiting()
      }
    }
    return code
  }

  /// Verifies with a build of the package manager.
  private func built(
    by build: EditedTestBuild, _ files: SourceWatcher.Snapshot, _ verify: () async throws -> RunReport
  ) async throws -> SnapshotExitCode {
    await build.begin(files.paths)
    do {
      return try await round {
        let report = try await verify()
        await build.end(isBuilt: report.facts?.ending == .finished)
        return report
      }
    } catch {
      await build.end(isBuilt: false)
      throw error
    }
  }

  private func round(
    since start: ContinuousClock.Instant = .now, _ verify: () async throws -> RunReport
  ) async throws -> SnapshotExitCode {
    let report = try await verify()
    if report.facts?.ending != .interrupted { noteWaiting(after: ContinuousClock.now - start) }
    return report.exitCode
  }

  private func noteWaiting(after time: Duration? = nil) {
    guard !isQuiet else { return }
    let seconds = time.map { "\(Double(($0 / .milliseconds(100)).rounded()) / 10) s. " } ?? ""
    Console.note("\(seconds)Waiting for changes; end with Ctrl-C.")
  }
}
