import Foundation

/// Lays out styled text at many widths and heights. Shaping results and layouts are cached, independent of colors,
/// which do not affect metrics.
///
/// The layouts contain placeholder colors; ``colored(_:)`` replaces them.
package final class Framesetter: Sendable {
  private let runs: [TextRun]
  private let colors: StandInColors
  private let style: ParagraphStyle
  private let fonts: FontStorage
  private let key: TextCache.LayoutKey
  private let known: TextCache.Layouts

  package init(_ runs: [TextRun], style: ParagraphStyle, fonts: FontBook) {
    (self.runs, colors) = StandInColors.replacingColors(of: runs)
    self.style = style
    self.fonts = fonts.storage
    key = TextCache.LayoutKey(
      text: TextCache.TextKey(self.runs, baseLevel: nil, direction: style.layoutDirection), style: style)
    known = fonts.storage.cache.layouts(key)
  }

  /// Returns the layout for a width and a height, like ``Typesetter/layout(_:style:width:height:)`` but with
  /// placeholder colors.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let limits = TextCache.Limits(width: width.flatMap(Self.bound), height: height.flatMap(Self.bound))
    if let layout = known[limits] { return layout }
    let layout = makeLayout(in: limits)
    known[limits] = layout
    fonts.cache.keep(known, for: key)
    return layout
  }

  /// Normalizes a limit: infinity and NaN mean no limit, negative values mean zero.
  private static func bound(_ length: CGFloat) -> CGFloat? { length < .infinity ? max(0, length) : nil }

  /// Returns a layout with the text's own colors.
  package func colored(_ layout: TextLayout) -> TextLayout {
    var colored = layout
    for line in colored.lines.indices {
      for run in colored.lines[line].runs.indices where !colored.lines[line].runs[run].hasOwnColor {
        colored.lines[line].runs[run].color = colors.color(for: colored.lines[line].runs[run].color)
      }
    }
    return colored
  }

  private func makeLayout(in limits: TextCache.Limits) -> TextLayout {
    let full = layout(percent: 100, in: limits)
    // NaN means no scaling.
    let least = style.minimumScaleFactor.isNaN ? 1 : min(max(style.minimumScaleFactor, 0.01), 1)
    let smallest = Int((least * 100).rounded(.up))
    guard full.isTruncated, smallest < 100 else { return full }
    // Bisects for the largest whole percentage at which all text fits.
    var best = layout(percent: smallest, in: limits)
    if best.isTruncated { return best }
    var fitting = smallest
    var tooLarge = 100
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      let candidate = layout(percent: middle, in: limits)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        best = candidate
        fitting = middle
      }
    }
    return best
  }

  private func layout(percent: Int, in limits: TextCache.Limits) -> TextLayout {
    let scaled = percent == 100 ? runs : runs.map { $0.scaled(by: CGFloat(percent) / 100) }
    return ParagraphLayout(scaled, style: style, width: limits.width, height: limits.height, fonts: fonts).layout()
  }
}

/// Placeholder colors: indices in order of appearance, with the alpha of the original color, which the layers of color
/// glyphs inherit.
private struct StandInColors: Sendable {
  private var colors: [RGBA] = []

  static func replacingColors(of runs: [TextRun]) -> ([TextRun], StandInColors) {
    var runs = runs
    var standIns = StandInColors()
    var numbers: [RGBA: UInt32] = [:]
    for index in runs.indices {
      let color = runs[index].color
      let number = numbers[color] ?? UInt32(standIns.colors.count)
      if number == standIns.colors.count {
        numbers[color] = number
        standIns.colors.append(color)
      }
      runs[index].color = RGBA(number, alpha: color.alpha)
    }
    return (runs, standIns)
  }

  func color(for standIn: RGBA) -> RGBA {
    colors[Int(standIn.red) << 16 | Int(standIn.green) << 8 | Int(standIn.blue)]
  }
}

extension TextRun {
  /// Returns the run with all lengths multiplied by a factor.
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font.size *= factor
    run.font.lineHeight = font.lineHeight.map { $0 * factor }
    run.tracking *= factor
    run.baselineOffset *= factor
    run.attachment = attachment?.scaled(by: factor)
    return run
  }
}
