import Foundation
import SnapshotLedger

/// A reference in a file that is named and read before the value is made, because the value depends on it: recorded answers are
/// replayed, and what was replayed is compared.
package final class EarlyReference<Format>: ReferencePlace {
  private let place: FileReference<Format>
  private let named: LedgerEntry
  private let failure: (any Error)?

  /// Names and reads the reference of an assertion. ``name(_:)`` throws the error that prevents it.
  package init<Value>(
    of assertion: Assertion, as strategy: Snapshotting<Value, Format>, in context: Assertion.Context
  ) {
    place = FileReference(of: assertion, as: strategy, in: context)
    var entry = assertion.newEntry(context, pathExtension: strategy.pathExtension)
    do {
      try assertion.requireSource()
      try place.name(&entry)
      if let sharing = place.location?.sharing { throw sharing.collision }
      place.read()
      failure = nil
    } catch {
      failure = error
    }
    named = entry
  }

  /// Returns the bytes of the reference, or `nil` if there is none.
  ///
  /// - Throws: The error of naming or reading it.
  package func bytes() throws -> Data? {
    if let failure { throw failure }
    return try place.reference.get()
  }

  package var file: String? { place.file }
  package var contents: Data? { place.contents }
  package var isRecordedByAnother: Bool { place.isRecordedByAnother }

  package func name(_ entry: inout LedgerEntry) throws {
    entry.name = named.name
    entry.id = named.id
    entry.reference = named.reference
    if let failure { throw failure }
  }

  package func read() {}

  package func compare(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws -> Comparison {
    try place.compare(new, &entry)
  }

  package func record(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws {
    try place.record(new, &entry)
  }

  package func reject(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) { place.reject(new, &entry) }

  package func message(of failure: AssertionFailure) -> String { place.message(of: failure) }
}
