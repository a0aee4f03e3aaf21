import SwiftParser
import SwiftSyntax

/// A text as a literal of several lines, and back.
enum InlineLiteral {
  /// The literal's lines with its delimiters, not indented; a line of the text is a line of the literal.
  ///
  /// What would not survive is escaped: control characters but tabs, line separators, marks that turn the direction
  /// of reading or are invisible. As many number signs are used as keep quotes and backslashes as they are.
  static func lines(of text: String) -> [String] {
    let pounds = String(repeating: "#", count: poundCount(for: text))
    var lines = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else if let escape = escape(of: scalar) {
        lines[lines.count - 1] += "\\\(pounds)\(escape)"
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return ["\(pounds)\"\"\""] + lines + ["\"\"\"\(pounds)"]
  }

  /// How many number signs make each `"""` and each backslash of a text mean itself: one more than follow any.
  static func poundCount(for text: String) -> Int {
    var needed = 0
    var quotes = 0
    // Number signs since a backslash or three quotes; `nil` after anything else.
    var run: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        quotes += 1
        run = quotes >= 3 ? 0 : nil
      case UInt8(ascii: "\\"):
        quotes = 0
        run = 0
      case UInt8(ascii: "#"):
        quotes = 0
        run = run.map { $0 + 1 }
      default:
        quotes = 0
        run = nil
      }
      if let run { needed = max(needed, run + 1) }
    }
    return needed
  }

  /// What follows the backslash for a character that must not stand in the source as it is.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\t": return nil
    case "\r": return "r"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      return "u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: return nil
    }
  }

  /// The text that a closure returns whose only expression is a literal without interpolations; `nil` for any other.
  static func text(ofClosure source: String) -> String? {
    // NB: to the compiler every end of a line in a literal is a line feed; to older versions of swift-syntax it is not.
    let source = source.replacing("\r\n", with: "\n")
    let items = Parser.parse(source: "_ = \(source)").statements
    guard items.count == 1, let sequence = items.first?.item.as(SequenceExprSyntax.self),
      let closure = sequence.elements.last?.as(ClosureExprSyntax.self), closure.signature == nil,
      closure.statements.count == 1, let statement = closure.statements.first
    else { return nil }
    guard let literal = statement.item.as(StringLiteralExprSyntax.self) else { return nil }
    return literal.representedLiteralValue
  }
}
