/// Places the glyphs of a line: segments in visual order, glyphs one after another, decorations under and through them.
enum LineSetter {
  /// A line that stands at the paragraph's left edge, with its baseline at y = 0; the caller moves it.
  static func set(_ segments: [LineSegment], of text: ShapedText) -> (runs: [TextLayout.ColoredRun], width: Int) {
    let order = Segmentation.visualOrder(segments.map(\.item.level))
    var runs: [TextLayout.ColoredRun] = []
    var x = 0
    var openDecoration: (run: Int, index: Int)?
    for index in order {
      let segment = segments[index]
      let style = text.runs[segment.item.run]
      let drawn = TextLayout.ColoredRun(
        glyphs: glyphRun(segment, style: style, at: x, of: text), color: style.color, decorations: [])
      runs.append(drawn)
      if style.isUnderlined || style.isStruckThrough {
        if let open = openDecoration, open.run == segment.item.run {
          for index in runs[open.index].decorations.indices {
            runs[open.index].decorations[index].size.width += TextUnit.points(segment.width)
          }
        } else {
          runs[runs.count - 1].decorations = decorations(
            of: style, face: text.mainFace(ofRun: segment.item.run), x: x, width: segment.width)
          openDecoration = (segment.item.run, runs.count - 1)
        }
      }
      x += segment.width
    }
    return (runs, x)
  }

  private static func glyphRun(_ segment: LineSegment, style: TextRun, at x: Int, of text: ShapedText) -> GlyphRun {
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
      face: segment.item.face?.name ?? MissingGlyph.face, size: style.font.size,
      origin: CGPoint(x: TextUnit.points(x), y: TextUnit.points(-shift)), glyphs: glyphs,
      text: text.string(segment.range), slant: segment.item.slant)
  }

  /// The lines of a run are those of its first face, so that they stay straight where another face steps in.
  private static func decorations(of style: TextRun, face: FontFace?, x: Int, width: Int) -> [CGRect] {
    guard let metrics = face?.metrics else { return [] }
    let scale = FontScale(size: style.font.size, unitsPerEm: metrics.unitsPerEm)
    let shift = TextUnit.nearest(to: style.baselineOffset)
    func rectangle(top: Int, thickness: Int) -> CGRect {
      CGRect(
        x: TextUnit.points(x), y: TextUnit.points(-scale.units(top) - shift), width: TextUnit.points(width),
        height: TextUnit.points(max(1, scale.units(thickness))))
    }
    var rectangles: [CGRect] = []
    if style.isUnderlined {
      rectangles.append(rectangle(top: metrics.underlinePosition, thickness: metrics.underlineThickness))
    }
    if style.isStruckThrough {
      rectangles.append(rectangle(top: metrics.strikethroughPosition, thickness: metrics.strikethroughThickness))
    }
    return rectangles
  }
}
