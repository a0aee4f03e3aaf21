import Foundation
import SnapshotFoundation

/// The line of an entry in a ledger: JSON with sorted keys.
///
/// Most entries are those of assertions that passed, and only they cost time: `JSONEncoder` takes 24 µs for one in a debug build,
/// ``JSONLine`` 9 µs. Both write the same bytes.
extension LedgerEntry {
  /// Returns the entry as one line of a ledger, with its line feed.
  package func ledgerLine() throws -> Data {
    if artifacts == Artifacts(), image == nil, text == nil, lint == nil, milliseconds.isFinite, let line = plainLine() {
      return line
    }
    return try encodedLine()
  }

  /// Returns the line of any entry.
  package func encodedLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }

  /// Returns the line of an entry without artifacts and findings.
  private func plainLine() -> Data? {
    var line = JSONLine()
    line.add("actualHash", actualHash)
    line.add("artifacts", json: "{}")
    line.add("cell", cell)
    line.add("file", file)
    line.add("format", format)
    line.add("id", id)
    line.add("line", json: self.line.description)
    line.add("message", message)
    // The encoder writes whole numbers without a fraction.
    let isWhole = milliseconds.rounded() == milliseconds && abs(milliseconds) < 1e15
    line.add("milliseconds", json: isWhole ? Int(milliseconds).description : milliseconds.description)
    line.add("mode", mode)
    line.add("name", name)
    line.add("outcome", outcome.rawValue)
    line.add("preview", preview)
    line.add("process", json: process.description)
    line.add("reference", reference)
    line.add("runningTest", runningTest)
    line.add("schemaVersion", json: schemaVersion.description)
    line.add("suite", suite)
    line.add("target", target)
    line.add("test", test)
    line.add("testCase", testCase)
    return line.data()
  }
}
