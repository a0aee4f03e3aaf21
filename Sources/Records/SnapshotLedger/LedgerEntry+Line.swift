import Foundation
import SnapshotFoundation

/// The line of an entry in a ledger: JSON with sorted keys.
///
/// Most entries are those of assertions that passed, and only they cost time: `JSONEncoder` takes 24 µs for one in a debug build,
/// ``JSONLine`` 3 µs. Both write the same bytes.
extension LedgerEntry {
  /// Returns the entry as one line of a ledger, with its line feed.
  package func ledgerLine() throws -> Data {
    if isPlain, let line = plainLine() { return line }
    return try encodedLine()
  }

  /// Whether the entry has no artifacts, no findings and no configuration.
  ///
  /// NB: patterns, because `==` copies what it compares with `nil` in debug builds.
  private var isPlain: Bool {
    if case .some = image { return false }
    if case .some = text { return false }
    if case .some = lint { return false }
    return cell.isEmpty && milliseconds.isFinite && artifacts.isEmpty
  }

  /// Returns the line of any entry.
  package func encodedLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }

  /// Returns the line of an entry without artifacts, findings and a configuration; `nil` if it cannot be written so.
  private func plainLine() -> Data? {
    var line = JSONLine()
    line.add(json: "{")
    line.add("\"actualHash\":", actualHash)
    line.add(json: actualHash == nil ? "\"artifacts\":{},\"cell\":[]" : ",\"artifacts\":{},\"cell\":[]")
    line.add(",\"file\":", file)
    line.add(",\"format\":", format)
    line.add(",\"id\":", id)
    line.add(json: ",\"line\":")
    line.add(json: self.line.description)
    line.add(",\"message\":", message)
    line.add(json: ",\"milliseconds\":")
    // The encoder writes whole numbers without a fraction.
    let isWhole = milliseconds.rounded() == milliseconds && abs(milliseconds) < 1e15
    line.add(json: isWhole ? Int(milliseconds).description : milliseconds.description)
    line.add(",\"mode\":", mode)
    line.add(",\"name\":", name)
    line.add(",\"outcome\":", outcome.rawValue)
    line.add(",\"preview\":", preview)
    line.add(json: ",\"process\":")
    line.add(json: process.description)
    line.add(",\"reference\":", reference)
    line.add(",\"runningTest\":", runningTest)
    line.add(json: ",\"schemaVersion\":")
    line.add(json: schemaVersion.description)
    line.add(",\"suite\":", suite)
    line.add(",\"target\":", target)
    line.add(",\"test\":", test)
    line.add(",\"testCase\":", testCase)
    line.add(json: "}")
    return line.data()
  }
}
