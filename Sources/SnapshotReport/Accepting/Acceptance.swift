import Foundation
import Raster

/// Makes pictures and texts that a run kept the new references: what was looked at is what is written, byte by byte, without
/// running a test.
public struct Acceptance: Sendable {
  /// What happens to one reference.
  public struct Item: Hashable, Sendable {
    public var result: SnapshotResult
    /// The kept artifact.
    public var source: String
    public var reference: String
    /// What changes in a test's source, where the reference stands in one.
    public var edit: ProposedSourceEdit?
  }

  public var items: [Item]
  private var packageRoot: String
  private var run: RunFolder

  /// Plans the acceptance of the results that the keys name, or of every one that differs.
  ///
  /// - Parameters:
  ///   - excluded: Keys of what is left out.
  ///   - decisions: What was rejected before is left out, unless a key names it.
  /// - Throws: ``AcceptanceError``, before anything is written.
  public init(
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
  public init(of report: RunReport, results: [SnapshotResult]) throws(AcceptanceError) {
    packageRoot = report.packageDirectory
    run = report.folder
    items = []
    for result in results { items.append(try Acceptance.item(result, in: report)) }
    try checkSites()
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
  public init(of report: RunReport, decisions: Decisions) throws(AcceptanceError) {
    var chosen: [SnapshotResult] = []
    for decision in decisions.decisions where decision.decision == .accept {
      guard let result = report.results.first(where: { $0.id == decision.id && $0.entry.format == decision.format })
      else { throw .noSuchKey(decision.id) }
      guard report.contents(result.entry.artifacts.actual).map(ContentDigest.of) == decision.actual,
        report.contents(result.entry.artifacts.expected).map(ContentDigest.of) == decision.reference
      else { throw .decidedOnOther(id: decision.id) }
      chosen.append(result)
    }
    try self.init(of: report, results: chosen)
  }

  private static func item(_ result: SnapshotResult, in report: RunReport) throws(AcceptanceError) -> Item {
    if result.entry.hasReferenceInSource { return try itemInSource(result, in: report) }
    let reference = URL(fileURLWithPath: result.entry.reference).standardizedFileURL.path
    guard let source = report.artifactPath(result.entry.artifacts.actual),
      FileManager.default.fileExists(atPath: source)
    else { throw .nothingKept(id: result.id) }
    guard !report.packageDirectory.isEmpty, reference.hasPrefix(report.packageDirectory + "/") else {
      throw .outsidePackage(id: result.id, reference: result.entry.reference)
    }
    try check(source: source, result)
    try check(reference: reference, result, in: report)
    return Item(result: result, source: source, reference: reference)
  }

  /// The edit must fit the source as it is, edited by this run or not at all.
  private static func itemInSource(
    _ result: SnapshotResult, in report: RunReport
  ) throws(AcceptanceError) -> Item {
    guard let path = report.artifactPath(result.entry.artifacts.edit),
      let data = FileManager.default.contents(atPath: path)
    else { throw .nothingKept(id: result.id) }
    guard var proposal = try? JSONDecoder().decode(ProposedSourceEdit.self, from: data) else {
      throw .damaged(id: result.id, path: path)
    }
    // The entry knows where the source is here, whatever machine the run was on; the edit knows what it must hold.
    proposal.source = URL(fileURLWithPath: result.entry.file).resolvingSymlinksInPath().standardizedFileURL.path
    let root = URL(fileURLWithPath: report.packageDirectory).resolvingSymlinksInPath().path
    guard !report.packageDirectory.isEmpty, proposal.source.hasPrefix(root + "/") else {
      throw .outsidePackage(id: result.id, reference: proposal.source)
    }
    let journal = SourceJournal(source: proposal.source, run: report.folder)
    guard (try? journal.origin { $0.fingerprint == proposal.original }) != nil else {
      throw .referenceChanged(id: result.id, path: proposal.source)
    }
    return Item(result: result, source: path, reference: result.entry.reference, edit: proposal)
  }

  /// The artifact must be whole.
  private static func check(source: String, _ result: SnapshotResult) throws(AcceptanceError) {
    guard ReferenceHealth(path: source, format: result.entry.format) == .readable else {
      throw .damaged(id: result.id, path: source)
    }
  }

  /// The reference must be the one that the run compared with: nobody looked at any other.
  private static func check(
    reference: String, _ result: SnapshotResult, in report: RunReport
  ) throws(AcceptanceError) {
    let files = FileManager.default
    let current = files.contents(atPath: reference)
    if current == files.contents(atPath: report.artifactPath(result.entry.artifacts.actual) ?? "") { return }
    guard let kept = report.artifactPath(result.entry.artifacts.expected) else {
      if result.status == .missing, current != nil { throw .referenceChanged(id: result.id, path: reference) }
      return
    }
    let expected = files.contents(atPath: kept)
    if current == expected { return }
    if let current, let expected, let a = try? PNG.decode(current), let b = try? PNG.decode(expected), a == b { return }
    throw .referenceChanged(id: result.id, path: reference)
  }

  /// Writes every reference; ``UndoJournal`` can take it back.
  ///
  /// - Throws: ``ReportError`` and `SourceEditError`; what was written before stays written.
  @discardableResult
  public func perform() throws -> UndoJournal? {
    let files = items.filter { $0.edit == nil }
    let changes = try files.map { item in
      guard let data = FileManager.default.contents(atPath: item.source) else {
        throw ReportError.unreadable(path: item.source, reason: "it is gone")
      }
      return UndoJournal.Change(reference: item.reference, data: data)
    }
    return try UndoJournal.perform(changes + changesInSources(), verb: "accept", in: packageRoot)
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

/// Why nothing was accepted.
public enum AcceptanceError: Error, Hashable, Sendable {
  case noSuchKey(String)
  case nothingKept(id: String)
  case outsidePackage(id: String, reference: String)
  case damaged(id: String, path: String)
  case referenceChanged(id: String, path: String)
  case decidedOnOther(id: String)
  case severalTexts(id: String, reference: String)
}

extension AcceptanceError: LocalizedError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchKey(let key):
      "No snapshot of the run is named \(VisibleText.line(key)). List them with: snapshot list"
    case .nothingKept(let id):
      "The run kept nothing to accept for \(VisibleText.line(id)). Run it again with: snapshot verify"
    case .outsidePackage(let id, let reference):
      """
      The reference of \(VisibleText.line(id)) is \(VisibleText.line(reference)), outside of the package; nothing is \
      written there. Run it again in its package with: snapshot verify
      """
    case .damaged(let id, let path):
      "\(path), kept for \(VisibleText.line(id)), is damaged. Run it again with: snapshot verify"
    case .referenceChanged(let id, let path):
      """
      \(path) is no longer the reference that \(VisibleText.line(id)) was compared with. Run it again with: \
      snapshot verify
      """
    case .decidedOnOther(let id):
      """
      The decision about \(VisibleText.line(id)) was made on another picture or text than this run kept. Name the run \
      that it was made on with --run, or decide again.
      """
    case .severalTexts(let id, let reference):
      """
      The assertion at \(VisibleText.line(reference)) made several texts in the run, one of them for \
      \(VisibleText.line(id)). Name the one to accept, or give each an assertion of its own.
      """
    }
  }

  public var errorDescription: String? { description }
}
