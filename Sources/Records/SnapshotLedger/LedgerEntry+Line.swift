import Foundation

/// The line of an entry in a ledger: JSON with sorted keys.
///
/// A codec of our own was measured with 20,000 entries beside `JSONEncoder` and `JSONDecoder`. In debug builds, in which tests
/// write ledgers and `swift run snapshot` reads them, it needs 30 µs to write a line and 118 µs to read it, and they need 12 µs
/// and 30 µs. In release builds it needs 5 µs and 10 µs, and they need 12 µs and 36 µs.
extension LedgerEntry {
  /// Returns the entry as one line of a ledger, with its line feed.
  package func ledgerLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}
