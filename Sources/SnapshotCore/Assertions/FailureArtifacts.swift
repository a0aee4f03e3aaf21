import Foundation
import Hashing
import SnapshotLedger

/// The files of a failure that are stored in the run's folder: the reference, the new value and their difference.
struct FailureArtifacts {
  var expectedPath: String?
  var actualPath: String?
  var differencePath: String?
  var attachments: [(name: String, data: Data)] = []

  init(
    comparison: Comparison, expected: Data?, actual: Data, renderTrace: String? = nil, entry: inout LedgerEntry,
    session: RunSession
  ) {
    guard !comparison.matches else { return }
    let folder = try? session.folder.get()
    func keep(_ data: Data, _ role: String, _ pathExtension: String) -> String? {
      session.keep(data, as: role, pathExtension: pathExtension, id: entry.id)
    }
    let format = entry.format
    let suffix = format.isEmpty ? "" : "." + format
    if let expected {
      entry.artifacts.expected = keep(expected, "expected", format)
      attachments.append(("reference\(suffix)", expected))
    }
    entry.artifacts.actual = keep(actual, "actual", format)
    attachments.append(("failure\(suffix)", actual))
    if case .differs(let difference) = comparison {
      if let file = difference.file {
        entry.artifacts.difference = keep(file.data, "difference", file.pathExtension)
        attachments.append(("difference.\(file.pathExtension)", file.data))
      }
      for case .data(let data, let name) in difference.attachments
      where !attachments.contains(where: { $0.name == name }) {
        attachments.append((name, data))
      }
    }
    if let renderTrace {
      entry.artifacts.actualStations = keep(Data(renderTrace.utf8), "actual-trace", "txt")
      if let expected, let text = session.traces?.text(id: entry.id, reference: expected) {
        entry.artifacts.expectedStations = keep(text, "expected-trace", "txt")
      }
      session.traces?.keep(id: entry.id, reference: actual) { renderTrace }
    }
    entry.actualHash = String(ContentHash128(of: actual).high, radix: 16)
    expectedPath = entry.artifacts.expected.flatMap { folder?.absolutePath($0) }
    actualPath = entry.artifacts.actual.flatMap { folder?.absolutePath($0) }
    differencePath = entry.artifacts.difference.flatMap { folder?.absolutePath($0) }
  }
}
