import SnapshotLedger

/// A pattern that selects snapshots: an id, a suffix of an id, a glob, `File.swift:12`, or a glob over configurations such
/// as `login@*AX*`.
package struct KeyPattern: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// Whether the pattern matches the snapshot of an entry.
  package func matches(_ entry: LedgerEntry) -> Bool {
    guard !text.isEmpty else { return false }
    return entry.id == text || matchesLine(of: entry) || candidates(of: entry).contains(where: matchesWhole)
  }

  /// Matches `File.swift:12`, with any part of the path before the file name.
  private func matchesLine(of entry: LedgerEntry) -> Bool {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line == entry.line
    else { return false }
    let path = text[..<colon]
    return !path.isEmpty && (entry.file == path || entry.file.hasSuffix("/" + path))
  }

  private func matchesWhole(_ candidate: Substring) -> Bool {
    guard text.contains("*") || text.contains("?") else { return candidate == text }
    return Glob.matches(Array(text.unicodeScalars), Array(candidate.unicodeScalars))
  }

  /// All suffixes that start at a component of a spelling of the id or of the reference's path.
  private func candidates(of entry: LedgerEntry) -> [Substring] {
    (SnapshotID.spellings(of: entry.id) + [entry.reference]).flatMap { KeyPattern.suffixes(of: $0[...]) }
  }

  private static func suffixes(of text: Substring) -> [Substring] {
    guard !text.isEmpty else { return [] }
    return [text] + text.indices.filter { text[$0] == "/" || text[$0] == "#" }.map { text[text.index(after: $0)...] }
  }
}
