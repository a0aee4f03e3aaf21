/// One change of a source file: some of its bytes give way to a text.
///
/// All edits of a file count from the same original, so that any number of them can be put together in any order.
package struct SourceEdit: Hashable, Sendable, Codable {
  /// Position of the first byte that goes.
  package var offset: Int
  /// How many bytes go; none for an insertion.
  package var length: Int
  /// What comes instead.
  package var replacement: String
  /// The order of insertions at one position, the smallest first.
  package var rank: Int

  package init(offset: Int, length: Int, replacement: String, rank: Int = 0) {
    self.offset = offset
    self.length = length
    self.replacement = replacement
    self.rank = rank
  }

  var end: Int { offset + length }
  var isDeletion: Bool { replacement.isEmpty }

  /// The source with all edits made; `nil` where two of them change the same bytes or one is out of bounds. Deletions
  /// may overlap.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* edits.
  package static func apply(_ edits: some Sequence<SourceEdit>, to source: [UInt8]) -> [UInt8]? {
    // An insertion stands before a change of what follows it.
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

/// An edit that an assertion would make of its source: what a failure leaves behind, for `snapshot accept`.
package struct ProposedSourceEdit: Hashable, Sendable, Codable {
  /// Absolute path of the source.
  package var source: String
  /// ``SourceJournal/fingerprint(of:)`` of the source that the edit counts from.
  package var original: String
  /// Which assertion's reference the edit changes: no two edits of a file are of one site.
  package var site: String
  package var edit: SourceEdit

  package init(source: String, original: String, site: String, edit: SourceEdit) {
    self.source = source
    self.original = original
    self.site = site
    self.edit = edit
  }
}
