import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotTestReporting

/// The files of a failure that are stored in the run's folder: the reference, the new value and their difference.
package struct FailureArtifacts {
  package private(set) var expectedPath: String?
  package private(set) var actualPath: String?
  package private(set) var differencePath: String?
  private(set) var attachments: [FailureAttachment] = []
  /// What could not be written; `nil` if nothing is missing.
  private(set) var note: String?
  /// The reference, its trace from an earlier run, the new value, and its trace, if the value has one.
  private var explained: (reference: Data, referenceTrace: Data?, actual: Data, trace: String)?

  /// No files, of an assertion that passes.
  init() {}

  /// Keeps the files, and enters them and the difference.
  init(
    comparison: Comparison, expected: Data?, actual: Data, renderTrace: TraceText?, entry: inout LedgerEntry,
    session: RunSession
  ) {
    guard !comparison.matches else { return }
    if case .differs(let difference) = comparison {
      entry.image = difference.image
      entry.text = difference.text
    }
    let folder = try? session.folder.get()
    func keep(_ data: Data, _ role: String, _ pathExtension: String) -> String? {
      session.keep(data, as: role, pathExtension: pathExtension, id: entry.id)
    }
    let format = entry.format
    let suffix = format.isEmpty ? "" : "." + format
    if let expected {
      entry.artifacts.expected = keep(expected, "expected", format)
      attachments.append(FailureAttachment(name: "reference\(suffix)", data: expected))
    }
    entry.artifacts.actual = keep(actual, "actual", format)
    attachments.append(FailureAttachment(name: "failure\(suffix)", data: actual))
    if case .differs(let difference) = comparison {
      if let file = difference.file {
        entry.artifacts.difference = keep(file.data, "difference", file.pathExtension)
        attachments.append(FailureAttachment(name: "difference.\(file.pathExtension)", data: file.data))
      }
      for case .data(let data, let name) in difference.attachments
      where !attachments.contains(where: { $0.name == name }) {
        attachments.append(FailureAttachment(name: name, data: data))
      }
      #if canImport(ObjectiveC)
        for case .xcTest(let attachment) in difference.attachments { attachments.append(FailureAttachment(attachment)) }
      #endif
    }
    if let renderTrace {
      entry.artifacts.actualTrace = keep(Data(renderTrace.text.utf8), "actual-trace", "txt")
      let known = expected.flatMap { session.traces?.text(id: entry.id, reference: $0) }
      if let known { entry.artifacts.expectedTrace = keep(known, "expected-trace", "txt") }
      if let expected { explained = (expected, known, actual, renderTrace.text) }
      session.traces?.keep(id: entry.id, reference: actual) { renderTrace.text }
      for (hash, file) in renderTrace.images() { session.keep(image: file, hash: hash) }
    }
    entry.actualHash = String(ContentHash128(of: actual).high, radix: 16)
    expectedPath = entry.artifacts.expected.flatMap { folder?.absolutePath($0) }
    actualPath = entry.artifacts.actual.flatMap { folder?.absolutePath($0) }
    differencePath = entry.artifacts.difference.flatMap { folder?.absolutePath($0) }
  }

  /// Copies the new value to a file below the folder in `SNAPSHOT_ARTIFACTS`.
  mutating func collect(_ actual: Data, at path: String) {
    do throws(ReferenceError) {
      try ReferenceFile.write(actual, to: path)
    } catch {
      note = "The new value cannot be copied to the folder in SNAPSHOT_ARTIFACTS.\n\(describe(error))"
    }
  }

  /// The root causes of the difference, found by a function of the format; empty without render traces.
  func causes(_ find: (_ reference: Data, _ referenceTrace: Data?, _ actual: Data, _ trace: String) -> [String])
    -> [String]
  {
    guard let explained else { return [] }
    return find(explained.reference, explained.referenceTrace, explained.actual, explained.trace)
  }
}
