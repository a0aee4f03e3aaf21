import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import Testing

/// The fast line reader may fall back to `JSONDecoder`, and must never give another result.
@Suite struct LedgerLineTests {
  private func entries(_ text: String) throws -> [LedgerEntry] {
    try Ledger(data: Data((text + "\n").utf8), path: "x").entries
  }

  private func line(_ entry: LedgerEntry) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entry), as: UTF8.self)
  }

  @Test(arguments: [
    "", "plain", "a\nb", "tab\tend", "quote\" back\\slash /", "\u{1B}[2J", "\u{7F}\u{2028}", "é 👩‍👩‍👧 \u{0301}",
  ])
  func textsRoundTrip(text: String) throws {
    var entry = LedgerEntry.example(name: text, cell: ["a=\(text)", text], outcome: .missing, message: text)
    entry.artifacts = .init(expected: text, actual: "a", actualTrace: "s")
    entry.actualHash = "f00"
    entry.milliseconds = 0.000125
    #expect(try entries(line(entry)) == [entry])

    let path = NSTemporaryDirectory() + "ledger-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { unlink(path) }
    try LedgerWriter(path: path).append(entry)
    #expect(try Ledger(contentsOfFile: path).entries == [entry])
  }

  /// Lines that the fast reader does not support fall back to `JSONDecoder`.
  @Test(arguments: [
    ("\"line\":12", "\"line\":012"), ("\"line\":12", "\"line\":1e1"), ("\"line\":12", "\"line\":-0"),
    ("\"line\":12", "\"line\":99999999999999999999"), ("\"line\":12", "\"line\":12,\"line\":13"),
    ("\"line\":12", " \"line\" : 12 "), ("\"line\":12", "\"line\":12,\"later\":[1]"),
    ("\"outcome\":\"passed\"", "\"outcome\":\"else\""), ("\"name\":\"1\"", "\"name\":\"\\u0031\""),
    ("\"name\":\"1\"", "\"name\":null"), ("\"milliseconds\":4", "\"milliseconds\":nan"),
    ("\"milliseconds\":4", "\"milliseconds\":.5"), ("\"cell\":[]", "\"cell\":[\"a\",]"),
    ("\"artifacts\":{}", "\"artifacts\":{\"actual\":\"a\",\"actual\":\"b\"}"), ("}", "}x"), ("}", ""),
  ])
  func otherLinesAreDecodedByJSONDecoder(part: String, other: String) throws {
    let changed = try line(.example()).replacing(part, with: other, maxReplacements: 1)
    let coded = try? JSONDecoder().decode(LedgerEntry.self, from: Data(changed.utf8))
    let read = try? entries(changed)
    #expect(read == coded.map { [$0] } || coded == nil && read?.isEmpty == true, "\(changed)")
  }

  @Test func rejectsATooLargeLedgerWithoutReadingIt() throws {
    let path = NSTemporaryDirectory() + "ledger-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { unlink(path) }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    try #require(truncate(path, off_t(Ledger.largestFile + 1)) == 0)
    #expect(throws: LedgerError.tooLarge(path: path, bytes: Ledger.largestFile + 1)) {
      try Ledger(contentsOfFile: path)
    }
  }
}
