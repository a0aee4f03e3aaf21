import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// Escapes untrusted text for Markdown, so that it cannot create mentions, links, tables or tags.
enum MarkdownText {
  private static let special = Set("\\`*_{}[]()#+-.!|~^$:".unicodeScalars)

  /// Escapes text for a paragraph, on one line.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      default:
        if special.contains(scalar), scalar != ".", scalar != ":", scalar != "-" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes text between HTML tags inside Markdown, where backslash escapes do not work.
  static func escapeHTML(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      let isPlain =
        scalar.value > 0x7F || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " /.,=-".unicodeScalars.contains(scalar)
      if isPlain { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
    }
    return result
  }

  /// Returns a URL for a link, in which nothing can end the link.
  static func url(_ text: String) -> String {
    let allowed = CharacterSet(charactersIn: "-._~:/?#@!$&*+,;=%").union(.alphanumerics)
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  /// Percent-encodes a path for a URL.
  static func urlPath(_ path: String) -> String {
    path.utf8.map { byte -> String in
      let isPlain =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~/=,".utf8.contains(byte)
        }
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// Returns a code block whose fence is longer than any sequence of backticks in the text.
  static func fenced(_ text: String) -> String {
    var longest = 0
    var current = 0
    for scalar in text.unicodeScalars {
      current = scalar == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\n\(VisibleText.block(text))\n\(fence)\n\n"
  }
}
