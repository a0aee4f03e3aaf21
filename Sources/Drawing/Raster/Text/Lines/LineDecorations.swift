import Foundation

/// The underlines and strikethroughs of a line. They use the metrics of a run's first face, so that they stay straight
/// across fallback faces. Underlines skip the ink that crosses them.
struct LineDecorations {
  private struct Stretch {
    /// The index of the styled run.
    var run: Int
    /// The index of the first drawn run, which owns the rectangles.
    var owner: Int
    var start: Int
    var end: Int
    /// The gaps of the underline, from left to right in glyph order.
    var gaps: [Range<Int>] = []
  }

  let text: ShapedText
  let skipsInk: Bool
  private var stretches: [Stretch] = []
  private var isOpen = false

  init(text: ShapedText, skipsInk: Bool) {
    self.text = text
    self.skipsInk = skipsInk
  }

  /// Adds the next segment from the left.
  mutating func add(_ segment: LineSegment, at x: Int, before drawn: Int) {
    let style = text.runs[segment.item.run]
    guard style.isUnderlined || style.isStruckThrough else {
      isOpen = false
      return
    }
    if isOpen, let last = stretches.last, last.run == segment.item.run {
      stretches[stretches.count - 1].end += segment.width
    } else {
      stretches.append(Stretch(run: segment.item.run, owner: drawn, start: x, end: x + segment.width))
      isOpen = true
    }
    if style.isUnderlined, skipsInk { stretches[stretches.count - 1].gaps += gaps(in: segment, at: x) }
  }

  /// Stores the rectangles in the runs that own them.
  func draw(into runs: inout [TextLayout.ColoredRun]) {
    for stretch in stretches where runs.indices.contains(stretch.owner) {
      let style = text.runs[stretch.run]
      for line in rectangles(of: stretch) where !line.rectangles.isEmpty {
        let look = line.isUnderline ? style.underlineStyle : style.strikethroughStyle
        if let color = look.color {
          runs[stretch.owner].coloredLines.append(TextLayout.ColoredLine(color: color, rectangles: line.rectangles))
        } else {
          runs[stretch.owner].decorations += line.rectangles
        }
      }
    }
  }

  private func lines(ofRun run: Int) -> (metrics: FontMetrics, scale: FontScale)? {
    guard let metrics = text.mainFace(ofRun: run)?.metrics else { return nil }
    return (metrics, FontScale(size: text.runs[run].font.size, unitsPerEm: metrics.unitsPerEm))
  }

  /// Returns the underline and the strikethrough of a stretch, divided into their dashes.
  private func rectangles(of stretch: Stretch) -> [(isUnderline: Bool, rectangles: [CGRect])] {
    guard let (metrics, scale) = lines(ofRun: stretch.run) else { return [] }
    let style = text.runs[stretch.run]
    let shift = TextUnit.nearest(to: style.baselineOffset)
    func rectangle(_ columns: Range<Int>, top: Int, thickness: Int) -> CGRect {
      CGRect(
        x: TextUnit.points(columns.lowerBound), y: TextUnit.points(-scale.units(top) - shift),
        width: TextUnit.points(columns.count), height: TextUnit.points(max(1, scale.units(thickness))))
    }
    var lines: [(isUnderline: Bool, rectangles: [CGRect])] = []
    if style.isUnderlined {
      let thickness = max(1, scale.units(metrics.underlineThickness))
      let pieces = pieces(of: stretch, atLeast: thickness)
        .flatMap { style.underlineStyle.pieces(of: $0, thickness: thickness) }
        .map { rectangle($0, top: metrics.underlinePosition, thickness: metrics.underlineThickness) }
      lines.append((true, pieces))
    }
    if style.isStruckThrough {
      let thickness = max(1, scale.units(metrics.strikethroughThickness))
      let pieces = style.strikethroughStyle.pieces(
        of: stretch.start..<max(stretch.start, stretch.end), thickness: thickness
      )
      .map { rectangle($0, top: metrics.strikethroughPosition, thickness: metrics.strikethroughThickness) }
      lines.append((false, pieces))
    }
    return lines
  }

  /// Returns the parts between gaps. Short parts are dropped, because they would look like parts of letters.
  private func pieces(of stretch: Stretch, atLeast shortest: Int) -> [Range<Int>] {
    guard !stretch.gaps.isEmpty else { return [stretch.start..<max(stretch.start, stretch.end)] }
    var pieces: [Range<Int>] = []
    var start = stretch.start
    for gap in stretch.gaps.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      let end = min(gap.lowerBound, stretch.end)
      if end - start >= shortest { pieces.append(start..<end) }
      start = max(start, gap.upperBound)
    }
    if stretch.end - start >= shortest { pieces.append(start..<stretch.end) }
    return pieces
  }

  // MARK: Ink

  private func gaps(in segment: LineSegment, at x: Int) -> [Range<Int>] {
    // Underlines do not skip ideographs, because most of their strokes cross the underline.
    guard let face = segment.item.face, !Self.solidScripts.contains(segment.item.script),
      let (metrics, scale) = lines(ofRun: segment.item.run)
    else { return [] }
    let size = text.runs[segment.item.run].font.size
    let own = FontScale(size: size, unitsPerEm: face.metrics.unitsPerEm)
    let perEm = max(1, scale.units(metrics.unitsPerEm))
    func fontUnits(_ units: Int) -> Int { units * face.metrics.unitsPerEm / perEm }
    let top = scale.units(metrics.underlinePosition)
    let thickness = max(1, scale.units(metrics.underlineThickness))
    var gaps: [Range<Int>] = []
    var pen = x
    for glyph in segment.glyphs {
      let crossing = FontFace.Crossing(
        glyph: glyph.id, bottom: fontUnits(top - thickness - glyph.yOffset), top: fontUnits(top - glyph.yOffset),
        slant: TextUnit.nearest(to: segment.item.slant * 1000) / TextUnit.perPoint)
      if let ink = face.inkCrossing(crossing) {
        let origin = pen + glyph.xOffset
        gaps.append(origin + own.units(ink.lowerBound) - thickness..<origin + own.units(ink.upperBound) + thickness)
      }
      pen += glyph.advance
    }
    return gaps
  }

  private static let solidScripts: Set<UInt32> = Set(
    ["Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii"].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })
}
