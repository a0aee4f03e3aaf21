/// The selected part of the text of a field.
public struct TextSelection: Hashable, Sendable {
  /// The positions of the selected characters.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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

  // The ranges are stored apart from `Indices`, which older systems of Apple do not have.
  private var ranges: [Range<String.Index>]
  private var isMultiple: Bool
  /// The line to which an insertion point at the end of a line belongs.
  public var affinity = Affinity.automatic

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) {
    ranges = [range]
    isMultiple = false
  }

  /// Creates a selection of several ranges.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init(ranges: RangeSet<String.Index>) {
    self.ranges = Array(ranges.ranges)
    isMultiple = true
  }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// The positions of the selected characters.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public var indices: Indices {
    get { isMultiple ? .multiSelection(RangeSet(ranges)) : .selection(ranges[0]) }
    set {
      switch newValue {
      case .selection(let range): (ranges, isMultiple) = ([range], false)
      case .multiSelection(let several): (ranges, isMultiple) = (Array(several.ranges), true)
      }
    }
  }

  /// Whether no character is selected.
  public var isInsertion: Bool { ranges.allSatisfy(\.isEmpty) }
}
