/// The ascent and descent of a line in text units.
struct LineMetrics {
  var ascent = 0
  var descent = 0

  var height: Int { ascent + descent }

  /// Extends the metrics to include others.
  mutating func include(_ other: LineMetrics, isFirst: Bool) {
    ascent = isFirst ? other.ascent : max(ascent, other.ascent)
    descent = isFirst ? other.descent : max(descent, other.descent)
  }

  init() {}

  /// Returns the metrics of a run in a face. The difference between line height and face height is split between above
  /// and below, as CSS's half-leading.
  init(_ metrics: FontMetrics, run: TextRun) {
    let scale = FontScale(size: run.font.size, unitsPerEm: metrics.unitsPerEm)
    let face = (ascent: scale.units(metrics.ascent), descent: scale.units(metrics.descent))
    let height =
      run.font.lineHeight.map(TextUnit.nearest) ?? face.ascent + face.descent + scale.units(metrics.lineGap)
    let shift = TextUnit.nearest(to: run.baselineOffset)
    let leading = height - face.ascent - face.descent
    ascent = face.ascent + (leading >> 1) + shift
    descent = height - face.ascent - (leading >> 1) - shift
  }
}

extension TextAttachment {
  fileprivate func metrics(of run: TextRun) -> LineMetrics {
    let shift = TextUnit.nearest(to: run.baselineOffset)
    var metrics = LineMetrics()
    metrics.ascent = TextUnit.nearest(to: ascent) + shift
    metrics.descent = TextUnit.nearest(to: descent) - shift
    return metrics
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
    for item in range.isEmpty ? [] : items(in: range) where runs[item.item.run].font.lineHeight == nil {
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
