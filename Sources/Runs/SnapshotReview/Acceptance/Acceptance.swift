import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns
import SnapshotSourceEdits
import SnapshotWorkspace

/// Accepts snapshots: writes the artifacts of a run as the new references, byte by byte, without running tests again.
///
/// The plan has all contents, so that each file is read once.
package struct Acceptance: Sendable {
  /// The planned change of one reference.
  package struct Item: Equatable, Sendable {
    package var result: SnapshotResult
    /// The artifact: the new reference, or the edit of a source file.
    var data: Data
    /// The absolute path of the reference in the current package; with the line for an inline reference.
    package var reference: String
    /// The present content of the reference; `nil` if the file does not exist, or for an inline reference.
    var current: Data?
    /// The edit of the test source, for an inline reference.
    package var edit: ProposedSourceEdit?
    /// The reference in the test source that the edit changes.
    var site: InlineEdit.Site?
    /// The digests of the new value and of the reference it was compared with, as decisions have them.
    var digests: Decisions.Digests?
  }

  /// A snapshot that cannot be accepted, and why.
  package struct Refused: Equatable, Sendable {
    package var result: SnapshotResult
    package var error: AcceptanceError
  }

  package private(set) var items: [Item] = []
  /// The snapshots that were left out, if all were to be accepted. One of them does not prevent the others.
  package private(set) var refused: [Refused] = []
  /// The test sources with inline references, by their paths.
  private var sources: [String: Source] = [:]
  private let boundary: PackageBoundary
  private let run: RunFolder

  private struct Source {
    var journal: SourceJournal
    var origin: SourceJournal.Origin
    /// What checks edits of the origin; `nil` until the first edit.
    var inline: InlineEdit?
  }

  /// Plans the acceptance of the results that match the keys, or of all changed and missing snapshots without keys.
  ///
  /// - Parameters:
  ///   - excluded: Keys of snapshots to leave out.
  ///   - decisions: Earlier decisions. Rejected snapshots are left out unless a key matches them.
  /// - Throws: ``AcceptanceError``; nothing has been written then. Without keys, ``refused`` has the snapshots that cannot be
  ///   accepted.
  package init(
    of report: RunReport, keys: [KeyPattern], except excluded: [KeyPattern] = [], decisions: Decisions? = nil
  ) throws(AcceptanceError) {
    for key in keys + excluded where !report.results.contains(where: { key.matches($0.entry) }) {
      throw .noSuchKey(key.text, nearest: report.nearestID(to: key.text))
    }
    var chosen = report.results.filter(\.status.needsDecision)
    chosen.removeAll { result in excluded.contains { $0.matches(result.entry) } }
    if keys.isEmpty {
      chosen.removeAll { decisions?[$0.key] == .reject }
    } else {
      chosen.removeAll { result in !keys.contains { $0.matches(result.entry) } }
    }
    try self.init(of: report, reviewed: chosen.map { ($0, nil) }, isWhole: !keys.isEmpty)
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
      result.status.needsDecision && decisions?[result.key] != .reject
        && !excluded.contains { $0.matches(result.entry) }
    }
    try self.init(of: report, results: chosen)
  }

  /// Plans the acceptance of results.
  ///
  /// - Parameter shown: Decisions about what a person saw. Other contents are not accepted.
  package init(
    of report: RunReport, results: [SnapshotResult], shown: Decisions? = nil
  ) throws(AcceptanceError) {
    try self.init(of: report, reviewed: results.map { ($0, shown?.decision(about: $0.key)) }, isDecided: false)
  }

  /// Plans the acceptance of results as far as they can be accepted.
  init(of report: RunReport, all results: [SnapshotResult]) throws(AcceptanceError) {
    try self.init(of: report, reviewed: results.map { ($0, nil) }, isWhole: false)
  }

  /// Whether the reference of an item has its value already, as after an earlier acceptance.
  package func isWritten(_ item: Item) -> Bool {
    if let edit = item.edit { return sources[edit.source]?.origin.edits.contains(edit.edit) == true }
    return item.result.entry.removes == true ? item.current == nil : item.current == item.data
  }

  /// - Parameters:
  ///   - reviewed: Results, each with the decision that must be about the same contents, if there is one.
  ///   - isWhole: Whether a snapshot that cannot be accepted prevents the others.
  ///   - isDecided: Whether the decisions are a person's, who knows what the references are.
  private init(
    of report: RunReport, reviewed: [(result: SnapshotResult, decision: Decisions.Decision?)], isWhole: Bool = true,
    isDecided: Bool = true
  ) throws(AcceptanceError) {
    guard let boundary = report.boundary else { throw .noPackage }
    self.boundary = boundary
    run = report.folder
    for (result, decision) in reviewed {
      do throws(AcceptanceError) {
        items.append(
          result.entry.hasReferenceInSource
            ? try itemInSource(result, decision, in: report)
            : try item(result, decision, isDecided: isDecided, in: report))
      } catch {
        if isWhole { throw error }
        refused.append(Refused(result: result, error: error))
      }
    }
    while let conflict = conflict() {
      if isWhole { throw conflict.error }
      refused += conflict.indices.map { Refused(result: items[$0].result, error: conflict.error) }
      items = items.indices.filter { !conflict.indices.contains($0) }.map { items[$0] }
    }
  }

  /// Returns items with the same reference but different contents: of a shared file, or of an assertion in a loop.
  private func conflict() -> (indices: [Int], error: AcceptanceError)? {
    // NB: the run names the sites of its edits, so the place of an edit is that in the source.
    let places = items.map { item in
      item.site.map { "\(item.edit?.source ?? "") \($0.call) \($0.reference)" } ?? item.reference
    }
    var owners: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard let other = owners.updateValue(index, forKey: places[index]) else { continue }
      let first = items[other]
      if item.edit == nil ? first.data == item.data : first.edit == item.edit { continue }
      let error =
        item.edit == nil
        ? AcceptanceError.sharedReference(id: item.result.id, other: first.result.id, path: item.reference)
        : .conflictingTexts(id: item.result.id, reference: item.result.entry.reference)
      return (items.indices.filter { places[$0] == places[index] }, error)
    }
    return nil
  }

  /// Plans the acceptance of reviewed snapshots. Each decision must match the artifacts of the run byte by byte.
  package init(of report: RunReport, decisions: Decisions) throws(AcceptanceError) {
    var chosen: [(SnapshotResult, Decisions.Decision?)] = []
    for decision in decisions.decisions where decision.decision == .accept {
      guard let result = report.results.first(where: { $0.id == decision.id && $0.entry.format == decision.format })
      else { throw .noSuchKey(decision.id) }
      chosen.append((result, decision))
    }
    try self.init(of: report, reviewed: chosen)
  }

  /// Returns the file of a result in this package.
  private static func inside(
    _ path: (_ entry: LedgerEntry, _ origin: PackageBoundary.Origin) throws(PackageBoundary.Refusal) -> String,
    of result: SnapshotResult, in report: RunReport
  ) throws(AcceptanceError) -> String {
    do throws(PackageBoundary.Refusal) {
      return try path(result.entry, report.origin)
    } catch {
      throw .refused(id: result.id, path: error.path, reason: error.reason, isOwn: report.origin.isOwn)
    }
  }

  private func item(
    _ result: SnapshotResult, _ decision: Decisions.Decision?, isDecided: Bool, in report: RunReport
  ) throws(AcceptanceError) -> Item {
    let reference = try Acceptance.inside(boundary.reference, of: result, in: report)
    guard report.origin.isOwn || result.entry.removes != true && result.entry.isExecutable == nil else {
      throw .refused(
        id: result.id, path: result.entry.reference,
        reason: "only the package's own run can delete files and make them executable", isOwn: false)
    }
    let artifacts = result.entry.artifacts
    guard let data = try Acceptance.artifact(artifacts.actual, of: result, in: report) else {
      throw .missingArtifact(id: result.id)
    }
    // NB: only the form counts. The value may be a text about merge conflicts, because git does not write artifacts. A file at a place of its own can
    // have any form.
    guard result.entry.place != nil || ReferenceHealth.isWellFormed(data, format: result.entry.format) else {
      throw .damaged(id: result.id, path: report.folder.absolutePath(artifacts.actual ?? ""))
    }
    let kept = try Acceptance.artifact(artifacts.expected, of: result, in: report)
    let current = try Acceptance.contents(of: reference, result, in: report)
    let compared = artifacts.expected != nil ? kept : result.status == .missing ? nil : current
    let digests = Decisions.Digests(actual: data, reference: compared)
    if let decision, decision.digests != digests { throw .outdatedDecision(id: result.id) }
    if current != data {
      try Acceptance.check(
        current: current, kept: kept, at: reference, result, isReviewed: isDecided && decision != nil)
    }
    return Item(result: result, data: data, reference: reference, current: current, digests: digests)
  }

  /// Plans an edit of a test source. The source must be unchanged except for earlier edits of this run, and the edit may write
  /// only the text that was reviewed.
  private mutating func itemInSource(
    _ result: SnapshotResult, _ decision: Decisions.Decision?, in report: RunReport
  ) throws(AcceptanceError) -> Item {
    let source = try Acceptance.inside(boundary.source, of: result, in: report)
    let relative = result.entry.artifacts.edit
    guard let data = try Acceptance.artifact(relative, of: result, in: report) else {
      throw .missingArtifact(id: result.id)
    }
    guard var proposal = try? JSONDecoder().decode(ProposedSourceEdit.self, from: data) else {
      throw .damaged(id: result.id, path: report.folder.absolutePath(relative ?? ""))
    }
    // The entry locates the source in this package; the edit has its expected content.
    proposal.source = URL(fileURLWithPath: source).resolvingSymlinksInPath().standardizedFileURL.path
    let origin = try origin(of: proposal, result, in: report)
    let text = try Acceptance.artifact(result.entry.artifacts.actual, of: result, in: report)
    let kept = try Acceptance.artifact(result.entry.artifacts.expected, of: result, in: report)
    let digests = text.map { Decisions.Digests(actual: $0, reference: kept) }
    if let decision, decision.digests != digests { throw .outdatedDecision(id: result.id) }
    let site: InlineEdit.Site
    do throws(InlineEdit.Refusal) {
      let inline = try inline(at: source, proposal, origin, isOwn: report.origin.isOwn)
      site = try inline.site(
        of: proposal.edit, line: result.entry.line, expected: kept.map { String(decoding: $0, as: UTF8.self) },
        text: text.map { String(decoding: $0, as: UTF8.self) })
    } catch {
      throw .unexpectedEdit(id: result.id, path: proposal.source, reason: error.reason)
    }
    return Item(
      result: result, data: data, reference: "\(source):\(result.entry.line)", edit: proposal, site: site,
      digests: digests)
  }

  /// Returns what checks the edits of a source.
  private mutating func inline(
    at path: String, _ proposal: ProposedSourceEdit, _ origin: SourceJournal.Origin, isOwn: Bool
  ) throws(InlineEdit.Refusal) -> InlineEdit {
    if let known = sources[proposal.source]?.inline { return known }
    // NB: the record of earlier edits is part of the run, and as untrusted as the edits themselves.
    guard let current = SourceEdit.apply(origin.edits, to: origin.bytes) else { throw .notUnderstood }
    let inline = try InlineEdit(
      of: path, original: origin.bytes, current: current, packageRoot: boundary.root, isOwn: isOwn)
    sources[proposal.source]?.inline = inline
    return inline
  }

  /// Returns the source that the edit of a result refers to.
  private mutating func origin(
    of proposal: ProposedSourceEdit, _ result: SnapshotResult, in report: RunReport
  ) throws(AcceptanceError) -> SourceJournal.Origin {
    let known = sources[proposal.source]
    if let known, known.origin.fingerprint == proposal.original { return known.origin }
    let journal = known?.journal ?? SourceJournal(source: proposal.source, run: report.folder)
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
    sources[proposal.source] = Source(journal: journal, origin: origin)
    return origin
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

  private static func contents(
    of reference: String, _ result: SnapshotResult, in report: RunReport
  ) throws(AcceptanceError) -> Data? {
    do throws(PlainFile.Refusal) {
      guard let boundary = report.boundary else { return nil }
      return try boundary.read(reference)
    } catch {
      throw .refused(id: result.id, path: reference, reason: error.reason, isOwn: report.origin.isOwn)
    }
  }

  /// Checks that the reference is the one that the run compared with, because only that one was reviewed.
  private static func check(
    current: Data?, kept: Data?, at reference: String, _ result: SnapshotResult, isReviewed: Bool
  ) throws(AcceptanceError) {
    guard let kept else {
      // A missing reference must still be missing; for a changed one, the run must have the original as an artifact, or the
      // decision its digest.
      if current == nil { return }
      if result.status != .missing, isReviewed { return }
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
      .map { item in
        let entry = item.result.entry
        return UndoJournal.Change(
          reference: item.reference, data: entry.removes == true ? nil : item.data, before: .some(item.current),
          isExecutable: entry.removes == true ? nil : entry.isExecutable)
      }
    return try UndoJournal.perform(changes + changesInSources(), verb: "accept", in: boundary, run: run)
  }

  /// Combines the edits of each source file into one change.
  private func changesInSources() throws -> [UndoJournal.Change] {
    let proposals = Dictionary(grouping: items.compactMap(\.edit), by: \.source)
    return try proposals.sorted { $0.key < $1.key }.map { source, proposals in
      let edits = Dictionary(proposals.map { ($0.site, $0.edit) }) { first, _ in first }
      let journal = sources[source]?.journal ?? SourceJournal(source: source, run: run)
      let prepared = try journal.prepare(edits) { origin in
        proposals.allSatisfy { $0.original == origin.fingerprint }
      }
      return UndoJournal.Change(reference: source, data: Data(prepared.after), before: .some(Data(prepared.before)))
    }
  }
}
