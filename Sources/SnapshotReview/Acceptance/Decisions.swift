import Foundation
import SnapshotLedger
import SnapshotRuns

/// What a person decided about the snapshots of a run, in a review or in the report. A file of decisions says what was
/// looked at by its content, so that nothing is accepted that was not seen.
package struct Decisions: Hashable, Sendable, Codable {
  package enum Verdict: String, Hashable, Sendable, Codable { case accept, reject }

  package struct Decision: Hashable, Sendable, Codable {
    package var id: String
    /// The path extension of the reference.
    package var format: String
    package var decision: Verdict
    /// The SHA-256 of the new value that was looked at.
    package var actual: String
    /// The SHA-256 of the reference that it was compared with; `nil` where there was none.
    package var reference: String?

    package init(id: String, format: String, decision: Verdict, actual: String, reference: String?) {
      self.id = id
      self.format = format
      self.decision = decision
      self.actual = actual
      self.reference = reference
    }
  }

  package var schemaVersion = Decisions.currentSchemaVersion
  /// The name of the run.
  package var run: String
  package var decisions: [Decision]

  package static let currentSchemaVersion = 1
  /// The name of the file in the run's folder.
  package static let fileName = "decisions.json"
  /// Files above this size are none of ours.
  private static let largestFile = 64 << 20

  package init(run: String, decisions: [Decision] = []) {
    self.run = run
    self.decisions = decisions
  }

  /// Reads a file of decisions.
  ///
  /// - Throws: ``ReportError/unreadable(path:reason:)``.
  package init(contentsOf path: String) throws {
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try PlainFile.read(path, limit: Decisions.largestFile)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
    guard let data else { throw ReportError.unreadable(path: path, reason: "there is no such file") }
    try self.init(data, path: path)
  }

  private init(_ data: Data, path: String) throws {
    do {
      self = try JSONDecoder().decode(Decisions.self, from: data)
    } catch {
      throw ReportError.unreadable(
        path: path, reason: "it holds no decisions of a review; export them from the report again")
    }
    guard schemaVersion <= Decisions.currentSchemaVersion else {
      throw ReportError.unreadable(path: path, reason: "it was written by a newer version; update snapshot")
    }
  }

  /// The decisions that were made about a run; none where there are none yet.
  package init(of folder: RunFolder) throws {
    let data: Data?
    let path = folder.path + "/" + Decisions.fileName
    do throws(PlainFile.Refusal) {
      data = try folder.contents(of: Decisions.fileName, limit: Decisions.largestFile)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
    if let data {
      try self.init(data, path: path)
    } else {
      self.init(run: folder.name)
    }
  }

  /// Writes the decisions into the folder of their run.
  package func write(to folder: RunFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try AtomicFile.write(encoder.encode(self), to: folder.path + "/" + Decisions.fileName)
  }

  /// Changes the decisions about a run as they are now, however many reviews there are at once: what another made since it
  /// was read last is kept. What the closure does to references is done under the same lock.
  ///
  /// - Returns: The decisions as they then are.
  @discardableResult
  package static func update(of folder: RunFolder, _ change: (inout Decisions) throws -> Void) throws -> Decisions {
    let path = folder.path + "/decisions.lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportError.unwritable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw ReportError.unwritable(path: path, reason: String(cString: strerror(errno))) }
    }
    var decisions = try Decisions(of: folder)
    let before = decisions
    try change(&decisions)
    if decisions != before { try decisions.write(to: folder) }
    return decisions
  }

  /// The decision about a snapshot.
  package subscript(key: SnapshotResult.Key) -> Verdict? {
    decisions.last { $0.id == key.id && $0.format == key.format }?.decision
  }

  /// Notes a decision about a result as it is now, in place of an earlier one; `nil` takes it back.
  package mutating func set(_ verdict: Verdict?, for result: SnapshotResult, in report: RunReport) {
    decisions.removeAll { $0.id == result.id && $0.format == result.entry.format }
    guard let verdict, let actual = report.contents(result.entry.artifacts.actual) else { return }
    decisions.append(
      Decision(
        id: result.id, format: result.entry.format, decision: verdict, actual: ContentDigest.of(actual),
        reference: report.expectedContents(of: result).map(ContentDigest.of)))
  }
}

extension RunReport {
  /// What awaits a decision: what differs or is missing, and was not decided on yet.
  package func pending(_ decisions: Decisions) -> [SnapshotResult] {
    results.filter { result in
      [.changed, .missing, .nondeterministic].contains(result.status) && result.entry.artifacts.actual != nil
        && decisions[result.key] == nil
    }
  }
}
