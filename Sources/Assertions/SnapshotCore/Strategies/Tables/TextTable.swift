/// Rows and columns of text, formatted as a Markdown table and aligned by their width in a terminal.
package struct TextTable {
  var header: [String]
  var rows: [[String]]

  package init(header: [String], rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  /// The text of the table, one line per row.
  package var text: String {
    let all = ([header] + rows).map { $0.map(Self.cell) }
    let columns = all.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      max(3, all.map { $0.indices.contains(column) ? Self.width(of: $0[column]) : 0 }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = widths.enumerated().map { column, width in
        let cell = cells.indices.contains(column) ? cells[column] : ""
        return cell + String(repeating: " ", count: width - Self.width(of: cell))
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|\n"
    return line(all[0]) + rule + all.dropFirst().map(line).joined()
  }

  /// Returns the text of a cell, in which vertical bars and line breaks are escaped.
  private static func cell(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|": output += "\\|"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case ..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        output += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Returns the number of terminal columns that a text occupies.
  static func width(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}
