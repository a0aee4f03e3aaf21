import Foundation
import SnapshotLedger

/// Follows a ledger that is being written.
package struct LedgerTail: Sendable {
  private let path: String
  private var offset: UInt64 = 0
  private var torn = Data()

  package init(path: String) { self.path = path }

  /// Follows what is written from now on.
  package init(endOf path: String) {
    self.path = path
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64
    offset = size ?? 0
  }

  /// The entries that were appended since the last call. A line that is not whole yet waits for the next one; a line that is no
  /// entry is left to the reader of the whole ledger, which names it.
  package mutating func read() -> [LedgerEntry] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.readToEnd() else { return [] }
    offset += UInt64(data.count)
    var lines = (torn + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    torn = Data(lines.popLast() ?? Data())
    let decoder = JSONDecoder()
    return lines.compactMap { try? decoder.decode(LedgerEntry.self, from: Data($0)) }
  }
}
