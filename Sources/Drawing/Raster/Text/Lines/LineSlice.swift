/// The glyphs of one item in a line, in visual order.
struct LineSegment {
  var item: TextItem
  var range: Range<Int>
  var glyphs: [SizedGlyph]
  var width: Int
}

extension [LineSegment] {
  /// Adds advances to clusters, by the position of their first scalar.
  mutating func addAdvances(_ advances: [Int: Int]) {
    var open = advances
    for segment in indices {
      for glyph in self[segment].glyphs.indices {
        guard let advance = open.removeValue(forKey: self[segment].glyphs[glyph].cluster) else { continue }
        self[segment].glyphs[glyph].advance += advance
        self[segment].width += advance
      }
    }
  }
}

/// Extracts lines from shaped text, and reshapes parts whose glyphs change at the cut.
struct LineSlicer {
  let text: ShapedText
  let shaper: TextShaper

  /// Returns the segments of a range of one paragraph in logical order. The range must begin a line, because tab widths
  /// depend on the position.
  func segments(of range: Range<Int>) -> [LineSegment] {
    var segments = plainSegments(of: range)
    let tabs = text.tabs(in: range)
    if !tabs.isEmpty { widen(tabs, in: range, of: &segments) }
    return segments
  }

  private func widen(_ tabs: ArraySlice<ShapedText.Tab>, in range: Range<Int>, of segments: inout [LineSegment]) {
    var offsets = [Int](repeating: 0, count: range.count + 1)
    for glyph in segments.lazy.flatMap(\.glyphs) { offsets[glyph.cluster - range.lowerBound + 1] += glyph.advance }
    for index in range.indices { offsets[index - range.lowerBound + 1] += offsets[index - range.lowerBound] }
    let advances = text.ruler.advances(of: tabs, in: range) {
      offsets[$1 - range.lowerBound] - offsets[$0 - range.lowerBound]
    }
    let advanceAtPlace = Dictionary(uniqueKeysWithValues: zip(tabs.map(\.place), advances))
    segments.addAdvances(advanceAtPlace)
  }

  private func plainSegments(of range: Range<Int>) -> [LineSegment] {
    var segments: [LineSegment] = []
    for item in text.items(in: range) {
      let part = item.item.range.clamped(to: range)
      let cut = cut(item, to: part)
      segments.append(
        LineSegment(item: cut.item, range: part, glyphs: cut.glyphs, width: cut.glyphs.reduce(0) { $0 + $1.advance }))
    }
    return segments
  }

  /// Returns the advance width of an extracted range.
  func width(of range: Range<Int>) -> Int {
    if range.isEmpty { return 0 }
    if text.tabs(in: range).isEmpty, !isCutUnsafe(at: range.lowerBound), !isCutUnsafe(at: range.upperBound) {
      return text.width(of: range)
    }
    return segments(of: range).reduce(0) { $0 + $1.width }
  }

  private func isCutUnsafe(at place: Int) -> Bool { text.isUnsafeToBreak[place] }

  private func cut(_ item: ShapedText.Item, to part: Range<Int>) -> ShapedText.Item {
    let whole = item.item.range
    if part == whole { return item }
    let startsUnsafely = part.lowerBound > whole.lowerBound && isCutUnsafe(at: part.lowerBound)
    let endsUnsafely = part.upperBound < whole.upperBound && isCutUnsafe(at: part.upperBound)
    if startsUnsafely || endsUnsafely { return shaper.shaped(item.item, in: part, of: text) }
    return ShapedText.Item(item: item.item, glyphs: Array(item.glyphs[glyphRange(of: part, in: item)]))
  }

  /// Returns the contiguous glyphs of a part. Clusters increase from left to right, or decrease in right-to-left text.
  private func glyphRange(of part: Range<Int>, in item: ShapedText.Item) -> Range<Int> {
    let glyphs = item.glyphs
    func firstIndex(where isPast: (Int) -> Bool) -> Int {
      var low = 0
      var high = glyphs.count
      while low < high {
        let middle = (low + high) / 2
        if isPast(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    if item.item.level & 1 == 0 {
      return firstIndex { $0 >= part.lowerBound }..<firstIndex { $0 >= part.upperBound }
    }
    return firstIndex { $0 < part.upperBound }..<firstIndex { $0 < part.lowerBound }
  }
}
