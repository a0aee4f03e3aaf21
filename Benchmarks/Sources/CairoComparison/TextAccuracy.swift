import Raster
import Scenes

/// How far the text scene's pixels are from samples of the glyphs' outlines, in levels.
///
/// Ours is held against the glyphs where text is defined to have them, at quarters of a pixel across and whole pixels down,
/// each coordinate rounded to the nearest; that is what its coverage is to be judged by. What the definition itself moves is
/// the difference to glyphs where the layout put them, which is where Cairo draws them.
///
/// A judge of 8 × 8 samples has an error of its own: a stem's edge falls between two samples, and the pixels along it are
/// off by up to a sixteenth of their contrast. That error goes away with the number of samples, an error of the
/// coverage does not.
enum TextAccuracy {
  private static let sides = [8, 16, 32]

  static func print() throws {
    let list = Scene.text.list
    let picture = try Renderer().render(list, scale: Scene.scale)
    let cairo = try CairoPicture(list)
    cairo.draw()
    Swift.print("\nroot mean square error of the text scene in levels, against samples a pixel of the outlines")
    Swift.print("".padded(46) + sides.map { "\($0) × \($0)".padded(9) }.joined())
    func row(_ title: String, _ picture: PixelBuffer, _ place: (Double, Double) -> (Double, Double)) {
      let errors = sides.map { SampledText(list, samples: $0, place: place).error(of: picture).hundredths.padded(9) }
      Swift.print(title.padded(46) + errors.joined())
    }
    row("ours, glyphs where text is defined to be", picture) {
      (($0 * 4 + 0.5).rounded(.down) / 4, ($1 + 0.5).rounded(.down))
    }
    row("ours, glyphs where the layout put them", picture) { ($0, $1) }
    row("Cairo, glyphs where the layout put them", cairo.buffer) { ($0, $1) }
  }
}

/// A ground and glyphs over it, in three channels of Double.
private struct SampledText {
  private let width = CairoPicture.width
  private let height = CairoPicture.height
  private var channels: [Double]

  /// - Parameter place: where in pixels a glyph's origin is drawn.
  init(_ list: DisplayList, samples side: Int, place: (Double, Double) -> (Double, Double)) {
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
            samples: side, color)
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

  private mutating func draw(_ outline: SampledOutline, samples side: Int, _ color: RGBA) {
    let values = Self.channels(of: color)
    outline.eachPixel(samples: side) { x, y, coverage in
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
