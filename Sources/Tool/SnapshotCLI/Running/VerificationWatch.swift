import SnapshotFoundation
import SnapshotRuns

/// Verifies a package again after each edit of its files, until Ctrl-C.
///
/// The first round verifies all tests. Each further round verifies the test targets that edits may affect, also those of earlier
/// rounds that did not end clean.
struct VerificationWatch {
  let packageRoot: String
  /// Further reference folders from the configuration, relative to the package.
  let referenceFolders: [String]
  let isQuiet: Bool

  /// - Parameter verify: Verifies test targets, or all for `nil`.
  /// - Returns: The exit code of the last round.
  /// - Throws: The error of the first round. A later one is printed, because the next edit may repair it.
  func run(_ verify: (ChangedTargets?) async throws -> RunReport) async throws -> SnapshotExitCode {
    let isInterrupted = Locked(false)
    let signals = Interruption.signals()
    let interruption = Task {
      for await _ in signals { isInterrupted.withLock { $0 = true } }
    }
    defer { interruption.cancel() }
    var edits = try await UnverifiedEdits(packageRoot: packageRoot, referenceFolders: referenceFolders)
    var code = try await round { try await verify(nil) }
    edits.endRound(isClean: true)
    while let files = try await edits.watcher.waitForChange(
      since: edits.files, unless: { isInterrupted.withLock(\.self) })
    {
      do {
        guard let targets = try await edits.add(files) else { continue }
        if !isQuiet { for line in targets.lines { Console.note(line) } }
        code = try await round { try await verify(targets) }
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

  private func round(_ verify: () async throws -> RunReport) async throws -> SnapshotExitCode {
    let start = ContinuousClock.now
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
