import Foundation
import Raster
import SnapshotCore

/// Draws rows of cells. The size of a cell is a whole number of points, so that geometry joins without seams and every
/// character has the same position relative to pixels.
struct TerminalCellGrid {
  static let cell = CGSize(width: 8, height: 18)
  private static let fontSize: CGFloat = 13
  /// The distance of the baseline from the top of the cell.
  private static let baseline: CGFloat = 14
  private static let family = "JetBrains Mono"

  var origin: CGPoint
  /// The number of pixels per point.
  var scale: CGFloat
  var theme: TerminalTheme
  var fonts: FontBook

  func draw(_ cells: [TerminalScreen.Cell], row: Int, in canvas: inout DisplayListRecorder) {
    let y = origin.y + CGFloat(row) * Self.cell.height
    drawBackgrounds(of: cells, y: y, in: &canvas)
    drawCharacters(of: cells, y: y, in: &canvas)
    drawLines(of: cells, y: y, in: &canvas)
  }

  private func frame(column: Int, count: Int, y: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(column) * Self.cell.width, y: y, width: CGFloat(count) * Self.cell.width,
      height: Self.cell.height)
  }

  /// Calls a closure for each run of cells with the same value, skipping `nil`.
  private func forEachStretch<Key: Equatable>(
    of cells: [TerminalScreen.Cell], by key: (TerminalScreen.Cell) -> Key?, _ body: (Key, Int, Int) -> Void
  ) {
    var start = 0
    while start < cells.count {
      let value = key(cells[start])
      var end = start + 1
      while end < cells.count, key(cells[end]) == value { end += 1 }
      if let value { body(value, start, end - start) }
      start = end
    }
  }

  private func drawBackgrounds(of cells: [TerminalScreen.Cell], y: CGFloat, in canvas: inout DisplayListRecorder) {
    forEachStretch(of: cells, by: { theme.colors(of: $0.style).background }) { color, start, count in
      canvas.fill(Path(frame(column: start, count: count, y: y).pixelAligned(scale: scale)), with: color)
    }
  }

  // MARK: Characters

  /// Heavy marks of command-line tools that JetBrains Mono has only in a light form.
  private static let heavyMarks: [String: String] = ["✔": "✓", "✘": "✗", "✖": "✕", "✚": "+", "○": "◯", "ℹ": "i"]

  /// Returns the text to draw for a cell: heavy marks as their bold light forms, and no variation selectors, for which fonts have
  /// no glyphs.
  private static func drawn(_ text: String) -> (text: String, isHeavy: Bool) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return (text, false) }
    var scalars = text.unicodeScalars
    scalars.removeAll { $0 == "\u{FE0E}" || $0 == "\u{FE0F}" }
    let plain = String(scalars)
    return heavyMarks[plain].map { ($0, true) } ?? (plain, false)
  }

  /// The properties that delimit runs of glyphs.
  private struct RunStyle: Equatable {
    var face: String
    var size: CGFloat
    var slant: CGFloat
    var color: RGBA
  }

  private func drawCharacters(of cells: [TerminalScreen.Cell], y: CGFloat, in canvas: inout DisplayListRecorder) {
    let typesetter = Typesetter(fonts: fonts)
    var pending: (style: RunStyle, run: GlyphRun)?
    func flush(in canvas: inout DisplayListRecorder) {
      if let (style, run) = pending { canvas.drawGlyphs(run, with: .color(style.color)) }
      pending = nil
    }
    for (column, cell) in cells.enumerated() where cell.width > 0 && !cell.style.isHidden {
      let text = cell.text
      if text.isEmpty || text == " " {
        pending?.run.text += " "
        continue
      }
      let color = theme.colors(of: cell.style).text
      let frame = frame(column: column, count: cell.width, y: y)
      let drawing = TerminalGeometry(cell: frame, scale: scale)
      if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, let parts = drawing.parts(of: scalar) {
        for part in parts { canvas.fill(part.path, with: color.multipliedAlpha(by: part.opacity)) }
        continue
      }
      let (character, isHeavy) = Self.drawn(text)
      let font = FontDescriptor(
        family: Self.family, size: Self.fontSize, weight: cell.style.isBold || isHeavy ? .bold : .regular,
        isItalic: cell.style.isItalic)
      let layout = typesetter.layout([TextRun(character, font: font, color: color)])
      guard let line = layout.lines.first else { continue }
      let left = frame.minX + (frame.width - layout.size.width) / 2
      for part in line.runs {
        let shift = CGPoint(x: left, y: y + Self.baseline - line.baseline)
        let style = RunStyle(face: part.glyphs.face, size: part.glyphs.size, slant: part.glyphs.slant, color: color)
        if pending?.style != style { flush(in: &canvas) }
        var run =
          pending?.run
          ?? GlyphRun(
            face: style.face, size: style.size, origin: CGPoint(x: origin.x, y: y + Self.baseline), glyphs: [],
            text: "", slant: style.slant)
        run.text += part.glyphs.text
        run.glyphs += part.glyphs.glyphs.map { glyph in
          GlyphRun.Glyph(
            id: glyph.id, x: shift.x + part.glyphs.origin.x + glyph.x - run.origin.x,
            y: shift.y + part.glyphs.origin.y + glyph.y - run.origin.y)
        }
        pending = (style, run)
      }
    }
    flush(in: &canvas)
  }

  // MARK: Underlines and other lines

  private struct LineStyle: Equatable {
    var underline: TerminalStyle.Underline
    var isStruckThrough: Bool
    var isOverlined: Bool
    var text: RGBA
    var line: RGBA
  }

  private func drawLines(of cells: [TerminalScreen.Cell], y: CGFloat, in canvas: inout DisplayListRecorder) {
    let key: (TerminalScreen.Cell) -> LineStyle? = { cell in
      let style = cell.style
      guard !style.isHidden, style.underline != .none || style.isStruckThrough || style.isOverlined else { return nil }
      let colors = theme.colors(of: style)
      return LineStyle(
        underline: style.underline, isStruckThrough: style.isStruckThrough, isOverlined: style.isOverlined,
        text: colors.text, line: colors.line)
    }
    forEachStretch(of: cells, by: key) { style, start, count in
      let frame = frame(column: start, count: count, y: y)
      func rule(_ offset: CGFloat) -> Path {
        Path(CGRect(x: frame.minX, y: y + offset, width: frame.width, height: 1))
      }
      if style.isOverlined { canvas.fill(rule(1), with: style.text) }
      if style.isStruckThrough { canvas.fill(rule(9), with: style.text) }
      let under = Self.baseline + 2
      switch style.underline {
      case .none: break
      case .single: canvas.fill(rule(under), with: style.line)
      case .double:
        canvas.fill(rule(under - 1), with: style.line)
        canvas.fill(rule(under + 1), with: style.line)
      case .curly: canvas.stroke(wave(frame, y: y + under), with: style.line)
      case .dotted, .dashed:
        let on: CGFloat = style.underline == .dotted ? 1 : 4
        let step: CGFloat = style.underline == .dotted ? 2 : 8
        var dashes = Path()
        for x in stride(from: frame.minX + (step - on) / 2, to: frame.maxX, by: step) {
          dashes.addRect(CGRect(x: x, y: y + under, width: on, height: 1))
        }
        canvas.fill(dashes, with: style.line)
      }
    }
  }

  /// Returns a wave with a length of half a cell and an amplitude of one point.
  private func wave(_ frame: CGRect, y: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: frame.minX, y: y + 0.5))
    var up: CGFloat = -1
    for x in stride(from: frame.minX, to: frame.maxX, by: 2) {
      path.addQuadCurve(to: CGPoint(x: x + 2, y: y + 0.5), control: CGPoint(x: x + 1, y: y + 0.5 + 2 * up))
      up = -up
    }
    return path
  }
}
