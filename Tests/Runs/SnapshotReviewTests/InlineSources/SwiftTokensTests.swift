import Foundation
import SnapshotFoundation
import SnapshotRepository
import SnapshotSeededRandom
import SwiftParser
import SwiftSyntax
import Testing

// The subject is the reader of sources, which is internal.
@testable import SnapshotReview

/// What the reader of sources understands, swift-syntax understands in the same way: brackets and string literals are in the
/// same places. It may give up on anything.
@Suite struct SwiftTokensTests {
  /// The brackets and the string literals of a source.
  private struct Structure: Equatable {
    var brackets: [Int] = []
    var strings: [Range<Int>] = []
  }

  private final class Visitor: SyntaxVisitor {
    var structure = Structure()

    private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      structure.strings.append(
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
      return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      switch token.tokenKind {
      case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare:
        structure.brackets.append(token.positionAfterSkippingLeadingTrivia.utf8Offset)
      default: break
      }
      return .skipChildren
    }
  }

  /// Returns the structure that swift-syntax sees; `nil` if the source has an error. Parses on a thread with a large stack.
  private static func parsed(_ source: String) -> Structure? {
    let result = Locked<Structure?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let tree = Parser.parse(source: source)
      if !tree.hasError {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        result.withLock { $0 = visitor.structure }
      }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }

  /// Returns whether both understand a source, after comparing what they see.
  private func agree(_ source: String, _ label: String) -> Bool {
    guard let tokens = SwiftTokens(Array(source.utf8)), let expected = Self.parsed(source) else { return false }
    // Between two slashes, brackets are balanced, whether the slashes are operators or not.
    let slashes = tokens.tokens.filter { $0.kind == .mark && $0.range.count > 1 }.map(\.range)
    let found = Structure(
      brackets: tokens.tokens.filter { $0.kind == .open || $0.kind == .close }.map(\.range.lowerBound),
      strings: tokens.tokens.filter { $0.kind == .string }.map(\.range))
    let brackets = expected.brackets.filter { offset in !slashes.contains { $0.contains(offset) } }
    #expect(found.brackets == brackets && found.strings == expected.strings, "\(label):\n\(source.prefix(2000))")
    return true
  }

  @Test func largeAndDeepSourcesAreRefused() {
    let line = Array("let a = 1\n".utf8)
    let large = Array(repeating: line, count: SwiftTokens.largestSource / line.count).flatMap { $0 }
    #expect(SwiftTokens(Array(large.prefix(10_000))) != nil)
    #expect(SwiftTokens(large + line) == nil)
    func nested(_ depth: Int) -> [UInt8] {
      let text = String(repeating: #""\("#, count: depth) + "1" + String(repeating: #")""#, count: depth)
      return Array("let a = \(text)\n".utf8)
    }
    #expect(SwiftTokens(nested(30)) != nil)
    #expect(SwiftTokens(nested(34)) == nil)
    #expect(SwiftTokens(nested(200_000)) == nil)
    let brackets = String(repeating: "(", count: 500_000) + String(repeating: ")", count: 500_000)
    #expect(SwiftTokens(Array("let a = \(brackets)\n".utf8)) != nil)
  }

  @Test func readsSourcesAsSwiftSyntaxDoes() throws {
    var counts = (all: 0, understood: 0)
    for folder in [
      "Sources/Records", "Sources/Runs/SnapshotReview", "Tests/Assertions/InlineSnapshotTests", "Tests/Runs",
    ] {
      let root = Repository.url(folder).path
      for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init()
      where path.hasSuffix(".swift") {
        let source = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
        counts.all += 1
        if agree(source, path) { counts.understood += 1 }
      }
    }
    // A source that is not understood cannot be edited, so that must be rare.
    #expect(counts.all > 100 && counts.understood * 100 > counts.all * 95, "\(counts)")
  }

  private static let fragments = [
    "\"", "\"\"\"", "#", "#\"", "\"#", "/", "/*", "*/", "//", "\\(", "\\", "`", "{", "}", "(", ")", "\n", "\r", "<#",
    "#>",
    "\0", "'", "/ ", "#/", "/#", "<<<<<<< a\n", "\u{FEFF}", "\u{2028}", "é", "= /", "/\n", "\"\\(\"", "\")\"",
  ]
  private static let bases = [
    "let a = \"x\\(b(\"y\"))\" + c / d\n",
    "f(of: 1) { \"\"\"\n  a\n  \"\"\" } // end\n",
    "let r = /a(b)c/\n/* x /* y */ */ g { #\"a\\#(b)\"# }\n",
    "#if a\nf(x, { y }) { z }\n#endif\nlet b = [1: \"2\"]\n",
    "let a = #\"\\\"# + #\"c\"#\n",
  ]

  @Test func readsChangedSourcesAsSwiftSyntaxDoes() {
    var understood = 0
    for seed in 1...2000 {
      var random = SplitMix(seed: UInt64(seed))
      var source = Array(Self.bases.randomElement(using: &random)?.unicodeScalars ?? "".unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let fragment = Self.fragments.randomElement(using: &random) ?? ""
        source.insert(contentsOf: fragment.unicodeScalars, at: Int.random(in: 0...source.count, using: &random))
      }
      if agree(String(String.UnicodeScalarView(source)), "seed \(seed)") { understood += 1 }
    }
    #expect(understood > 200, "\(understood)")
  }
}
