import SnapshotFoundation
import SnapshotWorkspace

/// Escapes text for HTML and XML content and quoted attributes.
enum MarkupText {
  /// Makes control characters visible and replaces `& < > " '` with entities.
  static func escape(_ text: String) -> String {
    var result = ""
    for character in VisibleText.block(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Escapes text for an XML attribute, in which a line feed would be read as a space.
  static func escapeAttribute(_ text: String) -> String {
    escape(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }
}
