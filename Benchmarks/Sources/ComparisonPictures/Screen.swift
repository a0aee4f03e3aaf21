import Foundation
import Raster

/// A screen of a phone, 1170 × 2532 pixels: a header with a gradient, a photograph, and cards of text on a grey ground.
struct Screen {
  static let size = CGSize(width: 390, height: 844)
  static let scale: CGFloat = 3

  /// The word that ends the third card's first line.
  var word = "valley"
  /// The ground that everything stands on.
  var ground = RGBA(0xF2F2F7)
  /// How far the cards are moved down, in points.
  var offset: CGFloat = 0

  func picture() throws -> PixelBuffer {
    let list = DisplayList(size: Self.size) { canvas in
      canvas.fill(rectangle(CGRect(origin: .zero, size: Self.size)), with: ground)
      drawHeader(&canvas)
      for index in 0..<7 { drawCard(index, &canvas) }
    }
    var picture = try Renderer().render(list, scale: Self.scale)
    paintPhotograph(&picture)
    return picture
  }

  private func drawHeader(_ canvas: inout DisplayListRecorder) {
    let header = CGRect(x: 0, y: 0, width: 390, height: 96)
    canvas.fill(
      rectangle(header),
      with: .gradient(
        GradientPaint(
          .linear(start: header.origin, end: CGPoint(x: 0, y: header.maxY)),
          stops: [.init(color: RGBA(0x5E5CE6), location: 0), .init(color: RGBA(0x0A84FF), location: 1)])))
    canvas.draw(layout("Today in the mountains", size: 28, color: .white, width: 350), at: CGPoint(x: 20, y: 50))
  }

  private func drawCard(_ index: Int, _ canvas: inout DisplayListRecorder) {
    let card = CGRect(x: 16, y: 300 + CGFloat(index) * 76 + offset, width: 358, height: 66)
    var outline = Path()
    outline.addRoundedRect(in: card, cornerSize: CGSize(width: 12, height: 12))
    canvas.fill(outline, with: .white)
    var avatar = Path()
    avatar.addEllipse(in: CGRect(x: card.minX + 12, y: card.minY + 13, width: 40, height: 40))
    canvas.fill(avatar, with: RGBA(UInt32(index * 1_234_567 + 0x3399) & 0xFFFFFF))
    let words = "Grouse and pine, a long way up from the \(index == 2 ? word : "valley") where the river bends twice."
    canvas.draw(
      layout(words, size: 15, color: RGBA(0x1C1C1E), width: 280), at: CGPoint(x: card.minX + 64, y: card.minY + 12))
  }

  /// What compresses badly: smooth areas with grain.
  private func paintPhotograph(_ picture: inout PixelBuffer) {
    var state: UInt64 = 42
    for y in 330..<840 {
      for x in 48..<1122 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let grain = Int(state >> 61)
        let sky = RGBA(
          red: UInt8(60 + (y - 330) / 5 + grain), green: UInt8(90 + (x - 48) / 12 + grain), blue: UInt8(150 + grain))
        picture.pixels[y * picture.width + x] = sky.premultiplied
      }
    }
  }

  private func layout(_ text: String, size: CGFloat, color: RGBA, width: CGFloat) -> TextLayout {
    Typesetter().layout([TextRun(text, font: FontDescriptor(size: size), color: color)], width: width)
  }

  private func rectangle(_ rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }
}
