import Foundation
import Raster

/// A ticket with a stub that shows a code.
public struct Ticket: Drawable, Equatable, Sendable {
  public struct Fact: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public var event: String
  public var place: String
  public var facts: [Fact]
  public var code: MatrixCode
  /// The number below the code.
  public var number: String

  public init(event: String, place: String, facts: [Fact], code: MatrixCode, number: String) {
    self.event = event
    self.place = place
    self.facts = facts
    self.code = code
    self.number = number
  }

  public func displayList(in context: RenderContext) -> DisplayList {
    let palette = Palette(context.colorScheme)
    let width = context.width ?? 320
    let (margin, gap) = (context.scaled(20), context.scaled(12))
    // The space around the card for its shadow.
    let outside: CGFloat = 16
    let card = width - 2 * outside
    let inner = card - 2 * margin

    let event = context.layout(
      event, font: context.font(.title2, weight: .bold), color: .white, width: inner)
    let place = context.layout(
      place, font: context.font(.subheadline), color: RGBA(0xFFFFFF, alpha: 209), width: inner)
    // Two facts beside each other, or one where the text is large.
    let columns = context.dynamicTypeSize.isAccessibilitySize ? 1 : 2
    let column = (inner - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let facts = facts.map { fact in
      context.layout(
        [
          TextRun(fact.name + "\n", font: context.font(.caption), color: palette.secondary),
          TextRun(fact.value, font: context.font(.headline), color: palette.ink),
        ], width: column)
    }
    var codeContext = context
    codeContext.width = min(168, inner)
    let code = code.displayList(in: codeContext)
    let number = context.layout(
      number, font: context.font(.footnote), color: palette.secondary, width: inner)

    let head = margin + event.size.height + gap / 2 + place.size.height + margin
    let rows = stride(from: 0, to: facts.count, by: columns).map { facts[$0..<min($0 + columns, facts.count)] }
    let rowHeights = rows.map { $0.map(\.size.height).max() ?? 0 }
    let perforation = head + margin + rowHeights.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1)) + margin
    let height = perforation + margin + code.size.height + gap + number.size.height + margin
    let isMirrored = context.layoutDirection == .rightToLeft

    return DisplayList(size: CGSize(width: width, height: height + 2 * outside)) { canvas in
      canvas.translate(x: outside, y: outside)
      let outline = Self.outline(CGSize(width: card, height: height), perforation: perforation)
      canvas.drawShadow(
        of: outline, Shadow(color: RGBA(0x101828, alpha: 56), radius: 14, offset: CGSize(width: 0, height: 4)))
      canvas.fill(outline, with: palette.surface)
      canvas.saved { canvas in
        canvas.clip(to: outline)
        canvas.fill(
          Path(CGRect(x: 0, y: 0, width: card, height: head)),
          with: .linearGradient(
            [RGBA(0x4338CA), RGBA(0x7C3AED), RGBA(0xC026D3)], from: .zero, to: CGPoint(x: card, y: head)))
      }
      let side: TextAnchor = isMirrored ? .right : .left
      var y = margin
      for text in [event, place] {
        canvas.draw(text, in: CGRect(x: margin, y: y, width: inner, height: text.size.height), anchor: side)
        y += text.size.height + gap / 2
      }
      y = head + margin
      for (row, height) in zip(rows, rowHeights) {
        for (index, fact) in row.enumerated() {
          let x = (column + gap) * CGFloat(isMirrored ? columns - 1 - index : index)
          canvas.draw(fact, in: CGRect(x: margin + x, y: y, width: column, height: fact.size.height), anchor: side)
        }
        y += height + gap
      }
      var dashes = Path()
      dashes.move(to: CGPoint(x: margin, y: perforation))
      dashes.addLine(to: CGPoint(x: card - margin, y: perforation))
      canvas.stroke(dashes, with: palette.line, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]))
      let codeTop = perforation + margin
      let codeFrame = CGRect(
        x: (card - code.size.width) / 2, y: codeTop, width: code.size.width, height: code.size.height)
      canvas.saved { canvas in
        canvas.clip(to: Path(roundedRect: codeFrame, cornerRadius: 10))
        canvas.draw(code, at: codeFrame.origin)
      }
      canvas.draw(
        number, in: CGRect(x: 0, y: codeFrame.maxY + gap, width: card, height: number.size.height))
    }
  }

  /// A rounded rectangle with a notch at both ends of the perforation.
  private static func outline(_ size: CGSize, perforation y: CGFloat) -> Path {
    let (corner, notch): (CGFloat, CGFloat) = (18, 9)
    let (right, bottom) = (size.width, size.height)
    return Path { path in
      path.move(to: CGPoint(x: corner, y: 0))
      path.addArc(tangent1End: CGPoint(x: right, y: 0), tangent2End: CGPoint(x: right, y: y), radius: corner)
      path.addArc(
        center: CGPoint(x: right, y: y), radius: notch, startAngle: .degrees(270), endAngle: .degrees(90),
        clockwise: true)
      path.addArc(tangent1End: CGPoint(x: right, y: bottom), tangent2End: CGPoint(x: 0, y: bottom), radius: corner)
      path.addArc(tangent1End: CGPoint(x: 0, y: bottom), tangent2End: CGPoint(x: 0, y: y), radius: corner)
      path.addArc(
        center: CGPoint(x: 0, y: y), radius: notch, startAngle: .degrees(90), endAngle: .degrees(-90),
        clockwise: true)
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: right, y: 0), radius: corner)
      path.closeSubpath()
    }
  }
}
