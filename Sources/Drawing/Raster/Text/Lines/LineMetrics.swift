/// The ascent and descent of a line in text units, and its distance to the next line.
struct LineMetrics {
  var ascent = 0
  var descent = 0
  /// The distance from the baseline to the next line's top. It is less than the descent if lines overlap.
  private var reach = 0

  /// The height of the line's box.
  var height: Int { ascent + descent }

  /// The space between the line's box and the next line.
  var gap: Int { reach - descent }

  /// Extends the metrics to include others.
  mutating func include(_ other: LineMetrics, isFirst: Bool) {
    ascent = isFirst ? other.ascent : max(ascent, other.ascent)
    descent = isFirst ? other.descent : max(descent, other.descent)
    reach = isFirst ? other.reach : max(reach, other.reach)
  }

  init() {}

  /// Creates the metrics of an attachment.
  init(ascent: Int, descent: Int) {
    self.ascent = ascent
    self.descent = descent
    reach = descent
  }

  /// Creates the metrics of a run in a face.
  ///
  /// With the typeface's metrics the difference between line height and face height is split between above and below,
  /// as CSS's half-leading. The system's metrics have the same box for every face, and the difference lies below it,
  /// except in the last line.
  init(_ metrics: FontMetrics, run: TextRun) {
    let shift = TextUnit.nearest(to: run.baselineOffset)
    if run.font.textMetrics == .system {
      let scale = FontScale(size: run.font.size, unitsPerEm: TextMetrics.systemBox.unitsPerEm)
      let box = (ascent: scale.units(TextMetrics.systemBox.ascent), descent: scale.units(TextMetrics.systemBox.descent))
      let height = run.font.lineHeight.map(TextUnit.nearest) ?? box.ascent + box.descent
      self.init(ascent: box.ascent + shift, descent: box.descent - shift)
      reach = height - box.ascent - shift
      return
    }
    let scale = FontScale(size: run.font.size, unitsPerEm: metrics.unitsPerEm)
    let face = (ascent: scale.units(metrics.ascent), descent: scale.units(metrics.descent))
    let height =
      run.font.lineHeight.map(TextUnit.nearest) ?? face.ascent + face.descent + scale.units(metrics.lineGap)
    let leading = height - face.ascent - face.descent
    self.init(
      ascent: face.ascent + (leading >> 1) + shift, descent: height - face.ascent - (leading >> 1) - shift)
  }
}

extension TextAttachment {
  fileprivate func metrics(of run: TextRun) -> LineMetrics {
    let shift = TextUnit.nearest(to: run.baselineOffset)
    return LineMetrics(
      ascent: TextUnit.nearest(to: ascent) + shift, descent: TextUnit.nearest(to: descent) - shift)
  }
}

extension ShapedText {
  /// Returns the metrics of a line. A run with an explicit line height uses its first face only, so that fallback faces
  /// do not change the line distance. Other runs include every face.
  func metrics(ofLine range: Range<Int>) -> LineMetrics {
    var line = LineMetrics()
    var isFirst = true
    func include(_ face: FontFace?, run: Int) {
      guard let face else { return }
      line.include(LineMetrics(face.metrics, run: runs[run]), isFirst: isFirst)
      isFirst = false
    }
    let present = range.isEmpty ? [run(at: range.lowerBound)] : distinctRuns(in: range)
    for run in present where runs.indices.contains(run) {
      include(mainFace(ofRun: run), run: run)
      if let attachment = runs[run].attachment {
        line.include(attachment.metrics(of: runs[run]), isFirst: isFirst)
        isFirst = false
      }
    }
    for item in range.isEmpty ? [] : items(in: range) where runs[item.item.run].font.includesFallbackFaces {
      include(item.item.face, run: item.item.run)
    }
    return line
  }

  private func distinctRuns(in range: Range<Int>) -> [Int] {
    var distinct: [Int] = []
    for place in range where distinct.last != runOfScalar[place] { distinct.append(runOfScalar[place]) }
    return distinct
  }
}

extension FontDescriptor {
  /// Whether the faces of missing characters make their line taller.
  fileprivate var includesFallbackFaces: Bool { lineHeight == nil && textMetrics == .typeface }
}
