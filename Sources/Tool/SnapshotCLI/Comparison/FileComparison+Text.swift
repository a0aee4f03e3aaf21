import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

extension FileComparison {
  /// The result of one comparison as lines for a terminal.
  func lines(palette: TerminalPalette, isQuiet: Bool) -> [String] {
    var lines: [String]
    switch outcome {
    case .equal: lines = [palette.good("\u{2713} equal")]
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
            + "\(grouped(cluster.differingPixels)) pixels")
      }
    }
    if let text { lines += text.lines(palette: palette) }
    return lines + notes.map { palette.quiet("  " + VisibleText.line($0)) }
  }

  /// The result in one line.
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
    guard let text else { return "bytes differ" }
    let all = text.hunks.flatMap(\.lines)
    let removed = all.count { $0.kind == .removed }
    let added = all.count { $0.kind == .added }
    return "\(counted(removed, "line")) removed, \(added) added"
  }
}

extension PixelComparison {
  /// Lines that list ignored pixels and the reason for a mismatch.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    func say(_ count: Int, _ what: String) {
      guard count > 0 else { return }
      remarks.append("ignored: \(SnapshotFoundation.counted(count, "pixel")) \(what)")
    }
    say(inIgnoredRegions, "in ignored regions")
    say(withinColor, "within the color tolerance")
    say(antialiased, "with edge anti-aliasing")
    if let mismatch, mismatch != .size, !isPlain(mismatch) { remarks.append("\(mismatch)") }
    return remarks
  }

  /// Whether the sentence about differing pixels already contains the mismatch.
  private func isPlain(_ mismatch: Mismatch) -> Bool {
    if case .pixels(_, allowed: 0) = mismatch { true } else { false }
  }
}

extension TextDifference {
  /// The hunks as lines for a terminal, with changed words in bold.
  fileprivate func lines(palette: TerminalPalette) -> [String] {
    var lines: [String] = []
    for (index, hunk) in hunks.enumerated() {
      if index > 0 { lines.append(palette.quiet("  \u{22EE}")) }
      for line in hunk.lines {
        let text = line.spans.map { span in
          let shown = VisibleText.line(span.text)
          return span.isChanged && line.kind != .common ? palette.strong(shown) : shown
        }.joined()
        switch line.kind {
        case .common: lines.append("    " + text)
        case .removed: lines.append("  " + palette.bad("\u{2212} ") + text)
        case .added: lines.append("  " + palette.good("+ ") + text)
        }
      }
    }
    return lines
  }
}
