import Foundation

/// A run's ledger, read.
package struct Ledger: Hashable, Sendable {
  /// The entries in the order in which they were written.
  package var entries: [LedgerEntry]
  /// False when a line was cut off, as by a crash.
  package var isComplete: Bool

  package init(entries: [LedgerEntry] = [], isComplete: Bool = true) {
    self.entries = entries
    self.isComplete = isComplete
  }

  /// Reads the ledger of a run. A last line that a crash cut off is left out, and the ledger counts as incomplete.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package init(contentsOf folder: RunFolder) throws(LedgerError) {
    try self.init(path: folder.ledgerPath) { () throws(PlainFile.Refusal) in
      try folder.contents(of: "ledger.jsonl", limit: Ledger.largestFile)
    }
  }

  /// The largest ledger that is read, in bytes: about a million assertions. What is larger would take all memory there is,
  /// and was written by no test run.
  package static let largestFile = 512 << 20

  /// Reads a ledger file.
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

  /// Reads the bytes of a ledger; `path` stands in errors.
  package init(data: Data, path: String) throws(LedgerError) {
    self.init()
    // NB: slices of Data cost more than the reading of a line.
    let lines = data.withUnsafeBytes { bytes in Ledger.lines(in: bytes.bindMemory(to: UInt8.self)) }
    let decoder = JSONDecoder()
    entries.reserveCapacity(lines.count)
    for (index, range) in lines.enumerated() where !range.isEmpty {
      let isTorn = range.upperBound == data.count
      let quick = data.withUnsafeBytes { bytes in
        LedgerLineReader.entry(in: UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[range]))
      }
      if let quick, !isTorn {
        entries.append(quick)
        continue
      }
      let line = data.subdata(in: data.startIndex + range.lowerBound..<data.startIndex + range.upperBound)
      try read(line, number: index + 1, isTorn: isTorn, path: path, decoder)
    }
  }

  /// Where lines are, without their line feeds. What follows the last one is a line too, if it is not empty.
  private static func lines(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lines.append(start..<end)
      start = end + 1
    }
    return lines
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
      // NB: a whole entry without its line feed is an entry still, but the writer never stops there on its own.
      if isTorn { isComplete = false }
    } catch let error as LedgerError {
      throw error
    } catch {
      if let version = (try? decoder.decode(SchemaProbe.self, from: line))?.schemaVersion,
        version > LedgerEntry.currentSchemaVersion
      {
        throw .newerSchema(path: path, line: number, version: version)
      }
      // Where a run went on after a crash, the torn line is not the last.
      guard isTorn || Self.isBeginning(line) else {
        throw .malformed(path: path, line: number, reason: "\(error)")
      }
      isComplete = false
    }
  }

  /// Whether a line begins as an entry does and breaks off.
  private static func isBeginning(_ line: Data) -> Bool {
    line.first == UInt8(ascii: "{") && (try? JSONSerialization.jsonObject(with: Data(line))) == nil
  }

  /// All that is known of a line that a newer version wrote.
  private struct SchemaProbe: Decodable {
    var schemaVersion: Int
  }
}
