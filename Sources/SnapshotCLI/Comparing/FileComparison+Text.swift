import Raster
import SnapshotLedger
import SnapshotRuns

extension FileComparison {
  /// What a terminal shows of one pair, the verdict first.
  func lines(palette: TerminalPalette, isQuiet: Bool) -> [String] {
    var lines: [String]
    switch outcome {
    case .equal: return [palette.good("\u{2713} equal")]
    case .unreadable: return [palette.bad("\u{2717} ") + VisibleText.line(failure)]
    case .missing, .new: return [palette.bad("\u{2717} ") + summary]
    case .tolerated: lines = [palette.good("\u{2713} ") + summary]
    case .changed: lines = [palette.bad("\u{2717} ") + summary]
    }
    guard !isQuiet else { return lines }
    if let picture {
      lines += picture.remarks.map { "  " + $0 }
      for cluster in (picture.counted ?? picture.exact)?.clusters ?? [] {
        lines.append(
          "  \(cluster.width) \u{00D7} \(cluster.height) at (\(cluster.x), \(cluster.y)): "
            + "\(DifferenceSentence.grouped(cluster.differingPixels)) pixels")
      }
    }
    if let text { lines += text.lines(palette: palette) }
    return lines + notes.map { palette.quiet("  " + VisibleText.line($0)) }
  }

  /// What came of it in one line.
  var summary: String {
    switch outcome {
    case .equal: return "equal"
    case .missing: return "only in expected"
    case .new: return "only in actual"
    case .unreadable: return VisibleText.line(failure)
    case .tolerated, .changed: break
    }
    if let difference = picture?.exact {
      if difference.sizesDiffer {
        return "sizes differ: \(difference.expectedWidth) \u{00D7} \(difference.expectedHeight) expected, "
          + "\(difference.actualWidth) \u{00D7} \(difference.actualHeight) actual; "
          + DifferenceSentence.of(difference)
      }
      let tolerated = outcome == .tolerated ? "within the tolerance: " : ""
      return tolerated + DifferenceSentence.of(picture?.counted ?? difference)
    }
    guard let text else { return "the bytes differ" }
    let all = text.hunks.joined()
    let removed = all.count { $0.kind == .removed }
    let added = all.count { $0.kind == .added }
    return "\(removed) \(removed == 1 ? "line" : "lines") removed, \(added) added"
  }
}

extension PixelComparison {
  /// What a tolerance let through, and what not.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    func say(_ count: Int, _ what: String) {
      guard count > 0 else { return }
      remarks.append("not counted: \(DifferenceSentence.grouped(count)) \(count == 1 ? "pixel" : "pixels") \(what)")
    }
    say(inIgnoredRegions, "in ignored regions")
    say(withinColor, "with colours that are near enough")
    say(antialiased, "that look like anti-aliasing")
    if let mismatch, mismatch != .size, !isPlain(mismatch) { remarks.append("\(mismatch)") }
    return remarks
  }

  /// Whether the sentence about the pixels says it already.
  private func isPlain(_ mismatch: Mismatch) -> Bool {
    if case .pixels(_, allowed: 0) = mismatch { true } else { false }
  }
}

extension TextDiff {
  /// Hunks as terminals show them; of a removed line's and an added one's words, the changed ones are strong.
  fileprivate func lines(palette: TerminalPalette) -> [String] {
    var lines: [String] = []
    for (index, hunk) in hunks.enumerated() {
      if index > 0 { lines.append(palette.quiet("  \u{22EE}")) }
      for line in hunk {
        let text = line.spans.map { span in
          let shown = VisibleText.line(span.text)
          return span.isChanged && line.kind != .same ? palette.strong(shown) : shown
        }.joined()
        switch line.kind {
        case .same: lines.append("    " + text)
        case .removed: lines.append("  " + palette.bad("\u{2212} ") + text)
        case .added: lines.append("  " + palette.good("+ ") + text)
        }
      }
    }
    return lines
  }
}
