import Foundation

extension LedgerEntry {
  /// Returns the entry as one line of a ledger, with its line feed.
  package func ledgerLine() throws -> Data { try LedgerFormat.line(for: self) }
}
