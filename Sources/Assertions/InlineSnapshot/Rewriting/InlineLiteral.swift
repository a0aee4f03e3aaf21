import SwiftParser
import SwiftSyntax

/// Converts between texts and multi-line string literals.
enum InlineLiteral {
  /// Returns the lines of a literal with its delimiters, without indentation. Each line of the text is a line of the literal.
  ///
  /// Control characters except tabs, line separators and bidirectional formatting characters are escaped. The delimiters have
  /// enough number signs for quotation marks and backslashes not to need escapes.
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

  /// Returns the number of number signs that a raw string literal of a text needs: one more than follow any `"""` or any
  /// backslash of the text.
  static func poundCount(for text: String) -> Int {
    var needed = 0
    var quotes = 0
    // The number signs after a backslash or three quotation marks; `nil` after any other character.
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

  /// Returns the escape of a scalar, without the backslash, or `nil` if it needs none.
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

  /// Returns the text of a closure whose only expression is a literal without interpolations, or `nil` for any other closure.
  static func text(ofClosure source: String) -> String? {
    // NB: the compiler reads every line ending in a literal as a line feed; older versions of swift-syntax do not.
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
