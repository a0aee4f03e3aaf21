import Foundation
import SnapshotSourceEdits
import Testing

// The subject is the internal check of proposed source edits.
@testable import SnapshotReview

/// Edits of sources may only write inline references.
@Suite struct LiteralEditTests {
  private func writes(_ text: String?, _ replacement: String, for removed: String = "") -> Bool {
    let source = Array("check(\(removed)) // end".utf8)
    return LiteralEdit.writes(
      text, SourceEdit(offset: 6, length: removed.utf8.count, replacement: replacement), in: source)
  }

  @Test func allowsEditsOfTheLibrary() {
    #expect(writes("one\n  two\n\nthree", " {\n    \"\"\"\n    one\n      two\n\n    three\n    \"\"\"\n  }"))
    #expect(writes("a \"\"\" \\(b)", " {\r\n  #\"\"\"\r\n  a \"\"\" \\(b)\r\n  \"\"\"#\r\n}"))
    #expect(writes("\u{1B}\u{202E}\r", "matches: {\n\"\"\"\n\\u{1B}\\u{202E}\\r\n\"\"\"\n}"))
    #expect(writes("", " {\n  \"\"\"\n\n  \"\"\"\n}"))
    #expect(writes("new", ", matches: { \"new\" }"))
    #expect(writes("new", "{ \"new\" }", for: "{ \"old\" }"))
    #expect(writes("", "", for: ", matches: { \"old\" }"))
    #expect(writes("", "()", for: " {\n \"\"\"\n old\n \"\"\"\n}"))
  }

  @Test(arguments: [
    "{ evil() }", "{ \"new\"; evil() }", "{ \"new\" }; evil()", "{ \"\\(evil())\" }", "evil()", "{ \"other\" }",
    "{ \"new\" } else { evil() }", "matches: evil { \"new\" }", "{ \"new\"", "\"new\"",
    "{\n \"\"\"\n new\n \"\"\"\n evil() }",
    "{ #\"\\#(evil())\"# }", "{\n \"\"\"\n new\n\"\"\" + evil() + \"\"\"\n \"\"\"\n}", "", "{ new }", "// { \"new\" }",
    "{ /* */ \"new\" }", "{ x in \"new\" }", "{ \"new\\",
  ])
  func rejectsOtherReplacements(replacement: String) {
    #expect(!writes("new", replacement))
    #expect(!writes("\\(evil())", replacement))
  }

  @Test(arguments: ["evil()", "{ evil() }", "value, as: .lines", "{ \"\\(evil())\" }", "{ \"a\"; b() }"])
  func rejectsRemovalOfOtherCode(removed: String) {
    #expect(!writes("new", "{ \"new\" }", for: removed))
    #expect(!writes("", "", for: removed))
  }

  @Test func rejectsAnEditOutOfBounds() {
    for (offset, length) in [(-1, 0), (0, -1), (1 << 62, 1), (0, 100), (5, Int.max)] {
      let edit = SourceEdit(offset: offset, length: length, replacement: "{ \"new\" }")
      #expect(!LiteralEdit.writes("new", edit, in: Array("check()".utf8)))
    }
  }
}
