import Foundation
import SnapshotFoundation
import SnapshotRuns

/// Verifies a package again after each change of its files, until Ctrl-C.
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
    // NB: first, because describing the package may write Package.resolved.
    var graph = try await PackageGraph(packageRoot: packageRoot)
    var watcher = Self.watcher(of: graph)
    var seen = watcher.snapshot()
    var pending: Set<String> = []
    var report = try await timed { try await verify(nil) }
    while let current = try await watcher.waitForChange(since: seen, unless: { isInterrupted.withLock(\.self) }) {
      do {
        pending.formUnion(current.changedPaths(since: seen))
        let isRead = !current.changesProject(since: seen)
        seen = current
        if !isRead {
          graph = try await PackageGraph(packageRoot: packageRoot)
          watcher = Self.watcher(of: graph)
          seen = watcher.snapshot()
          pending.formUnion(seen.changedPaths(since: current))
        }
        let changes = ChangedTargets(edited: pending, graph, referenceFolders: referenceFolders)
        guard !changes.selection.selected.isEmpty else { continue }
        if !isQuiet { for line in changes.lines { Console.note(line) } }
        report = try await timed { try await verify(changes) }
        if report.exitCode == .clean { pending = [] }
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        Console.error(CommandError(error).message)
        waits()
      }
    }
    return report.exitCode
  }

  private static func watcher(of graph: PackageGraph) -> SourceWatcher {
    // A package inside of another one is read with it.
    let folders = graph.packages.map(\.path)
    return SourceWatcher(
      folders: folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } })
  }

  private func timed(_ round: () async throws -> RunReport) async throws -> RunReport {
    let start = ContinuousClock.now
    let report = try await round()
    if report.facts?.ending != .interrupted { waits(after: ContinuousClock.now - start) }
    return report
  }

  private func waits(after time: Duration? = nil) {
    guard !isQuiet else { return }
    let seconds = time.map { "\(Double(($0 / .milliseconds(100)).rounded()) / 10) s. " } ?? ""
    Console.note("\(seconds)Waiting for changes; end with Ctrl-C.")
  }
}
