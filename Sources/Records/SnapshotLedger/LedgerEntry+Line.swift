import Foundation

/// The line of an entry in a ledger: JSON with sorted keys.
///
/// Most entries are those of assertions that passed, and only they cost time: `JSONEncoder` takes ten times as long as
/// ``PassedLineWriter``. Both write the same bytes.
extension LedgerEntry {
  /// Returns the entry as one line of a ledger, with its line feed.
  package func ledgerLine() throws -> Data {
    let writer = PassedLineWriter()
    return try withExtendedLifetime(writer) {
      guard writer.add(self), let bytes = writer.bytes else { return try encodedLine() }
      return Data(bytes)
    }
  }

  /// Whether the entry has no artifacts, no findings, no configuration and no place of its own.
  ///
  /// NB: patterns, because `==` copies what it compares with `nil` in debug builds.
  var isPlain: Bool {
    if case .some = image { return false }
    if case .some = text { return false }
    if case .some = lint { return false }
    if case .some = place { return false }
    guard cell.isEmpty, milliseconds.isFinite else { return false }
    return artifacts.isEmpty
  }

  /// Returns the line of any entry.
  package func encodedLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}
