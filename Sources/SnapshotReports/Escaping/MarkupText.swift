import SnapshotLedger

/// Text between tags and in quoted attributes of HTML and XML.
enum MarkupText {
  /// Control characters made visible, then `& < > " '` as entities.
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

  /// The same for an attribute of XML, where a bare line feed would be read as a space.
  static func escapeAttribute(_ text: String) -> String {
    escape(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }
}
