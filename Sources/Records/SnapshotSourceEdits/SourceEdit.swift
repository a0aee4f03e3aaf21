/// An edit of a source file: replaces a range of bytes with a text.
///
/// The ranges of all edits of a file refer to the same original, so the edits can be applied in any order.
package struct SourceEdit: Hashable, Sendable, Codable {
  /// The offset of the first byte to replace.
  package var offset: Int
  /// The number of bytes to replace; 0 for an insertion.
  package var length: Int
  /// The text to insert.
  package var replacement: String
  /// The order of insertions at the same offset, ascending.
  package var rank: Int

  package init(offset: Int, length: Int, replacement: String, rank: Int = 0) {
    self.offset = offset
    self.length = length
    self.replacement = replacement
    self.rank = rank
  }

  var end: Int { offset + length }
  var isDeletion: Bool { replacement.isEmpty }

  /// Returns the source with all edits applied, or `nil` if two edits overlap or an edit is out of bounds. Deletions can
  /// overlap.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* edits.
  package static func apply(_ edits: some Sequence<SourceEdit>, to source: [UInt8]) -> [UInt8]? {
    // An insertion comes before a replacement at the same offset.
    let ordered = edits.sorted { ($0.offset, $0.length.signum(), $0.rank) < ($1.offset, $1.length.signum(), $1.rank) }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + ordered.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    var endsInDeletion = false
    for edit in ordered {
      guard edit.length >= 0, edit.offset >= 0, edit.end <= source.count else { return nil }
      if edit.offset < position {
        guard endsInDeletion, edit.isDeletion else { return nil }
        position = max(position, edit.end)
        continue
      }
      result += source[position..<edit.offset]
      result += edit.replacement.utf8
      position = edit.end
      endsInDeletion = edit.isDeletion
    }
    result += source[position...]
    return result
  }
}

/// The edit that makes the text of a failed assertion its reference. `snapshot accept` applies it.
package struct ProposedSourceEdit: Hashable, Sendable, Codable {
  /// The absolute path of the source file.
  package var source: String
  /// The ``SourceJournal/fingerprint(of:)`` of the original that the edit refers to.
  package var original: String
  /// The assertion whose reference the edit changes. A file has at most one edit per site.
  package var site: String
  /// The edit.
  package var edit: SourceEdit

  package init(source: String, original: String, site: String, edit: SourceEdit) {
    self.source = source
    self.original = original
    self.site = site
    self.edit = edit
  }
}
