import Foundation
import SnapshotLedger

/// Where the reference of one assertion is: in a file beside the test, or in a literal of its source.
package protocol ReferencePlace<Format>: AnyObject {
  associatedtype Format
  /// The path of the file that contains only the reference; `nil` for a literal.
  var file: String? { get }
  /// The contents of the reference, once it is read; `nil` if there is none.
  var contents: Data? { get }
  /// Whether this process recorded the reference, and a test in parallel may have.
  var isRecordedByAnother: Bool { get }

  /// Determines the name of the snapshot and the place of its reference, and enters them.
  func name(_ entry: inout LedgerEntry) throws
  /// Reads the reference. The comparison throws the error of reading, so that the value is made in any case, for its companion
  /// text.
  func read()
  /// Compares a new snapshot with the reference, and enters what only the comparison shows.
  func compare(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws -> Comparison
  /// Returns the action for a comparison, and a note if it is not the one that the record mode asks for.
  func judgement(on comparison: Comparison, policy: RecordPolicy) -> (action: Judgement, note: String?)
  /// Makes a new snapshot the reference, and enters where it is.
  func record(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws
  /// Prepares the acceptance of a new snapshot that fails and is not recorded.
  func reject(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry)
  /// Returns the message of a failure.
  func message(of failure: AssertionFailure) -> String
}

extension ReferencePlace {
  /// Only files are shared.
  package var isRecordedByAnother: Bool { false }

  package func judgement(on comparison: Comparison, policy: RecordPolicy) -> (action: Judgement, note: String?) {
    (Judgement.of(comparison, policy: policy), policy.note(on: comparison))
  }
}

/// What an assertion knows of its failure.
package struct AssertionFailure {
  package var judgement: Judgement
  /// Why nothing was recorded, if the record mode does not say so.
  package var note: String?
  package var comparison: Comparison
  package var artifacts: FailureArtifacts
  package var entry: LedgerEntry
}
