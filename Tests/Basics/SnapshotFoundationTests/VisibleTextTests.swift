import Foundation
import SnapshotFoundation
import SnapshotSeededRandom
import Testing

/// What reaches a terminal: random texts of everything that a terminal obeys or hides.
@Suite struct VisibleTextTests {
  /// Controls of C0 and C1, escape sequences, links, and characters that change the direction or are invisible.
  private static let pieces: [String] = {
    let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069]
    return ranges.joined().compactMap(Unicode.Scalar.init).map { String($0) } + texts
  }()

  private static let texts = [
    "\u{200E}", "\u{200F}", "\u{061C}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{FEFF}", "\u{180E}", "\u{2028}",
    "\u{2029}",
    "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[2J", "\u{1B}[1;1H", "\u{1B}]8;;https://a.example\u{7}b\u{1B}]8;;\u{7}",
    "\u{1B}]0;t\u{1B}\\",
    "\u{1B}[", "\u{1B}[31", "\u{1B}", "\u{9B}31m", "\u{90}q\u{9C}", "\r\n", "a", "é", "e\u{301}", "👩‍👧", "نص", " ", "m",
    "[0m",
  ]

  private static func text(_ seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// The text with its escapes read back.
  private static func unescaped(_ text: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars[...]
    while let first = rest.popFirst() {
      if first == "\\", rest.first == "u", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(String(rest[..<end].dropFirst(2)), radix: 16).flatMap(Unicode.Scalar.init)
      {
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else if first == "\\", rest.first == "n" {
        result.append("\n")
        rest = rest.dropFirst()
      } else {
        result.append(first)
      }
    }
    return result
  }

  @Test(arguments: 0..<20) func nothingReachesATerminalRawAndNothingIsLost(block: UInt64) {
    for seed in block * 200..<block * 200 + 200 {
      let text = Self.text(seed)
      let (line, lines, styled) = (VisibleText.line(text), VisibleText.block(text), VisibleText.styled(text))
      let left = { (text: String) in Set(text.unicodeScalars.filter(VisibleText.isUnsafe)) }
      #expect(left(line).isEmpty, "seed \(seed)")
      #expect(left(lines).isSubset(of: ["\n", "\t"]), "seed \(seed)")
      // The only sequences that remain are colors and weights.
      #expect(left(styled).isSubset(of: ["\n", "\t", "\u{1B}"]), "seed \(seed)")
      let bare = styled.replacing(#/\x1B\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "")
      #expect(!bare.unicodeScalars.contains("\u{1B}"), "seed \(seed)")
      // What has no backslash of its own can be read back.
      guard !text.unicodeScalars.contains("\\") else { continue }
      for escaped in [line, lines, styled] {
        #expect(Self.unescaped(escaped).elementsEqual(text.unicodeScalars), "seed \(seed)")
      }
    }
  }

  @Test func charactersOfTextsAreKept() {
    for text in ["", "a\nb\tc", "👩‍👧‍👦 é e\u{301}", "می‌خواهم", "日本語"] { #expect(VisibleText.block(text) == text) }
  }
}
