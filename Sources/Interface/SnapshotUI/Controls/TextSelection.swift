/// The selected part of the text of a field.
public struct TextSelection: Hashable, Sendable {
  /// The positions of the selected characters.
  public enum Indices: Hashable, Sendable {
    /// One range. An empty range is the place of the insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The line to which an insertion point at the end of a line belongs.
  public enum Affinity: Hashable, Sendable {
    case automatic, downstream, upstream
  }

  /// The positions of the selected characters.
  public var indices: Indices
  /// The line to which an insertion point at the end of a line belongs.
  public var affinity = Affinity.automatic

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether no character is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
