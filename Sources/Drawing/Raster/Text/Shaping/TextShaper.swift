import CRasterHarfBuzz
import Foundation

/// Converts styled text to ``ShapedText``: paragraphs, levels, items, glyphs.
struct TextShaper {
  let fonts: FontStorage

  /// Shapes text.
  ///
  /// - Parameters:
  ///   - runs: The styled text.
  ///   - direction: The direction of paragraphs without strong characters.
  ///   - baseLevel: The base level of all paragraphs, for text that is part of another paragraph.
  func shape(_ runs: [TextRun], direction: LayoutDirection, baseLevel: UInt8? = nil) -> ShapedText {
    fonts.cache.text(TextCache.TextKey(runs, baseLevel: baseLevel, direction: direction)) {
      shapeAnew(runs, direction: direction, baseLevel: baseLevel)
    }
  }

  private func shapeAnew(_ runs: [TextRun], direction: LayoutDirection, baseLevel: UInt8?) -> ShapedText {
    var scalars: [Unicode.Scalar] = []
    var runOfScalar: [Int] = []
    for (index, run) in runs.enumerated() {
      scalars.append(contentsOf: run.text.unicodeScalars)
      runOfScalar.append(contentsOf: repeatElement(index, count: scalars.count - runOfScalar.count))
    }
    let clusters = GraphemeClusters.starts(in: scalars)
    var text = ShapedText(
      runs: runs, candidates: runs.map { fonts.candidates(for: $0.font) }, scalars: scalars,
      standIns: Self.standIns(for: scalars), runOfScalar: runOfScalar,
      paragraphs: [], items: [], allowsBreak: Segmentation.breaks(in: scalars), isClusterStart: clusters + [true],
      isGraphemeStart: clusters + [true],
      isUnsafeToBreak: [Bool](repeating: false, count: scalars.count + 1), offsets: [], missing: [])
    var levels = [UInt8](repeating: 0, count: scalars.count)
    text.paragraphs = Segmentation.paragraphs(of: scalars).map { content, end in
      let base = Segmentation.resolveLevels(
        of: scalars, in: content, direction: direction, baseLevel: baseLevel, into: &levels)
      return ShapedText.Paragraph(content: content, end: end, baseLevel: base)
    }

    let itemizer = Itemizer(
      scalars: scalars, isClusterStart: clusters, runOfScalar: runOfScalar, levels: levels,
      candidates: text.candidates)
    var missing: Set<Unicode.Scalar> = []
    for paragraph in text.paragraphs {
      let split = itemizer.items(in: paragraph.content)
      text.missing += split.missing.filter { scalar in
        scalar != TextAttachment.character && missing.insert(scalar).inserted
      }
      for item in split.items {
        let shaped = self.shaped(item, in: item.range, of: text)
        if item.face != nil, shaped.item.face == nil, runs[item.run].attachment == nil {
          let visible = scalars[item.range].filter { !$0.isInvisible && !$0.isSpace }
          text.missing += visible.filter { missing.insert($0).inserted }
        }
        text.items.append(shaped)
      }
    }
    measure(&text)
    return text
  }

  /// Returns the scalars to shape. Control characters are replaced.
  private static func standIns(for scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: { $0.shapingStandIn != $0 }) else { return scalars }
    return scalars.map(\.shapingStandIn)
  }

  /// Returns a part of an item with its glyphs. If a damaged font refers to missing glyphs, the part is shown as
  /// missing text.
  func shaped(_ item: TextItem, in range: Range<Int>, of text: ShapedText) -> ShapedText.Item {
    if let attachment = text.runs[item.run].attachment {
      let glyph = SizedGlyph(
        id: attachment.id, cluster: range.lowerBound, advance: TextUnit.nearest(to: attachment.width), xOffset: 0,
        yOffset: 0, isUnsafeToBreak: false)
      var place = ShapedText.Item(item: item, glyphs: [glyph])
      place.item.face = nil
      return place
    }
    var shaped = ShapedText.Item(item: item, glyphs: glyphs(of: item, in: range, of: text))
    if let face = item.face,
      shaped.glyphs.contains(where: { $0.id >= face.glyphCount || face.undrawableReason(of: $0.id) != nil })
    {
      shaped.item.face = nil
      shaped.glyphs = glyphs(of: shaped.item, in: range, of: text)
    }
    return shaped
  }

  /// Returns the glyphs of a part of an item at their size.
  private func glyphs(of item: TextItem, in range: Range<Int>, of text: ShapedText) -> [SizedGlyph] {
    let run = text.runs[item.run]
    let systemTracking = item.face?.systemTracking(for: run.font) ?? 0
    let tracking = TextUnit.nearest(to: run.tracking) + TextUnit.nearest(to: systemTracking)
    let isRightToLeft = item.level & 1 == 1
    guard let face = item.face else {
      return boxes(in: range, of: text, size: run.font.size, tracking: tracking, isReversed: isRightToLeft)
    }
    let options = ShapingOptions(
      script: item.script, is_right_to_left: isRightToLeft, has_tabular_digits: run.font.hasMonospacedDigits,
      omits_ligatures: run.tracking != 0, keeps_invisible: false)
    let shaped = Shaper(cache: fonts.cache).glyphs(
      of: text.standIns, in: range, face: face, options: options,
      features: run.font.features, language: run.language.flatMap(TextLanguage.init))
    let scale = FontScale(size: run.font.size, unitsPerEm: face.metrics.unitsPerEm)
    var glyphs: [SizedGlyph] = []
    glyphs.reserveCapacity(shaped.count)
    for (index, glyph) in shaped.enumerated() {
      let cluster = range.lowerBound + Int(glyph.cluster)
      var sized = SizedGlyph(
        id: glyph.id, cluster: cluster, advance: scale.units(glyph.advance), xOffset: scale.units(glyph.x_offset),
        yOffset: scale.units(glyph.y_offset), isUnsafeToBreak: glyph.is_unsafe_to_break)
      if text.scalars[cluster] == "\t" {
        // The width of a tab depends on its position in the line.
        sized.advance = 0
      } else if tracking != 0, !text.scalars[cluster].isInvisible {
        // Tracking is added right of a cluster, or left of it in right-to-left text.
        if isRightToLeft, index == 0 || shaped[index - 1].cluster != glyph.cluster {
          sized.advance += tracking
          sized.xOffset += tracking
        } else if !isRightToLeft, index + 1 == shaped.count || shaped[index + 1].cluster != glyph.cluster {
          sized.advance += tracking
        }
      }
      glyphs.append(sized)
    }
    return glyphs
  }

  private func boxes(
    in range: Range<Int>, of text: ShapedText, size: CGFloat, tracking: Int, isReversed: Bool
  ) -> [SizedGlyph] {
    let scale = FontScale(size: size, unitsPerEm: MissingGlyph.unitsPerEm)
    // A range of marks, whose letter has a face, is one box.
    let glyphs = range.filter { text.isClusterStart[$0] || $0 == range.lowerBound }.map { start in
      let box = MissingGlyph(for: text.scalars[start])
      return SizedGlyph(
        id: box.rawValue, cluster: start, advance: scale.units(box.advance) + tracking,
        xOffset: isReversed ? tracking : 0, yOffset: 0, isUnsafeToBreak: false)
    }
    return isReversed ? glyphs.reversed() : glyphs
  }

  /// The distance of default tab stops in spaces.
  private static let spacesPerTab = 4

  private func tabs(in text: ShapedText) -> [ShapedText.Tab] {
    text.scalars.indices.filter { text.scalars[$0] == "\t" }.map { place in
      let run = text.runOfScalar[place]
      guard let face = text.mainFace(ofRun: run) else { return ShapedText.Tab(place: place, interval: 0) }
      let space = shaping_font_advance(face.font, face.nominalGlyph(of: " "))
      let scale = FontScale(size: text.runs[run].font.size, unitsPerEm: face.metrics.unitsPerEm)
      return ShapedText.Tab(place: place, interval: Self.spacesPerTab * scale.units(space))
    }
  }

  /// Computes cluster starts and sums of advances for line breaking.
  private func measure(_ text: inout ShapedText) {
    text.tabs = tabs(in: text)
    var advances = [Int](repeating: 0, count: text.scalars.count)
    for item in text.items {
      var starts = [Bool](repeating: false, count: item.item.range.count)
      for glyph in item.glyphs {
        advances[glyph.cluster] += glyph.advance
        starts[glyph.cluster - item.item.range.lowerBound] = true
        if glyph.isUnsafeToBreak { text.isUnsafeToBreak[glyph.cluster] = true }
      }
      // A ligature combines clusters into one that only has a start.
      for index in item.item.range where !starts[index - item.item.range.lowerBound] {
        text.isClusterStart[index] = false
      }
    }
    text.offsets = [0]
    text.offsets.reserveCapacity(advances.count + 1)
    for advance in advances { text.offsets.append(text.offsets[text.offsets.count - 1] + advance) }
  }
}
