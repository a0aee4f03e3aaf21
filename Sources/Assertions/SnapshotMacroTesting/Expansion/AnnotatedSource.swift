import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion

/// A source with diagnostics below the lines that they are about.
///
///     @Memberwise enum Cell {
///     ┬──────────
///     ╰─ 🛑 '@Memberwise' can only be applied to a struct
///        ✏️ Use 'struct'
///
/// The form is that of swift-macro-testing, so that its references stay valid. Columns count UTF-8 code units.
struct AnnotatedSource {
  /// A diagnostic at its place in the source, also if a macro reported it for a node that was detached from the source.
  private struct Note {
    var line: Int
    var column: Int
    var diagnostic: Diagnostic
  }

  private let lines: [String]
  private let notes: [Note]
  private let context: BasicMacroExpansionContext

  /// Places the diagnostics of a source and of the expansion of its macros.
  init(of tree: SourceFileSyntax, _ diagnostics: [Diagnostic], in context: BasicMacroExpansionContext) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    lines = converter.sourceLines
    notes = diagnostics.map { diagnostic in
      let offset = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "").offset
      let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
      return Note(line: location.line, column: location.column, diagnostic: diagnostic)
    }
    self.context = context
  }

  /// The annotated source, without line feeds at its beginning and its end.
  var text: String {
    var rows: [String] = []
    for (index, line) in lines.enumerated() {
      rows.append(line.last?.isNewline == true ? String(line.dropLast()) : line)
      let notes = notes.filter { $0.line == index + 1 }
      let columns = Set(notes.map(\.column))
      // From right to left, so that the lines to the messages on the left pass those on the right.
      for column in columns.sorted(by: >) {
        let here = notes.filter { $0.column == column }.map(\.diagnostic)
        if let underline = underline(of: here, in: line, number: index + 1, column: column) { rows.append(underline) }
        let margin = String((1..<max(column, 1)).map { columns.contains($0) ? "│" : " " })
        for (position, diagnostic) in here.enumerated() {
          let isLast = position == here.count - 1
          rows.append("\(margin)\(isLast ? "╰─" : "├─") \(diagnostic.diagMessage.markedText)")
          for fixIt in diagnostic.fixIts { rows.append("\(margin)\(isLast ? " " : "│")  ✏️ \(fixIt.message.message)") }
        }
      }
    }
    while rows.first?.isEmpty == true { rows.removeFirst() }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// Returns the row that underlines what the diagnostics at a column highlight in a line; `nil` if they highlight nothing in it.
  private func underline(of diagnostics: [Diagnostic], in line: String, number: Int, column: Int) -> String? {
    var columns: Set<Int> = []
    for diagnostic in diagnostics where line.contains(diagnostic.node.trimmedDescription) {
      for highlight in diagnostic.highlights {
        let start = location(of: highlight.positionAfterSkippingLeadingTrivia, in: diagnostic)
        let end = location(of: highlight.endPositionBeforeTrailingTrivia, in: diagnostic)
        guard start.line == number, end.line == number, start.column < end.column else { continue }
        columns.formUnion(start.column..<end.column)
      }
    }
    guard let last = columns.max() else { return nil }
    return String((1...max(last, column)).map { $0 == column ? "┬" : columns.contains($0) ? "─" : " " })
  }

  private func location(of position: AbsolutePosition, in diagnostic: Diagnostic) -> SourceLocation {
    context.location(for: position, anchoredAt: diagnostic.node, fileName: "")
  }
}

extension DiagnosticMessage {
  /// The message after a sign for its severity.
  fileprivate var markedText: String {
    switch severity {
    case .error: "🛑 \(message)"
    case .warning: "⚠️ \(message)"
    default: "ℹ️ \(message)"
    }
  }
}
