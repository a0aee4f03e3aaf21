import Foundation

/// Lays out shaped text with a maximum width and height: line breaking, truncation, positioning, alignment.
struct ParagraphLayout {
  private let text: ShapedText
  private let style: ParagraphStyle
  private let shaper: TextShaper
  private let slicer: LineSlicer
  private let widthLimit: Int?
  private let heightLimit: Int?

  init(_ runs: [TextRun], style: ParagraphStyle, width: CGFloat?, height: CGFloat?, fonts: FontStorage) {
    self.style = style
    shaper = TextShaper(fonts: fonts)
    var text = shaper.shape(runs, direction: style.layoutDirection)
    text.ruler = TabRuler(style)
    self.text = text
    slicer = LineSlicer(text: text, shaper: shaper)
    widthLimit = width.flatMap(Self.limit)
    heightLimit = height.flatMap(Self.limit)
  }

  /// Converts a proposal to text units, with a small tolerance for lengths that were rounded to pixels.
  private static func limit(_ proposal: CGFloat) -> Int? {
    guard proposal.isFinite, proposal < 1_000_000 else { return nil }
    return TextUnit.nearest(to: max(0, proposal)) + forgiven
  }

  private static let forgiven = 2

  /// The width of justified lines.
  private var justifiedWidth: Int? {
    style.alignment == .justified ? widthLimit.map { max(0, $0 - Self.forgiven) } : nil
  }

  func layout() -> TextLayout {
    guard !text.runs.isEmpty else {
      return TextLayout(size: .zero, lines: [], isTruncated: false, missingScalars: [])
    }
    // One additional line shows whether text is left.
    let lineLimit = style.lineLimit.map { min(max(1, $0), .max - 1) }
    let broken = LineBreaker(slicer: slicer, style: style, limit: widthLimit, hyphenWidth: hyphenWidth)
      .lines(atMost: lineLimit.map { $0 + 1 } ?? heightBound)
    let kept = linesKept(of: broken, limit: lineLimit)
    let isTruncated = kept < broken.count && hidesText(after: broken[kept - 1].end)
    var lines = broken.prefix(isTruncated ? kept - 1 : kept).map(set)
    if isTruncated { lines.append(setTruncated(broken[kept - 1])) }
    return place(lines, isTruncated: isTruncated)
  }

  /// An upper bound of the number of lines that fit the height, from the smallest line height.
  private var heightBound: Int? {
    guard let heightLimit else { return nil }
    let heights = text.runs.indices.map { index in
      text.mainFace(ofRun: index).map { face in
        let metrics = LineMetrics(face.metrics, run: text.runs[index])
        return metrics.height + min(0, metrics.gap)
      } ?? 0
    }
    let step = (heights.min() ?? 0) + TextUnit.nearest(to: style.lineSpacing)
    return step > 0 ? heightLimit / step + 2 : nil
  }

  /// Whether visible text follows a position, not only spaces and line breaks.
  private func hidesText(after place: Int) -> Bool {
    text.scalars[min(place, text.scalars.count)...].contains { !$0.isSpace && !$0.isHardBreak && !$0.isInvisible }
  }

  private func linesKept(of lines: [BrokenLine], limit: Int?) -> Int {
    let most = min(lines.count, limit ?? lines.count)
    guard let heightLimit else { return most }
    let spacing = TextUnit.nearest(to: style.lineSpacing)
    var height = 0
    var gap = 0
    for (index, line) in lines.prefix(most).enumerated() {
      let metrics = metrics(of: line)
      height += metrics.height + (index > 0 ? spacing + gap : 0)
      gap = metrics.gap
      if index > 0, lines[index - 1].paragraph != line.paragraph {
        height += TextUnit.nearest(to: style.paragraphSpacing)
      }
      if height > heightLimit { return max(1, index) }
    }
    return most
  }

  private func metrics(of line: BrokenLine) -> LineMetrics {
    text.metrics(ofLine: line.content.lowerBound..<line.end)
  }

  // MARK: Setting

  private func set(_ line: BrokenLine) -> LaidOutLine {
    if line.endsWithHyphen { return setHyphenated(line) }
    var segments = slicer.segments(of: line.content)
    justify(&segments, of: line, in: text, line.content)
    let (runs, clusters, width) = LineLayout(text: text, fonts: shaper.fonts, source: .whole).set(segments)
    return LaidOutLine(
      text: text.string(line.content), range: line.content, paragraph: line.paragraph, runs: runs, clusters: clusters,
      width: width, metrics: metrics(of: line))
  }

  /// Justifies a line, except the last line of a paragraph.
  private func justify(
    _ segments: inout [LineSegment], of line: BrokenLine, in shown: ShapedText, _ range: Range<Int>
  ) {
    guard let justifiedWidth, line.end < text.paragraphs[line.paragraph].end else { return }
    let width = segments.reduce(0) { $0 + $1.width }
    Justification(text: shown).widen(&segments, of: range, by: justifiedWidth - width)
  }

  private func setHyphenated(_ line: BrokenLine) -> LaidOutLine {
    var runs = text.styledText(line.content)
    if !runs.isEmpty { runs[runs.count - 1].text += hyphen(in: runs[runs.count - 1]) }
    let level = text.paragraphs[line.paragraph].baseLevel
    let shown = shaper.shape(runs, direction: style.layoutDirection, baseLevel: level)
    let hyphen = (line.content.count, line.content.upperBound..<line.content.upperBound)
    return set(
      shown, source: LineSource(start: line.content.lowerBound, sign: hyphen), range: line.content, of: line,
      isJustified: true, metrics: metrics(of: line))
  }

  private func setTruncated(_ line: BrokenLine) -> LaidOutLine {
    let (shown, source) = Truncation(text: text, shaper: shaper, style: style, limit: widthLimit)
      .line(from: line.content.lowerBound, paragraph: line.paragraph)
    return set(
      shown, source: source, range: line.content.lowerBound..<max(line.content.lowerBound, text.scalars.count),
      of: line, isJustified: false, metrics: shown.metrics(ofLine: shown.scalars.indices))
  }

  /// Lays out a line that was composed of parts of the text.
  private func set(
    _ shown: ShapedText, source: LineSource, range: Range<Int>, of line: BrokenLine, isJustified: Bool,
    metrics: LineMetrics
  ) -> LaidOutLine {
    let all = shown.scalars.indices
    var shown = shown
    shown.ruler = text.ruler
    var segments = LineSlicer(text: shown, shaper: shaper).segments(of: all)
    if isJustified { justify(&segments, of: line, in: shown, all) }
    let (runs, clusters, width) = LineLayout(text: shown, fonts: shaper.fonts, source: source).set(segments)
    return LaidOutLine(
      text: shown.string(all), range: range, paragraph: line.paragraph, runs: runs, clusters: clusters, width: width,
      metrics: metrics)
  }

  private func hyphen(in run: TextRun) -> String {
    let hyphen: Unicode.Scalar = "\u{2010}"
    let face = shaper.fonts.candidates(for: run.font).first?.face
    return face?.covers(hyphen) == true ? String(hyphen) : "-"
  }

  private func hyphenWidth(in run: Int) -> Int {
    var alone = text.runs[run]
    alone.text = hyphen(in: alone)
    let shaped = shaper.shape([alone], direction: style.layoutDirection)
    return shaped.offsets[shaped.scalars.count]
  }

  // MARK: Placing

  private func place(_ lines: [LaidOutLine], isTruncated: Bool) -> TextLayout {
    let width = lines.reduce(0) { max($0, $1.width) }
    let spacing = TextUnit.nearest(to: style.lineSpacing)
    var top = 0
    var placed: [TextLayout.Line] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { top += spacing + lines[index - 1].metrics.gap }
      if index > 0, lines[index - 1].paragraph != line.paragraph {
        top += TextUnit.nearest(to: style.paragraphSpacing)
      }
      let left = leftEdge(ofLine: line.width, in: width)
      let baseline = top + line.metrics.ascent
      placed.append(
        TextLayout.Line(
          text: line.text,
          frame: CGRect(
            x: TextUnit.points(left), y: TextUnit.points(top), width: TextUnit.points(line.width),
            height: TextUnit.points(line.metrics.height)),
          baseline: TextUnit.points(baseline), range: line.range, clusters: line.clusters,
          runs: line.runs.map { $0.moved(x: TextUnit.points(left), y: TextUnit.points(baseline)) }))
      top += line.metrics.height
    }
    return TextLayout(
      size: CGSize(width: TextUnit.points(width), height: TextUnit.points(top)), lines: placed,
      isTruncated: isTruncated, missingScalars: text.missing)
  }

  private func leftEdge(ofLine line: Int, in width: Int) -> Int {
    switch (style.alignment, style.layoutDirection) {
    case (.leading, .leftToRight), (.justified, .leftToRight), (.trailing, .rightToLeft): 0
    case (.center, _): (width - line) / 2
    case (.trailing, .leftToRight), (.leading, .rightToLeft), (.justified, .rightToLeft): width - line
    }
  }
}

extension TextLayout.ColoredRun {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> TextLayout.ColoredRun {
    var moved = self
    moved.glyphs.origin.x += x
    moved.glyphs.origin.y += y
    moved.decorations = decorations.map { $0.offsetBy(dx: x, dy: y) }
    for index in coloredLines.indices {
      moved.coloredLines[index].rectangles = coloredLines[index].rectangles.map { $0.offsetBy(dx: x, dy: y) }
    }
    for index in pictures.indices { moved.pictures[index].frame = pictures[index].frame.offsetBy(dx: x, dy: y) }
    for index in paintings.indices {
      moved.paintings[index].origin.x += x
      moved.paintings[index].origin.y += y
    }
    return moved
  }
}
