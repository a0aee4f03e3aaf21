import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The decisions about the snapshots of a run, made in a review or in the HTML report.
///
/// Each decision has digests of the reviewed contents, so that only reviewed contents can be accepted.
package struct Decisions: Hashable, Sendable, Codable {
  package enum Verdict: String, Hashable, Sendable, Codable { case accept, reject }

  package struct Decision: Hashable, Sendable, Codable {
    package var id: String
    /// The path extension of the reference.
    package var format: String
    package var decision: Verdict
    /// The SHA-256 digest of the reviewed new value.
    package var actual: String
    /// The SHA-256 digest of the reference it was compared with; `nil` if there was none.
    package var reference: String?
    /// What the reviewer wrote about the decision.
    package var comment: String?

    package init(
      id: String, format: String, decision: Verdict, actual: String, reference: String?, comment: String? = nil
    ) {
      self.id = id
      self.format = format
      self.decision = decision
      self.actual = actual
      self.reference = reference
      self.comment = comment
    }

    var digests: Digests { Digests(actual: actual, reference: reference) }
  }

  /// The digests of a new value and of the reference it was compared with.
  struct Digests: Hashable, Sendable {
    var actual: String
    var reference: String?
  }

  package var schemaVersion = Decisions.currentSchemaVersion
  /// The name of the run.
  package var run: String
  package var decisions: [Decision]

  package static let currentSchemaVersion = 1
  /// The name of the file in the run's folder.
  package static let fileName = "decisions.json"
  /// The size limit of a valid file in bytes.
  package static let largestFile = 64 << 20

  package init(run: String, decisions: [Decision] = []) {
    self.run = run
    self.decisions = decisions
  }

  /// Reads a file of decisions.
  ///
  /// - Throws: `ReportError.unreadable`.
  package init(contentsOf path: String) throws {
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try PlainFile.read(path, limit: Decisions.largestFile)
    } catch {
      throw ReportError.unreadable(path: path, reason: error.reason)
    }
    guard let data else { throw ReportError.unreadable(path: path, reason: "the file does not exist") }
    try self.init(data, path: path)
  }

  private init(_ data: Data, path: String) throws {
    do {
      self = try JSONDecoder().decode(Decisions.self, from: data)
    } catch {
      throw ReportError.unreadable(
        path: path, reason: "it is not a valid file of decisions; save the decisions in the HTML report again")
    }
    guard schemaVersion <= Decisions.currentSchemaVersion else {
      throw ReportError.unreadable(path: path, reason: "a newer version of snapshot wrote it; update swift-snapshot")
    }
  }

  /// Reads the decisions about a run; empty if there are none yet.
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

  /// Writes the decisions to the folder of their run.
  package func write(to folder: RunFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try OutputFile.write(encoder.encodeInStableOrder(self), to: folder.path + "/" + Decisions.fileName)
  }

  /// Reads, changes and writes the decisions about a run under a file lock, so that concurrent reviews do not overwrite each
  /// other. The closure may change references under the same lock.
  ///
  /// - Returns: The changed decisions.
  @discardableResult
  package static func update(of folder: RunFolder, _ change: (inout Decisions) throws -> Void) throws -> Decisions {
    let path = folder.path + "/decisions.lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportError(writing: path, code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw ReportError(writing: path, code: errno) }
    }
    var decisions = try Decisions(of: folder)
    let before = decisions
    try change(&decisions)
    if decisions != before { try decisions.write(to: folder) }
    return decisions
  }

  /// The decision about a snapshot, if there is one.
  package subscript(key: SnapshotResult.Key) -> Verdict? {
    decision(about: key)?.decision
  }

  func decision(about key: SnapshotResult.Key) -> Decision? {
    decisions.last { $0.id == key.id && $0.format == key.format }
  }

  /// Sets or replaces the decision about a result with its current contents; `nil` removes it.
  package mutating func set(
    _ verdict: Verdict?, for result: SnapshotResult, in report: RunReport, comment: String? = nil
  ) {
    let actual = verdict.flatMap { _ in report.contents(result.entry.artifacts.actual) }
    let digests = actual.map { Digests(actual: $0, reference: report.expectedContents(of: result)) }
    set(verdict, for: result, digests, comment)
  }

  /// Records that a planned change was accepted.
  package mutating func accept(_ item: Acceptance.Item, comment: String? = nil) {
    set(.accept, for: item.result, item.digests, comment)
  }

  private mutating func set(_ verdict: Verdict?, for result: SnapshotResult, _ digests: Digests?, _ comment: String?) {
    decisions.removeAll { $0.id == result.id && $0.format == result.entry.format }
    guard let verdict, let digests else { return }
    decisions.append(
      Decision(
        id: result.id, format: result.entry.format, decision: verdict, actual: digests.actual,
        reference: digests.reference, comment: comment))
  }
}

extension Decisions.Digests {
  init(actual: Data, reference: Data?) {
    self.init(actual: ContentDigest.of(actual), reference: reference.map(ContentDigest.of))
  }
}

extension RunReport {
  /// Returns the changed and missing snapshots without a decision.
  package func pending(_ decisions: Decisions) -> [SnapshotResult] {
    results.filter { $0.isAcceptable && decisions[$0.key] == nil }
  }
}
