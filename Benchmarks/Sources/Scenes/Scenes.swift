import Foundation
import Raster

/// A drawing of a screen of 390 × 844 points, which is 1170 × 2532 pixels at a scale of 3.
public struct Scene: Sendable {
  /// The size in points.
  public static let size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  public static let scale: CGFloat = 3

  /// The name in the benchmark's tables.
  public var name: String
  /// The drawing.
  public var list: DisplayList

  init(_ name: String, _ draw: (inout DisplayListRecorder) -> Void) {
    self.name = name
    list = DisplayList(size: Self.size) { canvas in
      canvas.fill(rectangle(CGRect(origin: .zero, size: Self.size)), with: RGBA(0xF2F2F7))
      draw(&canvas)
    }
  }

  /// All scenes.
  public static let all = [feed, feedWithoutShadows, text, dashboard, icons, blurs]

  /// A feed of cards with shadows and text.
  public static let feed = Scene("feed") { drawFeed(&$0, shadows: true) }
  /// The feed without shadows.
  public static let feedWithoutShadows = Scene("feed without shadows") { drawFeed(&$0, shadows: false) }

  /// 6,000 glyphs in one paragraph.
  public static let text = Scene("text, 6,000 glyphs") { canvas in
    let words = "The quick brown fox jumps over the lazy dog and packs my box with five dozen liquor jugs. "
    let layout = Typesetter().layout(
      [
        TextRun(
          String(repeating: words, count: 83), font: FontDescriptor(size: 9.5), color: RGBA(0x1C1C1E))
      ], width: 374)
    canvas.draw(layout, at: CGPoint(x: 8, y: 8))
  }

  /// Cards with gradients and polylines.
  public static let dashboard = Scene("dashboard") { canvas in
    for row in 0..<5 {
      let card = CGRect(x: 12, y: 12 + CGFloat(row) * 166, width: 366, height: 154)
      canvas.fill(
        rounded(card, radius: 14),
        with: .gradient(
          GradientPaint(
            .linear(start: card.origin, end: CGPoint(x: card.minX, y: card.maxY)),
            stops: [
              .init(color: RGBA(0x5E5CE6), location: 0), .init(color: RGBA(0x0A84FF), location: 0.6),
              .init(color: RGBA(0x64D2FF), location: 1),
            ])))
      var line = Path()
      for index in 0..<200 {
        let wave = CGFloat((index * 37 + row * 11) % 53) / 53
        let point = CGPoint(x: card.minX + 12 + CGFloat(index) * 1.7, y: card.minY + 24 + wave * 104)
        if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
      }
      canvas.stroke(
        line, with: .color(RGBA(0xFFFFFF, alpha: 230)),
        style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
  }

  /// 1,000 small paths.
  public static let icons = Scene("icons, 1,000 paths") { canvas in
    for index in 0..<1000 {
      let x = CGFloat(index % 25) * 15.5 + 3.3
      let y = CGFloat(index / 25) * 21 + 3.7
      canvas.fill(heart(x, y, size: 12), with: RGBA(UInt32(index * 4001) & 0xFFFFFF))
    }
  }
}

extension Scene {
  /// Large shadows of many sizes, as sheets, menus and floating cards cast them.
  public static let blurs = Scene("large blurs and shadows") { canvas in
    for index in 0..<16 {
      let card = CGRect(
        x: 24 + CGFloat(index % 2) * 176, y: 24 + CGFloat(index / 2) * 100, width: 150, height: 76)
      canvas.drawShadow(
        of: rounded(card, radius: 16),
        Shadow(
          color: RGBA(0x000000, alpha: 90), radius: 12 + CGFloat(index) * 2, offset: CGSize(width: 0, height: 6)))
      canvas.fill(rounded(card, radius: 16), with: .white)
    }
  }

  /// `count` hearts of one size in rows, for the cost of operations.
  public static func icons(_ count: Int) -> Scene {
    Scene("\(count) icons") { canvas in
      for index in 0..<count {
        let x = CGFloat(index % 60) * 6.3 + 3.3
        let y = CGFloat(index / 60 % 130) * 6.3 + 3.7
        canvas.fill(heart(x, y, size: 6), with: RGBA(UInt32(index * 4001) & 0xFFFFFF))
      }
    }
  }
}

private func drawFeed(_ canvas: inout DisplayListRecorder, shadows: Bool) {
  let words = "Grouse and pine, a long way up from the valley where the river bends twice before it meets the lake. "
  for index in 0..<12 {
    let card = CGRect(x: 12, y: 8 + CGFloat(index) * 69.5, width: 366, height: 62.5)
    let outline = rounded(card, radius: 12)
    if shadows {
      canvas.drawShadow(
        of: outline, Shadow(color: RGBA(0x000000, alpha: 40), radius: 8, offset: CGSize(width: 0, height: 2)))
    }
    canvas.fill(outline, with: .white)
    let avatar = CGRect(x: card.minX + 10, y: card.minY + 8, width: 32, height: 32)
    canvas.saved { canvas in
      canvas.clip(to: rounded(avatar, radius: 16))
      canvas.fill(rectangle(avatar), with: RGBA(UInt32(index * 1_234_567) & 0xFFFFFF))
    }
    let text = Typesetter().layout(
      [
        TextRun("Person \(index)\n", font: FontDescriptor(size: 11, weight: .semibold), color: .black),
        TextRun(words + words.prefix(70), font: FontDescriptor(size: 9), color: RGBA(0x3C3C43, alpha: 200)),
      ], width: 300)
    canvas.draw(text, at: CGPoint(x: card.minX + 52, y: card.minY + 6))
    canvas.fill(
      rectangle(CGRect(x: card.minX + 52, y: card.maxY - 4, width: 300, height: 1.0 / 3)), with: RGBA(0xC6C6C8))
  }
}

private func rectangle(_ rect: CGRect) -> Path {
  var path = Path()
  path.addRect(rect)
  return path
}

/// A rectangle with circular corners, each a cubic.
private func rounded(_ rect: CGRect, radius: CGFloat) -> Path {
  let handle = radius * 0.447_715_250_169_207
  return Path { path in
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + radius), control1: CGPoint(x: rect.maxX - handle, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + handle))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
    path.addCurve(
      to: CGPoint(x: rect.maxX - radius, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - handle),
      control2: CGPoint(x: rect.maxX - handle, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - radius), control1: CGPoint(x: rect.minX + handle, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - handle))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
    path.addCurve(
      to: CGPoint(x: rect.minX + radius, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + handle),
      control2: CGPoint(x: rect.minX + handle, y: rect.minY))
    path.closeSubpath()
  }
}

private func heart(_ x: CGFloat, _ y: CGFloat, size: CGFloat) -> Path {
  func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx * size, y: y + dy * size) }
  return Path { path in
    path.move(to: point(0.5, 0.95))
    path.addCurve(to: point(0, 0.3), control1: point(0.2, 0.7), control2: point(0, 0.5))
    path.addCurve(to: point(0.5, 0.2), control1: point(0, 0), control2: point(0.4, 0))
    path.addCurve(to: point(1, 0.3), control1: point(0.6, 0), control2: point(1, 0))
    path.addCurve(to: point(0.5, 0.95), control1: point(1, 0.5), control2: point(0.8, 0.7))
    path.closeSubpath()
  }
}
