import Foundation
import Raster

/// The picture that a link shows in messages: 1200 × 630 pixels, or the same at another width.
public struct LinkPreview: Drawable, Equatable, Sendable {
  public var site: String
  public var title: String
  public var author: String
  /// The drawing at the right edge.
  public var chart: BarChart

  public init(site: String, title: String, author: String, chart: BarChart) {
    self.site = site
    self.title = title
    self.author = author
    self.chart = chart
  }

  /// The size in which everything is placed.
  private static let design = CGSize(width: 1200, height: 630)

  /// Draws the same picture for each type size: a reader sees it in the size that a message has for it.
  public func displayList(in context: RenderContext) -> DisplayList {
    let scale = (context.width ?? Self.design.width) / Self.design.width
    func text(_ text: String, _ size: CGFloat, _ weight: FontWeight, _ color: RGBA, lines: Int = 1) -> TextLayout {
      context.layout(
        text, font: FontDescriptor(size: size, weight: weight), color: color,
        style: ParagraphStyle(lineLimit: lines, minimumScaleFactor: 0.6), width: 600)
    }
    let site = text(site, 30, .semibold, RGBA(0xC7CDFA))
    let title = text(title, 68, .bold, .white, lines: 4)
    let author = text(author, 30, .medium, .white)
    let initials = text(
      self.author.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined(), 26, .bold,
      RGBA(0x4338CA))
    let chart = chart.displayList(in: RenderContext(width: 360, fonts: context.fonts))

    let size = CGSize(width: Self.design.width * scale, height: Self.design.height * scale)
    return DisplayList(size: size) { canvas in
      canvas.scale(x: scale, y: scale)
      canvas.fill(
        Path(CGRect(origin: .zero, size: Self.design)),
        with: .linearGradient(
          [RGBA(0x1E1B4B), RGBA(0x4338CA)], from: .zero, to: CGPoint(x: 1200, y: 630)))
      let glow = CGRect(x: 560, y: -150, width: 840, height: 840)
      canvas.fill(
        Path(ellipseIn: glow),
        with: .radialGradient(
          [RGBA(0xC026D3, alpha: 150), RGBA(0xC026D3, alpha: 0)], center: CGPoint(x: glow.midX, y: glow.midY),
          radius: 420))

      canvas.draw(site, at: CGPoint(x: 72, y: 64))
      canvas.draw(title, in: CGRect(x: 72, y: 130, width: 600, height: 360), anchor: .left)
      let portrait = CGRect(x: 72, y: 510, width: 64, height: 64)
      canvas.fill(Path(ellipseIn: portrait), with: .white)
      canvas.draw(initials, in: portrait)
      canvas.draw(author, in: CGRect(x: 156, y: 510, width: 500, height: 64), anchor: .left)

      canvas.saved { canvas in
        canvas.translate(x: 728, y: 140)
        canvas.rotate(by: .degrees(4))
        canvas.scale(x: 1.15, y: 1.15)
        let card = Path(roundedRect: CGRect(origin: .zero, size: chart.size), cornerRadius: 24)
        canvas.drawShadow(
          of: card, Shadow(color: RGBA(0x000000, alpha: 110), radius: 48, offset: CGSize(width: 0, height: 20)))
        canvas.clip(to: card)
        canvas.draw(chart, at: .zero)
      }
    }
  }
}
