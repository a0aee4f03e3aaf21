import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns

/// Makes pictures and texts that a run kept the new references: what was looked at is what is written, byte by byte, without
/// running a test.
package struct Acceptance: Sendable {
  /// What happens to one reference.
  package struct Item: Hashable, Sendable {
    package var result: SnapshotResult
    /// The kept bytes: the new reference, or the edit of a source.
    var data: Data
    /// Absolute path in the package of whoever accepts; with the line, where the reference stands in a source.
    package var reference: String
    /// What changes in a test's source, where the reference stands in one.
    package var edit: ProposedSourceEdit?
  }

  package var items: [Item]
  private let boundary: PackageBoundary
  private let run: RunFolder

  /// Plans the acceptance of the results that the keys name, or of every one that differs.
  ///
  /// - Parameters:
  ///   - excluded: Keys of what is left out.
  ///   - decisions: What was rejected before is left out, unless a key names it.
  /// - Throws: ``AcceptanceError``, before anything is written.
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

  /// Plans the acceptance of some results of a run.
  package init(of report: RunReport, results: [SnapshotResult]) throws(AcceptanceError) {
    try self.init(of: report, results: results, comparesWithDisk: false)
  }

  /// - Parameter comparesWithDisk: Whether it is known that the references that the run kept nothing of are still those that
  ///   were looked at.
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

  /// A file is the reference of one snapshot, or of several whose contents are equal.
  private func checkReferences() throws(AcceptanceError) {
    var owners: [String: Item] = [:]
    for item in items where item.edit == nil {
      if let other = owners.updateValue(item, forKey: item.reference), other.data != item.data {
        throw .sharedReference(id: item.result.id, other: other.result.id, path: item.reference)
      }
    }
  }

  /// In a loop one assertion may have made several texts.
  private func checkSites() throws(AcceptanceError) {
    var edits: [String: SourceEdit] = [:]
    for item in items {
      guard let proposal = item.edit else { continue }
      let site = "\(proposal.source):\(proposal.site)"
      guard edits[site, default: proposal.edit] == proposal.edit else {
        throw .severalTexts(id: item.result.id, reference: item.result.entry.reference)
      }
      edits[site] = proposal.edit
    }
  }

  /// Plans what a file of decisions accepts. Each must be about the very bytes that the run kept.
  package init(of report: RunReport, decisions: Decisions) throws(AcceptanceError) {
    var chosen: [SnapshotResult] = []
    for decision in decisions.decisions where decision.decision == .accept {
      guard let result = report.results.first(where: { $0.id == decision.id && $0.entry.format == decision.format })
      else { throw .noSuchKey(decision.id) }
      guard report.contents(result.entry.artifacts.actual).map(ContentDigest.of) == decision.actual,
        report.expectedContents(of: result).map(ContentDigest.of) == decision.reference
      else { throw .decidedOnOther(id: decision.id) }
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
      throw .nothingKept(id: result.id)
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

  /// The edit must fit the source as it is, edited by this run or not at all, and write nothing but the text that was looked
  /// at.
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
    guard let data = try artifact(relative, of: result, in: report) else { throw .nothingKept(id: result.id) }
    guard var proposal = try? JSONDecoder().decode(ProposedSourceEdit.self, from: data) else {
      throw .damaged(id: result.id, path: report.folder.absolutePath(relative ?? ""))
    }
    // The entry knows where the source is here, whatever machine the run was on; the edit knows what it must hold.
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
    // The record of earlier edits comes with the run as well.
    guard origin.edits.allSatisfy({ LiteralEdit.isAboutTexts($0, in: origin.bytes) }),
      LiteralEdit.writes(text.map { String(decoding: $0, as: UTF8.self) }, proposal.edit, in: origin.bytes)
    else {
      throw .foreignEdit(id: result.id, path: proposal.source)
    }
    return Item(result: result, data: data, reference: "\(source):\(result.entry.line)", edit: proposal)
  }

  /// The bytes of an artifact; `nil` where there is none.
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

  /// The reference must be the one that the run compared with: nobody looked at any other.
  private static func check(
    current: Data?, at reference: String, _ result: SnapshotResult, in report: RunReport, comparesWithDisk: Bool
  ) throws(AcceptanceError) {
    guard let kept = try artifact(result.entry.artifacts.expected, of: result, in: report) else {
      // What was missing must still be; of what changed, the run must say what it was.
      if current == nil { return }
      if result.status != .missing, comparesWithDisk { return }
      throw result.status == .missing
        ? .referenceChanged(id: result.id, path: reference) : .unknownReference(id: result.id, path: reference)
    }
    if current == kept { return }
    if let current, let a = try? PNG.decode(current), let b = try? PNG.decode(kept), a == b { return }
    throw .referenceChanged(id: result.id, path: reference)
  }

  /// Writes every reference; ``UndoJournal`` can take it back.
  ///
  /// - Throws: ``ReportError`` and `SourceEditError`; what was written before stays written.
  @discardableResult
  package func perform() throws -> UndoJournal? {
    var written: Set<String> = []
    let changes = items.filter { $0.edit == nil && written.insert($0.reference).inserted }
      .map { UndoJournal.Change(reference: $0.reference, data: $0.data) }
    return try UndoJournal.perform(changes + changesInSources(), verb: "accept", in: boundary)
  }

  /// All edits of a source make one change.
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
