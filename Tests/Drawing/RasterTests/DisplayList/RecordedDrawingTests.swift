import Foundation
import Raster
import Testing

/// The shorter spellings of a recorder, beside the operations that they stand for.
struct RecordedDrawingTests {
  private static let size = CGSize(width: 100, height: 60)
  private static let text = RenderContext().layout("Ag", font: FontDescriptor(size: 20), color: .black)

  @Test func textsStandOnABaseline() {
    let text = Self.text
    let anchors: [(TextAnchor, CGFloat)] = [
      (.left, 50), (.center, 50 - text.size.width / 2), (.right, 50 - text.size.width),
    ]
    for (anchor, x) in anchors {
      let drawing = DisplayList(size: Self.size) { $0.draw(text, baseline: CGPoint(x: 50, y: 40), anchor: anchor) }
      let expected = DisplayList(size: Self.size) { $0.draw(text, at: CGPoint(x: x, y: 40 - text.firstBaseline)) }
      #expect(drawing == expected, "\(anchor)")
    }
  }

  @Test func textsLieInTheMiddleOfARectangle() {
    let text = Self.text
    let rect = CGRect(x: 10, y: 6, width: 80, height: 50)
    let anchors: [(TextAnchor, CGFloat)] = [
      (.left, 10), (.center, 50 - text.size.width / 2), (.right, 90 - text.size.width),
    ]
    for (anchor, x) in anchors {
      let drawing = DisplayList(size: Self.size) { $0.draw(text, in: rect, anchor: anchor) }
      let expected = DisplayList(size: Self.size) { $0.draw(text, at: CGPoint(x: x, y: 31 - text.size.height / 2)) }
      #expect(drawing.textForm == expected.textForm, "\(anchor)")
    }
  }

  @Test func drawingsContainDrawings() throws {
    let dot = DisplayList(size: CGSize(width: 8, height: 8)) { canvas in
      canvas.element("Dot") { $0.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .black) }
    }
    let drawing = DisplayList(size: Self.size) { canvas in
      canvas.element("Card") { $0.draw(dot, at: CGPoint(x: 20, y: 10)) }
      canvas.draw(dot, at: .zero)
    }
    #expect(drawing.textForm.contains("@ Dot"))
    let expected = DisplayList(size: Self.size) { canvas in
      canvas.fill(Path(CGRect(x: 20, y: 10, width: 8, height: 8)), with: .black)
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .black)
    }
    #expect(try Renderer().render(drawing, scale: 2) == Renderer().render(expected, scale: 2))
  }

  @Test func colorsOfGradientsAreEvenlySpaced() {
    let colors: [RGBA] = [.black, RGBA(0xFF0000), .white]
    let stops = zip(colors, [0, 0.5, 1]).map { GradientPaint.Stop(color: $0, location: $1) }
    let (start, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    #expect(
      Paint.linearGradient(colors, from: start, to: end)
        == .gradient(GradientPaint(.linear(start: start, end: end), stops: stops)))
    #expect(
      Paint.radialGradient(colors, center: end, radius: 5)
        == .gradient(GradientPaint(.radial(start: end, startRadius: 0, end: end, endRadius: 5), stops: stops)))
    #expect(
      Paint.linearGradient([.white], from: start, to: end)
        == .gradient(GradientPaint(.linear(start: start, end: end), stops: [.init(color: .white, location: 0)])))
  }

  @Test func strokesTakeAColorAndAStyle() {
    let path = Path(CGRect(x: 5, y: 5, width: 20, height: 20))
    let style = StrokeStyle(lineWidth: 3, lineJoin: .round)
    let drawing = DisplayList(size: Self.size) { $0.stroke(path, with: .black, style: style) }
    #expect(drawing == DisplayList(size: Self.size) { $0.stroke(path, with: .color(.black), style: style) })
  }
}
