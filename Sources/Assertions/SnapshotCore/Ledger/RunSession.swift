import Foundation
import SnapshotFoundation
import SnapshotLedger

/// The part of a run that this process performs: the run's folder, its ledger and the ids that were recorded earlier.
package final class RunSession: Sendable {
  /// The run's folder, or the error that prevented its creation.
  package let folder: Result<RunFolder, LedgerError>
  /// The archive of the render traces of references.
  package let traces: RenderTraceArchive?
  /// The new references of all processes of the run.
  let recordings: RunRecordings
  private let writer: LedgerWriter?
  /// The ids of the snapshots whose missing references this run recorded.
  private let recorded: Locked<Set<String>>
  /// The last error of writing to the run's folder.
  private let warning: Locked<LedgerError?>
  private let hasReported = Locked(false)
  private let hasEntries = Locked(false)
  /// The package whose old runs this process deletes, if any.
  private let packageRoot: String?
  private let hasRemoved = Locked(false)

  /// - Parameter packageRoot: The package of a run that no command of the tool started.
  package init(folder: RunFolder, packageRoot: String? = nil) {
    self.packageRoot = packageRoot
    let opened = Result { () throws(LedgerError) in
      try folder.create()
      let recorded = Self.recordedIDs(in: folder)
      return (writer: try LedgerWriter(path: folder.ledgerPath), recorded: recorded)
    }
    self.folder = opened.map { _ in folder }
    traces = RenderTraceArchive(besides: folder)
    recordings = RunRecordings(of: folder)
    switch opened {
    case .success(let run):
      writer = run.writer
      recorded = Locked(run.recorded)
      warning = Locked(nil)
    case .failure(let error):
      writer = nil
      recorded = Locked([])
      warning = Locked(error)
    }
    if let packageRoot, OldRuns.areMany(in: packageRoot) { removeOldRuns(besides: folder) }
  }

  /// Closes the ledger until the next entry.
  func suspend() { writer?.suspend() }

  /// Appends an entry.
  ///
  /// - Parameter isDeferred: Whether its line may be written at the end of the test, by ``writeDeferred()``.
  package func append(_ entry: borrowing LedgerEntry, isDeferred: Bool = false) {
    if entry.outcome == .recorded { recorded.withLock { _ = $0.insert(entry.id) } }
    do throws(LedgerError) {
      try writer?.append(entry, isDeferred: isDeferred)
      // The run becomes the latest one with its first entry.
      let isFirst = hasEntries.withLock { hasSome in
        defer { hasSome = true }
        return !hasSome
      }
      if isFirst, writer != nil, case .success(let run) = folder { try run.becomeLatest() }
    } catch {
      warning.withLock { $0 = error }
    }
  }

  /// Writes what was deferred.
  func writeDeferred() {
    do throws(LedgerError) { try writer?.writeDeferred() } catch { warning.withLock { $0 = error } }
  }

  /// Returns whether this run recorded the missing reference of a snapshot.
  package func hasRecorded(_ id: String) -> Bool { recorded.withLock { $0.contains(id) } }

  /// Returns the error of writing to the run's folder on the first call after it occurs, then `nil`.
  package func nextWarning() -> LedgerError? {
    guard let error = warning.withLock({ $0 }) else { return nil }
    return hasReported.withLock { wasReported in
      defer { wasReported = true }
      return wasReported ? nil : error
    }
  }

  /// Stores a file of an assertion in the run's folder.
  ///
  /// - Returns: The path relative to the run's folder, or `nil` if the file cannot be written. The next failure message
  ///   includes the error.
  package func keep(_ data: Data, as role: String, pathExtension: String, id: String) -> String? {
    guard case .success(let folder) = folder else { return nil }
    removeOldRuns(besides: folder)
    let name = pathExtension.isEmpty ? role : "\(role).\(pathExtension)"
    let relative = "artifacts/\(Self.folderName(id: id))/\(name)"
    do throws(ReferenceError) {
      try ReferenceFile.write(data, to: folder.absolutePath(relative))
      return relative
    } catch {
      warning.withLock { $0 = .unwritable(path: folder.absolutePath(relative), reason: describe(error)) }
      return nil
    }
  }

  /// Deletes old runs, once in a process that keeps files or finds many runs. The commands of the tool delete them on their own.
  private func removeOldRuns(besides folder: RunFolder) {
    let isFirst = hasRemoved.withLock { wasRemoved in
      defer { wasRemoved = true }
      return !wasRemoved
    }
    guard isFirst, let packageRoot else { return }
    OldRuns.remove(from: packageRoot, keeping: OldRuns.keptByTests, besides: folder)
  }

  /// Stores an image that drawings of the run name by its hash, once for all snapshots. An error only costs a proof.
  package func keep(image: Data, hash: String) {
    guard case .success(let folder) = folder else { return }
    let path = folder.absolutePath("artifacts/images/\(hash).png")
    if access(path, F_OK) != 0 { try? ReferenceFile.write(image, to: path) }
  }

  /// Returns the folder name of a snapshot id: a readable prefix and a hash that makes it unique.
  package static func folderName(id: String) -> String {
    var name = ""
    for scalar in id.unicodeScalars.prefix(80) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "=": name.unicodeScalars.append(scalar)
      default: if name.last != "." { name += "." }
      }
    }
    return name + "-" + StableHash.hexadecimal(id)
  }

  /// Returns the ids that earlier processes of this run recorded. A retry must not pass because of them.
  private static func recordedIDs(in folder: RunFolder) -> Set<String> {
    guard access(folder.ledgerPath, F_OK) == 0,
      let data = try? Data(contentsOf: URL(fileURLWithPath: folder.ledgerPath)),
      data.range(of: Data(#""outcome":"recorded""#.utf8)) != nil,
      let ledger = try? Ledger(data: data, path: folder.ledgerPath)
    else { return [] }
    return Set(ledger.entries.filter { $0.outcome == .recorded }.map(\.id))
  }
}
