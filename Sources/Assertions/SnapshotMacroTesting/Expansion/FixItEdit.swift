import Foundation
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion

/// A replacement of a range of a source, in UTF-8 code units.
struct FixItEdit {
  var range: Range<Int>
  var replacement: String

  /// Returns a source after edits. An edit that overlaps with an earlier one of the list is not applied.
  static func applying(_ edits: [FixItEdit], to source: String) -> String {
    var applied: [FixItEdit] = []
    for edit in edits where !applied.contains(where: { $0.range.overlaps(edit.range) }) { applied.append(edit) }
    var bytes = Array(source.utf8)
    // From the end, so that the ranges stay valid. Of two insertions at one place, the first one of the list stands first.
    let ordered = applied.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        > ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.range.clamped(to: 0..<bytes.count), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A fix-it of a kind that a newer swift-syntax has introduced.
struct FixItError: LocalizedError {
  var errorDescription: String? {
    "A fix-it has a change of a kind that this version of swift-snapshot cannot apply. Update swift-snapshot."
  }
}

extension FixIt.Change {
  /// Returns the edit of the original source. The nodes of a change can be detached from it by the expansion.
  func edit(in context: BasicMacroExpansionContext) throws -> FixItEdit {
    func edit(
      _ start: AbsolutePosition, _ end: AbsolutePosition, at node: some SyntaxProtocol, _ replacement: String
    ) -> FixItEdit {
      let offsets = [start, end].map { context.location(for: $0, anchoredAt: Syntax(node), fileName: "").offset }
      return FixItEdit(range: offsets[0]..<max(offsets[0], offsets[1]), replacement: replacement)
    }
    switch self {
    case .replace(let old, let new): return edit(old.position, old.endPosition, at: old, new.description)
    case .replaceLeadingTrivia(let token, let trivia):
      return edit(token.position, token.positionAfterSkippingLeadingTrivia, at: token, trivia.description)
    case .replaceTrailingTrivia(let token, let trivia):
      return edit(token.endPositionBeforeTrailingTrivia, token.endPosition, at: token, trivia.description)
    #if canImport(SwiftSyntax601)
      case .replaceChild(let child):
        return edit(
          child.replacementRange.lowerBound, child.replacementRange.upperBound, at: child.parent,
          child.newChild.description)
    #endif
    #if canImport(SwiftSyntax602)
      case .replaceText(let range, let text, let node): return edit(range.lowerBound, range.upperBound, at: node, text)
    #endif
    #if canImport(SwiftSyntax601)
      @unknown default: throw FixItError()
    #endif
    }
  }
}
