import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns
import SnapshotSourceEdits

/// Accepts snapshots: writes the artifacts of a run as the new references, byte by byte, without running tests again.
package struct Acceptance: Sendable {
  /// The planned change of one reference.
  package struct Item: Equatable, Sendable {
    package var result: SnapshotResult
    /// The artifact: the new reference, or the edit of a source file.
    var data: Data
    /// The absolute path of the reference in the current package; with the line for an inline reference.
    package var reference: String
    /// The edit of the test source, for an inline reference.
    package var edit: ProposedSourceEdit?
  }

  package var items: [Item]
  private let boundary: PackageBoundary
  private let run: RunFolder

  /// Plans the acceptance of the results that match the keys, or of all changed and missing snapshots without keys.
  ///
  /// - Parameters:
  ///   - excluded: Keys of snapshots to leave out.
  ///   - decisions: Earlier decisions. Rejected snapshots are left out unless a key matches them.
  /// - Throws: ``AcceptanceError``; nothing has been written then.
  package init(
    of report: RunReport, keys: [KeyPattern], except excluded: [KeyPattern] = [], decisions: Decisions? = nil
  ) throws(AcceptanceError) {
    for key in keys + excluded where !report.results.contains(where: { key.matches($0.entry) }) {
      throw .noSuchKey(key.text)
    }
    var chosen = report.results.filter { [.changed, .missing, .nondeterministic].contains($0.status) }
    chosen.removeAll { result in excluded.contains { $0.matches(result.entry) } }
    if keys.isEmpty {
      chosen.removeAll { decisions?[$0.key] == .reject }
    } else {
      chosen.removeAll { result in !keys.contains { $0.matches(result.entry) } }
    }
    try self.init(of: report, results: chosen)
  }

  /// Plans the acceptance of all snapshots of a root cause, except rejected ones.
  ///
  /// - Parameter id: The id of the root cause, or its first characters if they are unique.
  /// - Throws: ``AcceptanceError`` for an unknown id, and for a root cause with new defects or unexplained pixels.
  package init(
    of report: RunReport, cause id: String, except excluded: [KeyPattern] = [], decisions: Decisions? = nil
  ) throws(AcceptanceError) {
    let causes = report.causes.filter { $0.unexplained != nil }
    let matches = causes.filter { !id.isEmpty && $0.id.hasPrefix(id.lowercased()) }
    guard matches.count == 1, let cause = matches.first else {
      throw .noSuchCause(id, known: causes.map(\.id))
    }
    if let obstacle = cause.obstacle { throw .blockedCause(cause.id, title: cause.title, obstacle: obstacle) }
    let chosen = cause.results.filter { result in
      [.changed, .missing, .nondeterministic].contains(result.status) && decisions?[result.key] != .reject
        && !excluded.contains { $0.matches(result.entry) }
    }
    try self.init(of: report, results: chosen)
  }

  /// Plans the acceptance of results.
  package init(of report: RunReport, results: [SnapshotResult]) throws(AcceptanceError) {
    try self.init(of: report, results: results, comparesWithDisk: false)
  }

  /// - Parameter comparesWithDisk: Whether references without an artifact in the run are known to be the ones that were
  ///   reviewed.
  private init(of report: RunReport, results: [SnapshotResult], comparesWithDisk: Bool) throws(AcceptanceError) {
    guard let boundary = report.boundary else { throw .noPackage }
    self.boundary = boundary
    run = report.folder
    items = []
    for result in results {
      items.append(
        result.entry.hasReferenceInSource
          ? try Acceptance.itemInSource(result, in: report, boundary)
          : try Acceptance.item(result, in: report, boundary, comparesWithDisk: comparesWithDisk))
    }
    try checkSites()
    try checkReferences()
  }

  /// Checks that snapshots with the same reference file have equal contents.
  private func checkReferences() throws(AcceptanceError) {
    var owners: [String: Item] = [:]
    for item in items where item.edit == nil {
      if let other = owners.updateValue(item, forKey: item.reference), other.data != item.data {
        throw .sharedReference(id: item.result.id, other: other.result.id, path: item.reference)
      }
    }
  }

  /// Checks that an assertion in a loop did not produce different texts.
  private func checkSites() throws(AcceptanceError) {
    var edits: [String: SourceEdit] = [:]
    for item in items {
      guard let proposal = item.edit else { continue }
      let site = "\(proposal.source):\(proposal.site)"
      guard edits[site, default: proposal.edit] == proposal.edit else {
        throw .conflictingTexts(id: item.result.id, reference: item.result.entry.reference)
      }
      edits[site] = proposal.edit
    }
  }

  /// Plans the acceptance of reviewed snapshots. Each decision must match the artifacts of the run byte by byte.
  package init(of report: RunReport, decisions: Decisions) throws(AcceptanceError) {
    var chosen: [SnapshotResult] = []
    for decision in decisions.decisions where decision.decision == .accept {
      guard let result = report.results.first(where: { $0.id == decision.id && $0.entry.format == decision.format })
      else { throw .noSuchKey(decision.id) }
      guard report.contents(result.entry.artifacts.actual).map(ContentDigest.of) == decision.actual,
        report.expectedContents(of: result).map(ContentDigest.of) == decision.reference
      else { throw .outdatedDecision(id: decision.id) }
      chosen.append(result)
    }
    try self.init(of: report, results: chosen, comparesWithDisk: true)
  }

  private static func item(
    _ result: SnapshotResult, in report: RunReport, _ boundary: PackageBoundary, comparesWithDisk: Bool
  ) throws(AcceptanceError) -> Item {
    let reference: String
    do throws(PackageBoundary.Refusal) {
      reference = try boundary.reference(of: result.entry, madeIn: report.packageDirectory)
    } catch {
      throw .refused(id: result.id, path: error.path, reason: error.reason)
    }
    guard let data = try artifact(result.entry.artifacts.actual, of: result, in: report) else {
      throw .missingArtifact(id: result.id)
    }
    guard ReferenceHealth(data, format: result.entry.format) == .readable else {
      throw .damaged(id: result.id, path: report.folder.absolutePath(result.entry.artifacts.actual ?? ""))
    }
    let current = try contents(of: reference, result)
    if current != data {
      try check(current: current, at: reference, result, in: report, comparesWithDisk: comparesWithDisk)
    }
    return Item(result: result, data: data, reference: reference)
  }

  /// Plans an edit of a test source. The source must be unchanged except for earlier edits of this run, and the edit may write
  /// only the text that was reviewed.
  private static func itemInSource(
    _ result: SnapshotResult, in report: RunReport, _ boundary: PackageBoundary
  ) throws(AcceptanceError) -> Item {
    let source: String
    do throws(PackageBoundary.Refusal) {
      source = try boundary.source(of: result.entry, madeIn: report.packageDirectory)
    } catch {
      throw .refused(id: result.id, path: error.path, reason: error.reason)
    }
    let relative = result.entry.artifacts.edit
    guard let data = try artifact(relative, of: result, in: report) else { throw .missingArtifact(id: result.id) }
    guard var proposal = try? JSONDecoder().decode(ProposedSourceEdit.self, from: data) else {
      throw .damaged(id: result.id, path: report.folder.absolutePath(relative ?? ""))
    }
    // The entry locates the source in this package; the edit has its expected content.
    proposal.source = URL(fileURLWithPath: source).resolvingSymlinksInPath().standardizedFileURL.path
    let journal = SourceJournal(source: proposal.source, run: report.folder)
    for file in journal.files {
      do throws(PlainFile.Refusal) {
        _ = try report.folder.hasFile(file)
      } catch {
        throw .refusedArtifact(id: result.id, path: report.folder.absolutePath(file), reason: error.reason)
      }
    }
    guard let origin = try? journal.origin(where: { $0.fingerprint == proposal.original }) else {
      throw .referenceChanged(id: result.id, path: proposal.source)
    }
    let text = try artifact(result.entry.artifacts.actual, of: result, in: report)
    // The record of earlier edits is part of the run, and as untrusted as the edit itself.
    guard origin.edits.allSatisfy({ LiteralEdit.isAboutTexts($0, in: origin.bytes) }),
      LiteralEdit.writes(text.map { String(decoding: $0, as: UTF8.self) }, proposal.edit, in: origin.bytes)
    else {
      throw .unexpectedEdit(id: result.id, path: proposal.source)
    }
    return Item(result: result, data: data, reference: "\(source):\(result.entry.line)", edit: proposal)
  }

  /// Returns the contents of an artifact; `nil` if there is none.
  private static func artifact(
    _ relative: String?, of result: SnapshotResult, in report: RunReport
  ) throws(AcceptanceError) -> Data? {
    guard let relative else { return nil }
    do throws(PlainFile.Refusal) {
      return try report.folder.contents(of: relative)
    } catch {
      throw .refusedArtifact(id: result.id, path: relative, reason: error.reason)
    }
  }

  private static func contents(of reference: String, _ result: SnapshotResult) throws(AcceptanceError) -> Data? {
    do throws(PlainFile.Refusal) {
      return try PlainFile.read(reference, limit: RunFolder.largestArtifact)
    } catch {
      throw .refused(id: result.id, path: reference, reason: error.reason)
    }
  }

  /// Checks that the reference is the one that the run compared with, because only that one was reviewed.
  private static func check(
    current: Data?, at reference: String, _ result: SnapshotResult, in report: RunReport, comparesWithDisk: Bool
  ) throws(AcceptanceError) {
    guard let kept = try artifact(result.entry.artifacts.expected, of: result, in: report) else {
      // A missing reference must still be missing; for a changed one, the run must have the original as an artifact.
      if current == nil { return }
      if result.status != .missing, comparesWithDisk { return }
      throw result.status == .missing
        ? .referenceChanged(id: result.id, path: reference) : .unknownReference(id: result.id, path: reference)
    }
    if current == kept { return }
    if let current, let a = try? PNG.decode(current), let b = try? PNG.decode(kept), a == b { return }
    throw .referenceChanged(id: result.id, path: reference)
  }

  /// Writes all references. The returned journal can undo the changes.
  ///
  /// - Throws: ``ReportError`` and `SourceEditError`. References written before the error remain changed.
  @discardableResult
  package func perform() throws -> UndoJournal? {
    var written: Set<String> = []
    let changes = items.filter { $0.edit == nil && written.insert($0.reference).inserted }
      .map { UndoJournal.Change(reference: $0.reference, data: $0.data) }
    return try UndoJournal.perform(changes + changesInSources(), verb: "accept", in: boundary)
  }

  /// Combines the edits of each source file into one change.
  private func changesInSources() throws -> [UndoJournal.Change] {
    let proposals = Dictionary(grouping: items.compactMap(\.edit), by: \.source)
    return try proposals.sorted { $0.key < $1.key }.map { source, proposals in
      let edits = Dictionary(proposals.map { ($0.site, $0.edit) }) { first, _ in first }
      let bytes = try SourceJournal(source: source, run: run).prepare(edits) { origin in
        proposals.allSatisfy { $0.original == origin.fingerprint }
      }
      return UndoJournal.Change(reference: source, data: Data(bytes))
    }
  }
}
