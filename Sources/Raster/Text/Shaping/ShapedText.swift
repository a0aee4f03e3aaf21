import CHarfBuzz

/// A glyph at its size: lengths in text units, y up.
struct SizedGlyph: Sendable {
  var id: UInt32
  /// The index of the first scalar of the glyph's cluster.
  var cluster: Int
  var advance: Int
  var xOffset: Int
  var yOffset: Int
  var isUnsafeToBreak: Bool
}

/// Text after shaping and before line breaking: nothing here depends on a width.
struct ShapedText: Sendable {
  /// Text between hard breaks.
  struct Paragraph: Sendable {
    /// The text without the hard break that ends it.
    var content: Range<Int>
    /// Where the next paragraph starts.
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
  /// The faces that each run asks for its text, in order.
  var candidates: [[FontCandidate]]
  var scalars: [Unicode.Scalar]
  /// What the shaper is given in place of the scalars; nearly always they themselves.
  var standIns: [Unicode.Scalar]
  /// The index of the styled run of each scalar.
  var runOfScalar: [Int]
  var paragraphs: [Paragraph]
  /// In logical order.
  var items: [Item]
  /// For each place before a scalar, and the end: whether a line may be broken there.
  var allowsBreak: [Bool]
  /// For each place before a scalar, and the end: whether a cluster of glyphs begins there.
  var isClusterStart: [Bool]
  /// For each place before a scalar, and the end: whether what a person takes for a character begins there. A ligature
  /// has several of them in one cluster.
  var isGraphemeStart: [Bool]
  /// For each place before a scalar, and the end: whether glyphs change when the text is cut there.
  var isUnsafeToBreak: [Bool]
  /// The sum of the advances before each scalar, and of all, in logical order.
  var offsets: [Int]
  /// What no font has, each scalar once, in order of appearance.
  var missing: [Unicode.Scalar]

  /// A tab, which has no advance of its own.
  struct Tab: Sendable {
    var place: Int
    /// The distance of the stops that stand where nobody has set any.
    var interval: Int
  }

  /// In logical order.
  var tabs: [Tab] = []
  /// Where tabs lead to.
  var ruler = TabRuler()

  /// The advance width of a range as it was shaped with what stands around it. Tabs in it lead to the stops of a line that
  /// begins with the range.
  func width(of range: Range<Int>) -> Int {
    let plain = offsets[range.upperBound] - offsets[range.lowerBound]
    if tabs.isEmpty { return plain }
    let tabs = tabs(in: range)
    if tabs.isEmpty { return plain }
    return plain + ruler.advances(of: tabs, in: range) { offsets[$1] - offsets[$0] }.reduce(0, +)
  }

  /// The tabs of a range, found by bisection.
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

  /// The index of the run that decides the style at a place; the last run's at the end.
  func run(at place: Int) -> Int { place < runOfScalar.count ? runOfScalar[place] : max(0, runs.count - 1) }

  /// The items that a range touches, found by bisection.
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

  /// The face that a run asks first, which says how its lines stand.
  func mainFace(ofRun run: Int) -> FontFace? { candidates[run].first?.face }

  /// The range without the spaces at its end.
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

  /// The styled text of a range.
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
