/// One layout of shaped text in a width and a height: breaking, truncation, setting, alignment.
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
    text = shaper.shape(runs, direction: style.layoutDirection)
    slicer = LineSlicer(text: text, shaper: shaper)
    widthLimit = width.flatMap(Self.limit)
    heightLimit = height.flatMap(Self.limit)
  }

  /// A proposal in text units. Whoever rounds a measured length to pixels may come out a thousandth of a pixel short of
  /// it, which is forgiven.
  private static func limit(_ proposal: CGFloat) -> Int? {
    guard proposal.isFinite, proposal < 1_000_000 else { return nil }
    return TextUnit.nearest(to: max(0, proposal)) + 2
  }

  /// A line that has its text but not yet its place.
  private struct SetLine {
    var text: String
    var runs: [TextLayout.ColoredRun]
    var width: Int
    var metrics: LineMetrics
  }

  func layout() -> TextLayout {
    guard !text.runs.isEmpty else {
      return TextLayout(size: .zero, lines: [], isTruncated: false, missingScalars: [])
    }
    let lineLimit = style.lineLimit.map { max(1, $0) }
    let broken = LineBreaker(slicer: slicer, limit: widthLimit, hyphenWidth: hyphenWidth)
      .lines(atMost: lineLimit.map { $0 + 1 } ?? heightBound)
    let kept = linesKept(of: broken, limit: lineLimit)
    let isTruncated = kept < broken.count
    var lines = broken.prefix(isTruncated ? kept - 1 : kept).map(set)
    if isTruncated { lines.append(setTruncated(broken[kept - 1])) }
    return place(lines, isTruncated: isTruncated)
  }

  /// More lines than this never fit the height, whatever their fonts: the smallest line of the text says so.
  private var heightBound: Int? {
    guard let heightLimit else { return nil }
    let heights = text.runs.indices.map { index in
      text.mainFace(ofRun: index).map { LineMetrics($0.metrics, run: text.runs[index]).height } ?? 0
    }
    let step = (heights.min() ?? 0) + TextUnit.nearest(to: style.lineSpacing)
    return step > 0 ? heightLimit / step + 2 : nil
  }

  private func linesKept(of lines: [BrokenLine], limit: Int?) -> Int {
    let most = min(lines.count, limit ?? lines.count)
    guard let heightLimit else { return most }
    let spacing = TextUnit.nearest(to: style.lineSpacing)
    var height = 0
    for (index, line) in lines.prefix(most).enumerated() {
      height += metrics(of: line).height + (index > 0 ? spacing : 0)
      if height > heightLimit { return max(1, index) }
    }
    return most
  }

  private func metrics(of line: BrokenLine) -> LineMetrics {
    text.metrics(ofLine: line.content.lowerBound..<line.end)
  }

  // MARK: Setting

  private func set(_ line: BrokenLine) -> SetLine {
    if line.endsWithHyphen { return setHyphenated(line) }
    let (runs, width) = LineSetter.set(slicer.segments(of: line.content), of: text)
    return SetLine(text: text.string(line.content), runs: runs, width: width, metrics: metrics(of: line))
  }

  private func setHyphenated(_ line: BrokenLine) -> SetLine {
    var runs = text.styledText(line.content)
    if !runs.isEmpty { runs[runs.count - 1].text += hyphen(in: runs[runs.count - 1]) }
    let level = text.paragraphs[line.paragraph].baseLevel
    return set(shaper.shape(runs, direction: style.layoutDirection, baseLevel: level), metrics: metrics(of: line))
  }

  private func setTruncated(_ line: BrokenLine) -> SetLine {
    let shown = Truncation(text: text, shaper: shaper, style: style, limit: widthLimit)
      .line(from: line.content.lowerBound, paragraph: line.paragraph)
    return set(shown, metrics: shown.metrics(ofLine: shown.scalars.indices))
  }

  /// Sets a line that was made of parts of the text.
  private func set(_ shown: ShapedText, metrics: LineMetrics) -> SetLine {
    let all = shown.scalars.indices
    let (runs, width) = LineSetter.set(
      LineSlicer(text: shown, shaper: shaper).segments(of: all), of: shown)
    return SetLine(text: shown.string(all), runs: runs, width: width, metrics: metrics)
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

  private func place(_ lines: [SetLine], isTruncated: Bool) -> TextLayout {
    let width = lines.reduce(0) { max($0, $1.width) }
    let spacing = TextUnit.nearest(to: style.lineSpacing)
    var top = 0
    var placed: [TextLayout.Line] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { top += spacing }
      let left = leftEdge(ofLine: line.width, in: width)
      let baseline = top + line.metrics.ascent
      placed.append(
        TextLayout.Line(
          text: line.text,
          frame: CGRect(
            x: TextUnit.points(left), y: TextUnit.points(top), width: TextUnit.points(line.width),
            height: TextUnit.points(line.metrics.height)),
          baseline: TextUnit.points(baseline),
          runs: line.runs.map { $0.moved(x: TextUnit.points(left), y: TextUnit.points(baseline)) }))
      top += line.metrics.height
    }
    return TextLayout(
      size: CGSize(width: TextUnit.points(width), height: TextUnit.points(top)), lines: placed,
      isTruncated: isTruncated, missingScalars: text.missing)
  }

  private func leftEdge(ofLine line: Int, in width: Int) -> Int {
    switch (style.alignment, style.layoutDirection) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.center, _): (width - line) / 2
    case (.trailing, .leftToRight), (.leading, .rightToLeft): width - line
    }
  }
}

extension TextLayout.ColoredRun {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> TextLayout.ColoredRun {
    var moved = self
    moved.glyphs.origin.x += x
    moved.glyphs.origin.y += y
    moved.decorations = decorations.map { $0.offsetBy(dx: x, dy: y) }
    return moved
  }
}
