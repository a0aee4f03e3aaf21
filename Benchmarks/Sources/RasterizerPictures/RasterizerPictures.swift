import Foundation
import Raster

/// Draws the pictures of Documentation/Rasterizer.md with the rasterizer that they explain.
///
///     swift run --package-path Benchmarks RasterizerPictures Documentation/Rasterizer
@main
struct RasterizerPictures {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Documentation/Rasterizer")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, list) in [("coverage", try coverage()), ("bands", try bands()), ("shadow", try shadow())] {
      let file = folder.appendingPathComponent(name + ".png")
      try PNG.encode(Renderer().render(list, scale: 2, background: .white)).write(to: file)
      print(file.path)
    }
  }

  /// One shape of 20 × 20 pixels as outline, as coverage, and as colour, each enlarged ten times.
  private static func coverage() throws -> DisplayList {
    let shape = Path { path in
      path.move(to: CGPoint(x: 2.5, y: 10))
      path.addCurve(to: CGPoint(x: 17.5, y: 8), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 16, y: 1))
      path.addQuadCurve(to: CGPoint(x: 11, y: 18), control: CGPoint(x: 18, y: 15))
      path.closeSubpath()
    }
    let small = CGSize(width: 20, height: 20)
    let ink = RGBA(0x0A84FF)
    let mask = try Renderer().render(DisplayList(size: small) { $0.fill(shape, with: .black) }, background: .white)
    let colored = try Renderer().render(
      DisplayList(size: small) { canvas in
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: RGBA(0xFFF3C4))
        canvas.fill(shape, with: RGBA(red: ink.red, green: ink.green, blue: ink.blue, alpha: 200))
      })
    return DisplayList(size: CGSize(width: 640, height: 200)) { canvas in
      canvas.saved { canvas in
        canvas.scale(x: 10, y: 10)
        grid(&canvas, columns: 20, rows: 20)
        canvas.stroke(shape, with: ink, lineWidth: 0.2)
        for point in shape.elements.flatMap(\.ends) {
          canvas.fill(Path(ellipseIn: CGRect(x: point.x - 0.3, y: point.y - 0.3, width: 0.6, height: 0.6)), with: ink)
        }
      }
      canvas.draw(PixelImage(mask), in: CGRect(x: 220, y: 0, width: 200, height: 200), interpolation: .nearest)
      canvas.draw(PixelImage(colored), in: CGRect(x: 440, y: 0, width: 200, height: 200), interpolation: .nearest)
    }
  }

  /// A card in bands of rows: what each band draws, and where it starts.
  private static func bands() throws -> DisplayList {
    DisplayList(size: CGSize(width: 640, height: 160)) { canvas in
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 640, height: 160)), with: RGBA(0xF2F2F7))
      let card = Path(roundedRect: CGRect(x: 60, y: 24, width: 520, height: 104), cornerRadius: 20)
      canvas.drawShadow(
        of: card, Shadow(color: RGBA(0x000000, alpha: 70), radius: 12, offset: CGSize(width: 0, height: 5)))
      canvas.fill(card, with: .white)
      canvas.fill(Path(ellipseIn: CGRect(x: 84, y: 44, width: 64, height: 64)), with: RGBA(0xFF9500))
      canvas.draw(
        Typesetter().layout(
          [TextRun("Rows in bands, a thread a band", font: FontDescriptor(size: 26), color: RGBA(0x1C1C1E))], width: 400
        ),
        at: CGPoint(x: 170, y: 58))
      for y in stride(from: 32, to: 160, by: 32) as StrideTo<CGFloat> {
        canvas.stroke(
          Path { $0.addLines([CGPoint(x: 0, y: y), CGPoint(x: 640, y: y)]) }, with: .color(RGBA(0xFF3B30)),
          style: StrokeStyle(lineWidth: 1, dash: [6, 4]))
      }
    }
  }

  /// A shape, its coverage blurred, and both together.
  private static func shadow() throws -> DisplayList {
    let card = Path(roundedRect: CGRect(x: 50, y: 40, width: 100, height: 70), cornerRadius: 18)
    let shadow = Shadow(color: RGBA(0x000000, alpha: 150), radius: 18, offset: CGSize(width: 0, height: 8))
    return DisplayList(size: CGSize(width: 640, height: 160)) { canvas in
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 640, height: 160)), with: RGBA(0xF2F2F7))
      canvas.fill(card, with: .white)
      canvas.translate(x: 220, y: 0)
      canvas.drawShadow(of: card, shadow)
      canvas.translate(x: 220, y: 0)
      canvas.drawShadow(of: card, shadow)
      canvas.fill(card, with: .white)
    }
  }

  private static func grid(_ canvas: inout DisplayListRecorder, columns: Int, rows: Int) {
    var lines = Path()
    for column in 0...columns {
      lines.addLines([CGPoint(x: CGFloat(column), y: 0), CGPoint(x: CGFloat(column), y: CGFloat(rows))])
    }
    for row in 0...rows {
      lines.addLines([CGPoint(x: 0, y: CGFloat(row)), CGPoint(x: CGFloat(columns), y: CGFloat(row))])
    }
    canvas.stroke(lines, with: RGBA(0xC6C6C8), lineWidth: 0.05)
  }
}

extension Path.Element {
  /// The element's end and control points.
  fileprivate var ends: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }
}
