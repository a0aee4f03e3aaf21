import Foundation
import SnapshotWorkspace

/// The entries of a run.
package struct Ledger: Equatable, Sendable {
  /// The entries, in the order in which they were written.
  package var entries: [LedgerEntry]
  /// Whether all lines are complete. A crash of the test process can cut off a line.
  package var isComplete: Bool

  package init(entries: [LedgerEntry] = [], isComplete: Bool = true) {
    self.entries = entries
    self.isComplete = isComplete
  }

  /// Reads the ledger of a run. A line that a crash cut off is ignored, and ``isComplete`` is false.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package init(contentsOf folder: RunFolder) throws(LedgerError) {
    try self.init(path: folder.ledgerPath) { () throws(PlainFile.Refusal) in
      try folder.contents(of: "ledger.jsonl", limit: Ledger.largestFile)
    }
  }

  /// The size in bytes of the largest ledger that is read. It holds about a million assertions. A larger file would exhaust
  /// the memory, and no test run writes one.
  package static let largestFile = 512 << 20

  /// Reads a ledger from a file.
  package init(contentsOfFile path: String) throws(LedgerError) {
    try self.init(path: path) { () throws(PlainFile.Refusal) in
      try PlainFile.read(path, limit: Ledger.largestFile)
    }
  }

  private init(path: String, read: () throws(PlainFile.Refusal) -> Data?) throws(LedgerError) {
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try read()
    } catch {
      if case .tooLarge(let bytes, _) = error { throw .tooLarge(path: path, bytes: bytes) }
      throw .unreadable(path: path, reason: error.reason)
    }
    guard let data else { throw .absent(path: path) }
    try self.init(data: data, path: path)
  }

  /// Reads a ledger from data.
  ///
  /// - Parameter path: The path that errors name.
  package init(data: Data, path: String) throws(LedgerError) {
    self.init()
    // Bytes after the last line feed are a line as well.
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    entries.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      try read(line, number: index + 1, isTorn: index == lines.count - 1, path: path, decoder)
    }
  }

  private mutating func read(
    _ line: Data, number: Int, isTorn: Bool, path: String, _ decoder: JSONDecoder
  ) throws(LedgerError) {
    do {
      let entry = try decoder.decode(LedgerEntry.self, from: line)
      guard entry.schemaVersion <= LedgerEntry.currentSchemaVersion else {
        throw LedgerError.newerSchema(path: path, line: number, version: entry.schemaVersion)
      }
      entries.append(entry)
      // NB: the writer always adds the line feed, so a complete entry without one comes from a crash.
      if isTorn { isComplete = false }
    } catch let error as LedgerError {
      throw error
    } catch {
      if let version = (try? decoder.decode(SchemaProbe.self, from: line))?.schemaVersion,
        version > LedgerEntry.currentSchemaVersion
      {
        throw .newerSchema(path: path, line: number, version: version)
      }
      // A run can continue after a crash, so the line that was cut off is not always the last.
      guard isTorn || Self.isBeginning(line) else {
        throw .malformed(path: path, line: number, reason: "\(error)")
      }
      isComplete = false
    }
  }

  /// Returns whether a line is the beginning of an entry.
  private static func isBeginning(_ line: Data) -> Bool {
    line.first == UInt8(ascii: "{") && (try? JSONSerialization.jsonObject(with: line)) == nil
  }

  /// The part of a line that all versions of the format share.
  private struct SchemaProbe: Decodable {
    var schemaVersion: Int
  }
}
