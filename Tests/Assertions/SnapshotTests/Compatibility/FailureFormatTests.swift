import Foundation
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing

/// The lines "Text diff / failure format" of the contract with swift-snapshot-testing. − is U+2212; the space before a
/// common line is U+2007.
@Suite struct FailureFormatTests {
  private func message(
    old: String, new: String, named name: String? = nil, record: SnapshotTestingConfiguration.Record = .missing,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) throws -> String {
    try withSandbox { sandbox throws in
      try sandbox.place(old, as: "login.\(name ?? "1").txt")
      let verdict = sandbox.run {
        withSnapshotTesting(diffTool: diffTool) {
          sandbox.assertion(named: name, record: record).verify({ new }, as: .lines)
        }
      }
      return verdict.message ?? "no message"
    }
  }

  /// "Upstream tests assert suffixes of this text": the difference is the message's end, byte by byte.
  @Test func messageEndsWithTheDifference() throws {
    let text = try message(old: "▿ 2 elements\n  - \"a\"\n  - \"b\"\n", new: "▿ 2 elements\n  - \"a\"\n  - \"c\"\n")
    #expect(text.hasPrefix("Snapshot does not match reference.\n\n"))
    #expect(
      text.hasSuffix(
        "\n\n@@ \u{2212}1,4 +1,4 @@\n\u{2007}▿ 2 elements\n\u{2007}  - \"a\"\n\u{2212}  - \"b\"\n+  - \"c\"\n\u{2007}"
          .trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test func nameAndRecordingAreInTheFirstLine() throws {
    #expect(try message(old: "a", new: "b", named: "x").hasPrefix("Snapshot \"x\" does not match reference.\n\n"))
    #expect(
      try message(old: "a", new: "b", named: "x", record: .failed).hasPrefix(
        "Snapshot \"x\" does not match reference. A new snapshot was automatically recorded.\n\n"))
    #expect(
      try message(old: "a", new: "b", record: .failed).hasPrefix(
        "Snapshot does not match reference. A new snapshot was automatically recorded.\n\n"))
  }

  /// "blank, diffTool text, blank, trimmed diff".
  @Test func diffToolPrecedesTheDifference() throws {
    let text = try message(old: "a", new: "b", diffTool: .init { _, _ in "look at it" })
    #expect(text.hasPrefix("Snapshot does not match reference.\n\nlook at it\n\n"))
    #expect(text.hasSuffix("\n\n@@ \u{2212}1,1 +1,1 @@\n\u{2212}a\n+b"))
  }

  /// "the one command that accepts".
  @Test func shortCommandAccepts() throws {
    #expect(
      try message(old: "a", new: "b").contains(
        "\nTo accept:  swift run snapshot accept 'AppTests/LoginTests/login()#1'\n\n"))
    #expect(try !message(old: "a", new: "b", record: .failed).contains("accept"))
  }

  @Test func contextIsFourLinesAndSpacesAtAnEndAreShown() {
    let old = (1...30).map { "line \($0) " }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "line 15 ", with: "line fifteen")
    let common = { (numbers: ClosedRange<Int>) in numbers.map { "\u{2007}line \($0) ¬\n" }.joined() }
    #expect(
      Diffing<String>.lines.diffV2(old, new)?.0
        == "@@ \u{2212}11,9 +11,9 @@\n" + common(11...14) + "\u{2212}line 15 ¬\n+line fifteen\n"
        + common(16...19).dropLast())
  }

  /// swift-snapshot-testing compares strings by canonical equivalence, which hides a difference of bytes.
  @Test func stringsAreComparedByBytes() {
    #expect(
      Diffing<String>.lines.diffV2("e\u{301}\na", "\u{E9}\na")?.0.utf8.elementsEqual(
        "@@ \u{2212}1,2 +1,2 @@\n\u{2212}e\u{301}\n+\u{E9}\n\u{2007}a".utf8) == true)
    #expect(Diffing<String>.lines.diffV2("a\r\nb", "a\r\nc")?.0 == "@@ \u{2212}1,1 +1,1 @@\n\u{2212}a\r\nb\n+a\r\nc")
  }

  @Test func dataDifferenceIsDescribed() {
    #expect(Diffing<Data>.data.diffV2(Data([1]), Data([2]))?.0 == "Expected data to match")
    #expect(Diffing<Data>.data.diffV2(Data([1]), Data([2, 3]))?.0 == "Expected 2 bytes to match 1 bytes")
  }

  /// swift-snapshot-testing prints only the error's `localizedDescription`, which names neither its case nor its values.
  @Test func thrownErrorIsInTheMessage() throws {
    struct Boom: LocalizedError {
      var code = 7
      var errorDescription: String? { "boom" }
    }
    let message = verifySnapshot(of: try { () throws -> String in throw Boom() }(), as: .lines, named: "thrown")
    #expect(message?.hasPrefix("Threw error: boom\n\n  type: Boom\n  value: Boom(code: 7)\n") == true)
    #expect(message?.hasSuffix("/thrownErrorIsInTheMessage.thrown.txt") == true)
  }
}
