import Foundation
import SnapshotLedger
import Testing

/// The lines of passing assertions are written without an encoder, and have its bytes.
@Suite struct LedgerLineTests {
  private static let texts = [
    "", "plain", "a/b\\c", "\"quoted\"", "é e\u{301} 😀 \u{2028}\u{2029}\u{FEFF}\u{200B}", "<&>'",
    String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init))), "\u{7F}\u{80}\u{9F}", "\u{0}a\u{0}",
    String(repeating: "\u{1}long", count: 2000),
  ]

  private static func entry(_ number: Int) -> LedgerEntry {
    func text(_ offset: Int) -> String { texts[(number + offset) % texts.count] }
    var entry = LedgerEntry(
      id: text(0), target: text(1), suite: text(2), test: text(3), name: text(4),
      cell: number % 3 == 0 ? [] : [text(5), text(6)], file: text(7), line: [0, 1, -7, .max][number % 4],
      outcome: LedgerEntry.Outcome.allCases[number % LedgerEntry.Outcome.allCases.count], format: text(8),
      mode: text(9),
      reference: text(10), message: text(11), milliseconds: [0, 1, 0.1, 28.440671, 1e-7, 123456.789, 1e9][number % 7],
      process: 4711)
    if number % 2 == 0 { entry.runningTest = text(12) }
    if number % 3 == 0 { entry.testCase = text(13) }
    if number % 5 == 0 { entry.preview = text(14) }
    if number % 7 == 0 { entry.actualHash = text(15) }
    return entry
  }

  @Test func bothWritersWriteTheSameBytes() throws {
    for number in 0..<420 {
      let entry = Self.entry(number)
      let line = try entry.ledgerLine()
      #expect(line == (try entry.encodedLine()), "\(number): \(String(decoding: line, as: UTF8.self))")
      #expect(try Ledger(data: line, path: "").entries == [entry])
    }
  }

  /// A writer keeps what the entries of one test have in common. An entry that differs in one of these members, if only in the
  /// composition of a character, must not get those of the entry before it.
  @Test func aWriterKeepsNothingOfOtherEntries() throws {
    let path = NSTemporaryDirectory() + "ledger-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var entry = Self.entry(1)
    entry.cell = []
    var entries = [entry]
    func add(_ change: (inout LedgerEntry) -> Void) {
      change(&entry)
      entries += [entry, entry]
    }
    for text in ["caf\u{E9}", "cafe\u{301}", "cafe"] {
      add { $0.file = text }
      add { $0.format = text }
      add { $0.suite = text }
      add { $0.target = text }
      add { $0.test = text }
      add { $0.runningTest = text }
      add { $0.testCase = text }
      add { $0.runningTest = nil }
      add { $0.testCase = nil }
      add { $0.schemaVersion += 1 }
      add { $0.artifacts.actual = text }
      add { $0.artifacts.actual = nil }
    }
    let writer = try LedgerWriter(path: path)
    for entry in entries { try writer.append(entry) }
    let written = try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n"))
    try #require(written.count == entries.count)
    for (line, entry) in zip(written, entries) { #expect(try Data(line) + [10] == entry.encodedLine()) }
  }

  @Test func entriesWithArtifactsAreEncoded() throws {
    var entry = Self.entry(1)
    entry.artifacts.actual = "a.txt"
    #expect(try entry.ledgerLine() == entry.encodedLine())
    #expect(try Ledger(data: entry.ledgerLine(), path: "").entries == [entry])
  }
}
