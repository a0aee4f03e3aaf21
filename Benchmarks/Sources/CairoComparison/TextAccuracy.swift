import Raster
import Scenes

/// How far the text scene's pixels are from 8 × 8 samples a pixel of the glyphs' outlines. Each renderer is held against
/// the glyphs where it has them: ours at quarters of a pixel across and whole pixels down, Cairo's where the layout put
/// them.
enum TextAccuracy {
  static func print() throws {
    let list = Scene.text.list
    let picture = try Renderer().render(list, scale: Scene.scale)
    let cairo = try CairoPicture(list)
    cairo.draw()
    Swift.print("\nroot mean square error of the text scene against 8 × 8 samples a pixel, in levels")
    let quarters = SampledText(list) { (($0 * 4 + 0.5).rounded(.down) / 4, ($1 + 0.5).rounded(.down)) }
    Swift.print("ours".padded(26) + quarters.error(of: picture).hundredths)
    let exact = SampledText(list) { ($0, $1) }
    Swift.print("Cairo".padded(26) + exact.error(of: cairo.buffer).hundredths)
  }
}

/// A ground and glyphs over it, in three channels of Double.
private struct SampledText {
  private let width = CairoPicture.width
  private let height = CairoPicture.height
  private var channels: [Double]

  /// - Parameter place: where in pixels a glyph's origin is drawn.
  init(_ list: DisplayList, place: (Double, Double) -> (Double, Double)) {
    channels = [Double](repeating: 0, count: CairoPicture.width * CairoPicture.height * 3)
    let scale = Double(Scene.scale)
    var offset = (x: 0.0, y: 0.0)
    for item in list.items {
      switch item.operation {
      case .fill(_, _, .color(let color)): fill(color)
      case .concatenate(let transform): offset = (offset.x + transform.tx, offset.y + transform.ty)
      case .glyphs(let run, .color(let color)):
        for glyph in run.glyphs {
          guard let outline = FontBook.embedded.outline(face: run.face, glyph: glyph.id), !outline.path.isEmpty else {
            continue
          }
          let x = (Double(run.origin.x + glyph.x) + offset.x) * scale
          let y = (Double(run.origin.y + glyph.y) + offset.y) * scale
          let (placedX, placedY) = place(x, y)
          let size = Double(run.size) * scale / Double(outline.unitsPerEm)
          draw(
            SampledOutline(
              outline.path, Transform(a: size, b: 0, c: Double(run.slant) * size, d: -size, tx: placedX, ty: placedY)),
            color)
        }
      default: continue
      }
    }
  }

  func error(of picture: PixelBuffer) -> Double {
    var squares = 0.0
    for (index, pixel) in picture.pixels.enumerated() {
      for channel in 0..<3 {
        let distance = Double(pixel >> UInt32(channel * 8) & 0xFF) - channels[index * 3 + channel]
        squares += distance * distance
      }
    }
    return (squares / Double(channels.count)).squareRoot()
  }

  private mutating func fill(_ color: RGBA) {
    for index in channels.indices { channels[index] = Self.channels(of: color)[index % 3] }
  }

  private mutating func draw(_ outline: SampledOutline, _ color: RGBA) {
    let values = Self.channels(of: color)
    outline.eachPixel { x, y, coverage in
      guard x >= 0, y >= 0, x < width, y < height else { return }
      for channel in 0..<3 {
        let index = (y * width + x) * 3 + channel
        channels[index] += (values[channel] - channels[index]) * coverage
      }
    }
  }

  private static func channels(of color: RGBA) -> [Double] {
    [Double(color.red), Double(color.green), Double(color.blue)]
  }
}
