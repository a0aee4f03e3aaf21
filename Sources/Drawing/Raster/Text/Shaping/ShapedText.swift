import CRasterHarfBuzz

/// A glyph with lengths in text units, with y up.
struct SizedGlyph: Sendable {
  var id: UInt32
  /// The index of the first scalar of the glyph's cluster.
  var cluster: Int
  var advance: Int
  var xOffset: Int
  var yOffset: Int
  var isUnsafeToBreak: Bool
}

/// Text after shaping and before line breaking, independent of any width.
struct ShapedText: Sendable {
  /// Text between hard breaks.
  struct Paragraph: Sendable {
    /// The text without the hard break at its end.
    var content: Range<Int>
    /// The start of the next paragraph.
    var end: Int
    /// 0 for left to right, 1 for right to left.
    var baseLevel: UInt8
  }

  /// An item and its glyphs in visual order.
  struct Item: Sendable {
    var item: TextItem
    var glyphs: [SizedGlyph]
  }

  var runs: [TextRun]
  /// The candidate faces of each run, in order.
  var candidates: [[FontCandidate]]
  var scalars: [Unicode.Scalar]
  /// The scalars to shape. Control characters are replaced.
  var standIns: [Unicode.Scalar]
  /// The index of each scalar's styled run.
  var runOfScalar: [Int]
  var paragraphs: [Paragraph]
  /// The items in logical order.
  var items: [Item]
  /// Whether a line may break before each scalar and at the end.
  var allowsBreak: [Bool]
  /// Whether a glyph cluster begins before each scalar and at the end.
  var isClusterStart: [Bool]
  /// Whether a user-perceived character begins before each scalar and at the end. A ligature contains several of them
  /// in one cluster.
  var isGraphemeStart: [Bool]
  /// Whether glyphs change if the text is cut before each scalar and at the end.
  var isUnsafeToBreak: [Bool]
  /// The sum of the advances before each scalar and at the end, in logical order.
  var offsets: [Int]
  /// The scalars that no font has, without duplicates, in order of appearance.
  var missing: [Unicode.Scalar]

  /// A tab. Its advance depends on its position.
  struct Tab: Sendable {
    var place: Int
    /// The distance of default tab stops.
    var interval: Int
  }

  /// The tabs in logical order.
  var tabs: [Tab] = []
  /// The tab stops.
  var ruler = TabRuler()

  /// Returns the advance width of a range as shaped in its context. Tabs are measured as if a line begins with the
  /// range.
  func width(of range: Range<Int>) -> Int {
    let plain = offsets[range.upperBound] - offsets[range.lowerBound]
    if tabs.isEmpty { return plain }
    let tabs = tabs(in: range)
    if tabs.isEmpty { return plain }
    return plain + ruler.advances(of: tabs, in: range) { offsets[$1] - offsets[$0] }.reduce(0, +)
  }

  /// Returns the tabs of a range by binary search.
  func tabs(in range: Range<Int>) -> ArraySlice<Tab> {
    func first(at place: Int) -> Int {
      var (low, high) = (0, tabs.count)
      while low < high {
        let middle = (low + high) / 2
        if tabs[middle].place < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return tabs[first(at: range.lowerBound)..<first(at: range.upperBound)]
  }

  /// Returns the index of the run at a position, or of the last run at the end.
  func run(at place: Int) -> Int { place < runOfScalar.count ? runOfScalar[place] : max(0, runs.count - 1) }

  /// Returns the items that intersect a range by binary search.
  func items(in range: Range<Int>) -> ArraySlice<Item> {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].item.range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < items.count, items[end].item.range.lowerBound < range.upperBound { end += 1 }
    return items[low..<end]
  }

  /// Returns the first candidate face of a run, which determines its line metrics.
  func mainFace(ofRun run: Int) -> FontFace? { candidates[run].first?.face }

  /// Returns the range without trailing spaces.
  func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, scalars[end - 1].isHangingSpace { end -= 1 }
    return range.lowerBound..<end
  }

  func string(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for scalar in scalars[range] {
      if scalar.isASCII { bytes.append(UInt8(truncatingIfNeeded: scalar.value)) } else { bytes += scalar.utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the styled text of a range.
  func styledText(_ range: Range<Int>) -> [TextRun] {
    var pieces: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let run = runOfScalar[start]
      var end = start + 1
      while end < range.upperBound, runOfScalar[end] == run { end += 1 }
      var piece = runs[run]
      piece.text = string(start..<end)
      pieces.append(piece)
      start = end
    }
    return pieces
  }
}
