import Foundation
import SnapshotCore
import SnapshotLedger

/// The reference of an assertion in its source file.
struct SourceReference: InlineReferenceStore {
  var request: InlineRecorder.Request
  var recorder = InlineRecorder.process
  /// Called with each recorded text.
  var onRecord: (String?) -> Void = { _ in }

  func record(_ text: String?) throws {
    try perform { try recorder.record(text, for: request) }
    onRecord(text)
  }

  func confirm(_ text: String?) throws { try perform { try recorder.confirm(text, for: request) } }

  func proposal(_ text: String?) throws -> Data? {
    try recorder.proposal(text, for: request).map { try JSONEncoder().encode($0) }
  }

  var line: Int? { recorder.line(of: request) }

  private func perform(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let conflict as InlineRecorder.Conflict {
      throw InlineConflict(first: conflict.first, second: conflict.second)
    }
  }
}
