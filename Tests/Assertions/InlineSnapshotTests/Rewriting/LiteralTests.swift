import SwiftParser
import SwiftSyntax
import SnapshotSeededRandom
import Testing

// `@testable` because the rewriting of sources, which is internal, is the subject.
@testable import InlineSnapshot

/// A recorded text is compiled to the same text, whatever its characters are.
@Suite struct LiteralTests {
  @Test(arguments: [
    ("plain", 0), ("\"quoted\"", 0), ("\"\"\"", 1), ("\"\"\"#", 2), ("\"\"\"\"##", 3), ("a \\ b", 1), ("\\#n", 2),
    ("\\##(x)", 3), ("#", 0), ("\"#\" ##", 0), ("\"\"#", 0), ("\t", 0), ("\r", 0),
  ])
  func numberSignsKeepTheTextAsItIs(text: String, count: Int) {
    #expect(InlineLiteral.poundCount(for: text) == count)
  }

  @Test func controlCharactersAreEscaped() {
    #expect(
      InlineLiteral.lines(of: "a\tb\rc\u{0}d\u{1B}[1m\u{7F}\u{85}\u{2028}\u{FEFF}\u{202E}")
        == ["\"\"\"", "a\tb\\rc\\u{0}d\\u{1B}[1m\\u{7F}\\u{85}\\u{2028}\\u{FEFF}\\u{202E}", "\"\"\""])
    #expect(InlineLiteral.lines(of: "\\\r") == ["#\"\"\"", "\\\\#r", "\"\"\"#"])
  }

  @Test func textSurvivesTheRoundTrip() throws {
    var generator = SplitMix(seed: 42)
    for turn in 0..<100 {
      let text = generator.text()
      for template in ["func f() {\n  check§(1)\n}\n", "func f() {\r\n\tcheck§(1) { \"old\" }\r\n}\r\n"] {
        let result = try rewritten(template, text)
        #expect(!Parser.parse(source: result).hasError, "turn \(turn): \(text.debugDescription)")
        // Like the compiler, and unlike some versions of swift-syntax.
        let tree = Parser.parse(source: result.replacing("\r\n", with: "\n"))
        let literal = LiteralFinder(tree).literals.last
        #expect(
          literal?.representedLiteralValue.map { Array($0.utf8) } == Array(text.utf8),
          "turn \(turn): \(text.debugDescription)")
        // Recording the same text again changes nothing.
        let marked = result.replacing("check", with: "check§", maxReplacements: 1)
        #expect(try rewritten(marked.replacing("§ ", with: " §"), text) == result, "turn \(turn)")
      }
    }
  }

  @Test func textOfAClosureIsKnownIfItIsALiteral() {
    #expect(InlineLiteral.text(ofClosure: "{\n  \"\"\"\n  a\n   b\n  \"\"\"\n}") == "a\n b")
    #expect(InlineLiteral.text(ofClosure: "{ \"a\\n\" }") == "a\n")
    #expect(InlineLiteral.text(ofClosure: "{ // why\n  #\"a\\n\"#\n}") == "a\\n")
    #expect(InlineLiteral.text(ofClosure: "{ \"a\\(1)\" }") == nil)
    #expect(InlineLiteral.text(ofClosure: "{ expected }") == nil)
    #expect(InlineLiteral.text(ofClosure: "{ _ in \"a\" }") == nil)
    #expect(InlineLiteral.text(ofClosure: "expected") == nil)
    #expect(InlineLiteral.text(ofClosure: "{\r\n  \"\"\"\r\n  a\r\n  b\r\n  \"\"\"\r\n}") == "a\nb")
  }
}

private final class LiteralFinder: SyntaxVisitor {
  var literals: [StringLiteralExprSyntax] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(node)
    return .visitChildren
  }
}

/// Generates texts that are difficult to quote.
extension SplitMix {
  private static let pieces = [
    "a", "Z", " ", "  ", "\t", "\n", "\n\n", "\r", "\r\n", "\"", "\"\"\"", "\"\"\"\"", "#", "##", "\\", "\\(", "\\#(x)",
    "\\n", "\\u{41}", "{", "}", "//", "/*", "*/", "§".replacing("§", with: "¶"), "é", "e\u{301}", "😀", "👩‍👩‍👧", "日本",
    "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}",
    "\u{200E}",
    "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "check",
  ]

  fileprivate mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...14, using: &self) {
      text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &self)]
    }
    return text
  }
}
