import Foundation

/// A line with positioned glyphs. Its left edge is at x = 0 and its baseline at y = 0.
struct LaidOutLine {
  var text: String
  /// The range of the paragraph that the line represents.
  var range: Range<Int>
  var paragraph: Int
  var runs: [TextLayout.ColoredRun]
  var clusters: [TextLayout.Cluster]
  var width: Int
  var metrics: LineMetrics
}

/// Positions the glyphs of a line: segments in visual order, with decorations.
struct LineLayout {
  let text: ShapedText
  let fonts: FontStorage
  /// Maps scalars of the line's text to positions in the paragraph.
  let source: LineSource

  /// Positions segments, which are in logical order.
  func set(_ segments: [LineSegment]) -> (runs: [TextLayout.ColoredRun], clusters: [TextLayout.Cluster], width: Int) {
    var runs: [TextLayout.ColoredRun] = []
    var clusters: [TextLayout.Cluster] = []
    clusters.reserveCapacity(segments.reduce(0) { $0 + $1.glyphs.count })
    var decorations = LineDecorations(text: text, skipsInk: fonts.glyphStyle == .outlines)
    var x = 0
    for index in Segmentation.visualOrder(segments.map(\.item.level)) {
      let segment = segments[index]
      let style = text.runs[segment.item.run]
      decorations.add(segment, at: x, before: runs.count)
      runs += coloredRuns(glyphRun(segment, style: style, at: x), face: segment.item.face, color: style.color)
      appendClusters(of: segment, at: x, to: &clusters)
      x += segment.width
    }
    decorations.draw(into: &runs)
    return (runs, clusters, x)
  }

  private func glyphRun(_ segment: LineSegment, style: TextRun, at x: Int) -> GlyphRun {
    var pen = 0
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(segment.glyphs.count)
    for glyph in segment.glyphs {
      glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, x: TextUnit.points(pen + glyph.xOffset), y: TextUnit.points(-glyph.yOffset)))
      pen += glyph.advance
    }
    let shift = TextUnit.nearest(to: style.baselineOffset)
    return GlyphRun(
      face: segment.item.face?.name ?? (style.attachment == nil ? MissingGlyph.face : TextAttachment.face),
      size: style.font.size,
      origin: CGPoint(x: TextUnit.points(x), y: TextUnit.points(-shift)), glyphs: glyphs,
      text: text.string(segment.range), slant: segment.item.slant)
  }

  // MARK: Color

  /// Returns a run as drawn: the run itself, or the layers of its color glyphs.
  private func coloredRuns(_ run: GlyphRun, face: FontFace?, color: RGBA) -> [TextLayout.ColoredRun] {
    let plain = TextLayout.ColoredRun(glyphs: run, color: color, decorations: [])
    guard let face, face.hasColor, fonts.glyphStyle == .outlines else { return [plain] }
    var drawn = plain
    var layers: [TextLayout.ColoredRun] = []
    drawn.glyphs.glyphs = []
    for glyph in run.glyphs {
      switch face.colorGlyph(glyph.id) {
      // Undrawable glyphs are missing text, which has no face.
      case nil, .undrawable: drawn.glyphs.glyphs.append(glyph)
      case .painting(let painting):
        drawn.paintings.append(
          TextLayout.Painting(
            glyph: painting, origin: CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y),
            scale: run.size / CGFloat(face.metrics.unitsPerEm), slant: run.slant))
      case .picture(let image, let box):
        let scale = run.size / CGFloat(face.metrics.unitsPerEm)
        let corner = CGPoint(
          x: run.origin.x + glyph.x + box.minX * scale, y: run.origin.y + glyph.y + box.minY * scale)
        drawn.pictures.append(
          TextLayout.Picture(
            image: image,
            frame: CGRect(x: corner.x, y: corner.y, width: box.width * scale, height: box.height * scale)))
      case .layers(let parts):
        for part in parts {
          var layer = plain
          layer.glyphs.text = ""
          layer.glyphs.glyphs = [GlyphRun.Glyph(id: part.glyph, x: glyph.x, y: glyph.y)]
          if let own = part.color {
            layer.color = own.multipliedAlpha(by: Double(color.alpha) / 255)
            layer.hasOwnColor = true
          }
          layers.append(layer)
        }
      }
    }
    return [drawn] + layers
  }

  // MARK: Clusters

  /// The glyphs of a cluster are contiguous, in logical order from left to right or from right to left.
  private func appendClusters(of segment: LineSegment, at x: Int, to clusters: inout [TextLayout.Cluster]) {
    let isRightToLeft = segment.item.level & 1 == 1
    let glyphs = segment.glyphs
    var left = x
    var index = 0
    var nextOnTheLeft = segment.range.upperBound
    while index < glyphs.count {
      let start = glyphs[index].cluster
      var width = 0
      while index < glyphs.count, glyphs[index].cluster == start {
        width += glyphs[index].advance
        index += 1
      }
      let end = isRightToLeft ? nextOnTheLeft : index < glyphs.count ? glyphs[index].cluster : segment.range.upperBound
      nextOnTheLeft = start
      if start < end {
        append(start..<end, from: left, width: width, isRightToLeft: isRightToLeft, to: &clusters)
      }
      left += width
    }
  }

  /// Divides the width of a ligature evenly among its characters.
  private func append(
    _ range: Range<Int>, from left: Int, width: Int, isRightToLeft: Bool, to clusters: inout [TextLayout.Cluster]
  ) {
    func cluster(_ range: Range<Int>, _ left: Int, _ width: Int) -> TextLayout.Cluster {
      let places = source.places(of: range)
      return TextLayout.Cluster(
        start: Int32(clamping: places.lowerBound), end: Int32(clamping: places.upperBound),
        left: left, width: width, isRightToLeft: isRightToLeft)
    }
    if range.count == 1 {
      clusters.append(cluster(range, left, width))
      return
    }
    var starts = range.filter { $0 == range.lowerBound || text.isGraphemeStart[$0] }
    starts.append(range.upperBound)
    let count = starts.count - 1
    for index in 0..<count {
      let part = isRightToLeft ? count - 1 - index : index
      let from = width * index / count
      clusters.append(
        cluster(starts[part]..<starts[part + 1], left + from, width * (index + 1) / count - from))
    }
  }
}

/// Maps the scalars of a line's text to positions in the paragraph. A truncated or hyphenated line contains a sign, an
/// ellipsis or hyphen, that represents hidden positions.
struct LineSource {
  /// The position of the line's first scalar.
  var start: Int
  /// The sign's index in the line's text, and the range that it represents.
  var sign: (index: Int, hidden: Range<Int>)?

  static let whole = LineSource(start: 0)

  func places(of range: Range<Int>) -> Range<Int> {
    guard let sign, range.upperBound > sign.index else { return range.lowerBound + start..<range.upperBound + start }
    let lower =
      range.lowerBound <= sign.index
      ? start + range.lowerBound : sign.hidden.upperBound + range.lowerBound - sign.index - 1
    return lower..<max(lower, sign.hidden.upperBound + range.upperBound - sign.index - 1)
  }
}
