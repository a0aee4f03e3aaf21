import Foundation
import SnapshotLedger

/// Reads new entries of a ledger while it is being written.
package struct LedgerTail: Sendable {
  private let path: String
  private var offset: UInt64 = 0
  private var incompleteLine = Data()

  package init(path: String) { self.path = path }

  /// Skips the entries that already exist.
  package init(endOf path: String) {
    self.path = path
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64
    offset = size ?? 0
  }

  /// Returns the entries that were appended since the last call. An incomplete line is kept for the next call. Ignores invalid
  /// lines, which the reader of the whole ledger reports.
  package mutating func read() -> [LedgerEntry] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.readToEnd() else { return [] }
    offset += UInt64(data.count)
    var lines = (incompleteLine + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    incompleteLine = Data(lines.popLast() ?? Data())
    let decoder = JSONDecoder()
    return lines.compactMap { try? decoder.decode(LedgerEntry.self, from: Data($0)) }
  }
}
