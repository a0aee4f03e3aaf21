/// Styled text that is laid out in many widths and heights. What a layout needs to know of the text is worked out once, and
/// what was laid out before is found again, in whatever colours: they change no length.
///
/// Its layouts are drawn in colours that stand for the text's own; ``colored(_:)`` puts these in.
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

  /// The lines for a width and a height, as ``Typesetter/layout(_:style:width:height:)`` has them but for the colours.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let room = TextCache.Room(width: width.flatMap(Self.bound), height: height.flatMap(Self.bound))
    if let layout = known[room] { return layout }
    let layout = makeLayout(in: room)
    known[room] = layout
    fonts.cache.keep(known, for: key)
    return layout
  }

  /// What bounds a line or a page: neither infinity nor what is no number does, and nothing is narrower than nothing.
  private static func bound(_ length: CGFloat) -> CGFloat? { length < .infinity ? max(0, length) : nil }

  /// A layout in the text's own colours.
  package func colored(_ layout: TextLayout) -> TextLayout {
    var colored = layout
    for line in colored.lines.indices {
      for run in colored.lines[line].runs.indices where !colored.lines[line].runs[run].hasOwnColor {
        colored.lines[line].runs[run].color = colors.color(for: colored.lines[line].runs[run].color)
      }
    }
    return colored
  }

  private func makeLayout(in room: TextCache.Room) -> TextLayout {
    let full = layout(percent: 100, in: room)
    // Not a number is no wish to be smaller.
    let least = style.minimumScaleFactor.isNaN ? 1 : min(max(style.minimumScaleFactor, 0.01), 1)
    let smallest = Int((least * 100).rounded(.up))
    guard full.isTruncated, smallest < 100 else { return full }
    // The largest whole percentage at which all text fits, found by bisection; the smallest one if none does.
    var best = layout(percent: smallest, in: room)
    if best.isTruncated { return best }
    var fitting = smallest
    var tooLarge = 100
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      let candidate = layout(percent: middle, in: room)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        best = candidate
        fitting = middle
      }
    }
    return best
  }

  private func layout(percent: Int, in room: TextCache.Room) -> TextLayout {
    let scaled = percent == 100 ? runs : runs.map { $0.scaled(by: CGFloat(percent) / 100) }
    return ParagraphLayout(scaled, style: style, width: room.width, height: room.height, fonts: fonts).layout()
  }
}

/// Colours that stand for those of a text: numbers in the order in which they appear, each with the alpha of what it stands
/// for, which the colours of a font's own layers take on.
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
  /// The run with every length multiplied.
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font.size *= factor
    run.font.lineHeight = font.lineHeight.map { $0 * factor }
    run.tracking *= factor
    run.baselineOffset *= factor
    return run
  }
}
