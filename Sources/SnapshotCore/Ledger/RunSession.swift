import Foundation
import SnapshotLedger
import TestFailures

/// This process's part in a run: the run's folder, its ledger, and what the run recorded before.
package final class RunSession: Sendable {
  /// The run's folder, or why there is none.
  package let folder: Result<RunFolder, LedgerError>
  /// Where the texts behind references are kept.
  package let traces: RenderTraceArchive?
  private let writer: LedgerWriter?
  /// The ids whose references this run wrote where there were none.
  private let recorded: Locked<Set<String>>
  /// What has gone wrong with the ledger and has not been said yet.
  private let complaint: Locked<LedgerError?>
  private let hasComplained = Locked(false)
  private let hasEntries = Locked(false)

  package init(folder: RunFolder) {
    let opened = Result { () throws(LedgerError) in
      try folder.create()
      let recorded = Self.recordedIDs(in: folder)
      return (writer: try LedgerWriter(path: folder.ledgerPath), recorded: recorded)
    }
    self.folder = opened.map { _ in folder }
    traces = RenderTraceArchive(besides: folder)
    switch opened {
    case .success(let run):
      writer = run.writer
      recorded = Locked(run.recorded)
      complaint = Locked(nil)
    case .failure(let error):
      writer = nil
      recorded = Locked([])
      complaint = Locked(error)
    }
  }

  /// Appends an entry.
  package func append(_ entry: LedgerEntry) {
    if entry.outcome == .recorded { recorded.withLock { _ = $0.insert(entry.id) } }
    do throws(LedgerError) {
      try writer?.append(entry)
      // From its first entry on the run has something to show.
      let isFirst = hasEntries.withLock { hasSome in
        defer { hasSome = true }
        return !hasSome
      }
      if isFirst, writer != nil, case .success(let run) = folder { try run.becomeLatest() }
    } catch {
      complaint.withLock { $0 = error }
    }
  }

  /// Whether this run wrote the reference of an id where there was none.
  package func hasRecorded(_ id: String) -> Bool { recorded.withLock { $0.contains(id) } }

  /// What is wrong with the ledger, told once.
  package func nextComplaint() -> LedgerError? {
    guard let error = complaint.withLock({ $0 }) else { return nil }
    return hasComplained.withLock { isSaid in
      defer { isSaid = true }
      return isSaid ? nil : error
    }
  }

  /// Keeps a file of an assertion in the run's folder, and gives back its path relative to it; `nil` when it cannot be
  /// written, which the next failure tells.
  package func keep(_ data: Data, as role: String, pathExtension: String, id: String) -> String? {
    guard case .success(let folder) = folder else { return nil }
    let name = pathExtension.isEmpty ? role : "\(role).\(pathExtension)"
    let relative = "artifacts/\(Self.folderName(id: id))/\(name)"
    do throws(ReferenceError) {
      try ReferenceFile.write(data, to: folder.absolutePath(relative))
      return relative
    } catch {
      complaint.withLock { $0 = .unwritable(path: folder.absolutePath(relative), reason: describe(error)) }
      return nil
    }
  }

  /// An id as the name of a folder: what people recognise of it, and a hash that tells it from all others.
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

  /// The ids that earlier processes of this run recorded, so that a retry does not pass on what the run itself wrote.
  private static func recordedIDs(in folder: RunFolder) -> Set<String> {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder.ledgerPath)),
      data.range(of: Data(#""outcome":"recorded""#.utf8)) != nil,
      let ledger = try? Ledger(data: data, path: folder.ledgerPath)
    else { return [] }
    return Set(ledger.entries.filter { $0.outcome == .recorded }.map(\.id))
  }
}
