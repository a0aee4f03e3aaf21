import Foundation

/// The form of a difference picture.
package enum DifferenceForm: String, Hashable, Sendable, Codable, CaseIterable {
  /// Expected, actual and ``overlay`` side by side.
  case side
  /// The faded actual picture, with differing pixels in magenta.
  case overlay
  /// The darkened actual picture with a heat map of color distances, and a legend.
  case heat
  /// Both pictures blended at half opacity.
  case onion
  /// The largest changed area of both pictures side by side, enlarged.
  case blink
}

extension ImageComparison {
  /// Returns an opaque picture of the differences.
  ///
  /// - Parameter ignored: Regions that were not compared. `overlay`, `side` and `heat` hatch them.
  package static func differencePicture(
    expected: PixelBuffer, actual: PixelBuffer, form: DifferenceForm, ignoring ignored: [PixelRect] = []
  ) -> PixelBuffer {
    switch form {
    case .overlay: differencePicture(expected: expected, actual: actual, ignoring: ignored)
    case .side:
      PixelBuffer.row([
        expected, actual, differencePicture(expected: expected, actual: actual, ignoring: ignored),
      ])
    case .onion: onionPicture(expected, actual)
    case .blink: blinkPicture(expected, actual)
    case .heat: HeatPicture(expected: expected, actual: actual, ignored: ignored).buffer
    }
  }

  private static func onionPicture(_ expected: PixelBuffer, _ actual: PixelBuffer) -> PixelBuffer {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let under = expected.onCanvas(width: width, height: height)
    var result = actual.onCanvas(width: width, height: height)
    for index in result.pixels.indices {
      result.pixels[index] = mixed(under.pixels[index], result.pixels[index])
    }
    return result
  }

  /// Returns the mean of two opaque pixels, rounded up.
  private static func mixed(_ a: PremultipliedPixel, _ b: PremultipliedPixel) -> PremultipliedPixel {
    (a | b) &- ((a ^ b) &>> 1 & 0x7F7F_7F7F)
  }

  private static func blinkPicture(_ expected: PixelBuffer, _ actual: PixelBuffer) -> PixelBuffer {
    guard let difference = difference(expected: expected, actual: actual),
      let largest = difference.clusters.max(by: { $0.differingPixels < $1.differingPixels })
    else { return PixelBuffer.row([expected, actual]) }
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let area = PixelRect(
      left: largest.x, top: largest.y, right: largest.x + largest.width, bottom: largest.y + largest.height
    ).expanded(by: 12).intersection(PixelRect(left: 0, top: 0, right: width, bottom: height))
    let factor = min(8, max(1, 600 / max(1, max(area.width, area.height))))
    let frames = [expected, actual].map {
      $0.onCanvas(width: width, height: height).cut(area).enlarged(factor)
    }
    return PixelBuffer.row(frames)
  }
}

extension PixelBuffer {
  /// The color outside a picture.
  private static let outside = RGBA(0xD0D0D0)
  private static let gap = 12

  /// Returns pictures side by side, aligned at the top.
  fileprivate static func row(_ pictures: [PixelBuffer]) -> PixelBuffer {
    let width = pictures.reduce(0) { $0 + $1.width } + gap * (pictures.count - 1)
    var result = PixelBuffer(width: width, height: pictures.map(\.height).max() ?? 0, filledWith: outside)
    var x = 0
    for picture in pictures {
      result.put(picture, x: x, y: 0)
      x += picture.width + gap
    }
    return result
  }

  /// Returns the picture over white at the top left of a larger one.
  fileprivate func onCanvas(width: Int, height: Int) -> PixelBuffer {
    var result = PixelBuffer(width: width, height: height, filledWith: Self.outside)
    result.put(self, x: 0, y: 0)
    return result
  }

  fileprivate mutating func put(_ picture: PixelBuffer, x: Int, y: Int) {
    let stride = width
    pixels.withUnsafeMutableBufferPointer { target in
      picture.pixels.withUnsafeBufferPointer { source in
        for row in 0..<picture.height {
          for column in 0..<picture.width {
            let pixel = source[row * picture.width + column]
            target[(y + row) * stride + x + column] = sourceOver(pixel, 0xFFFF_FFFF)
          }
        }
      }
    }
  }

  fileprivate func cut(_ area: PixelRect) -> PixelBuffer {
    var result = PixelBuffer(width: area.width, height: area.height)
    for row in 0..<area.height {
      for column in 0..<area.width {
        result.pixels[row * area.width + column] = pixels[(area.top + row) * width + area.left + column]
      }
    }
    return result
  }

  /// Returns the picture with each pixel enlarged to a square.
  fileprivate func enlarged(_ factor: Int) -> PixelBuffer {
    var result = PixelBuffer(width: width * factor, height: height * factor)
    for row in 0..<result.height {
      for column in 0..<result.width {
        result.pixels[row * result.width + column] = pixels[row / factor * width + column / factor]
      }
    }
    return result
  }
}

/// Draws color distances on a logarithmic scale of CIE 1994 ΔE.
private struct HeatPicture {
  private(set) var buffer: PixelBuffer
  /// From barely visible differences to black on white. Colors increase in lightness, so that they can be distinguished
  /// without hue.
  private static let stops: [RGBA] = [
    RGBA(0x4B2A9C), RGBA(0x8A2BB0), RGBA(0xC43A8A), RGBA(0xEE6A4C), RGBA(0xFCA636), RGBA(0xFCE95A), RGBA(0xFFFFFF),
  ]
  private static let legendHeight = 20
  private static let levels = 48
  private static let smallest = 0.5

  /// The smallest distance of each level: a geometric series from `smallest` to just under 100.
  private static let thresholds: [Double] = {
    var result = [smallest]
    while result.count < levels { result.append(result[result.count - 1] * 1.1192) }
    return result
  }()

  init(expected: PixelBuffer, actual: PixelBuffer, ignored: [PixelRect]) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    buffer = PixelBuffer(width: width, height: height + Self.legendHeight, filledWith: .black)
    draw(expected, actual)
    buffer.hatch(ignored)
    drawLegend(y: height)
  }

  private mutating func draw(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    var distances = ColorDistances(.cie94(0))
    let colors = (0..<Self.levels).map { Self.color(Double($0) / Double(Self.levels - 1)).premultiplied }
    for y in 0..<buffer.height - Self.legendHeight {
      for x in 0..<buffer.width {
        let a = x < expected.width && y < expected.height ? expected.pixels[y * expected.width + x] : nil
        let b = x < actual.width && y < actual.height ? actual.pixels[y * actual.width + x] : nil
        let index = y * buffer.width + x
        switch (a, b) {
        case (let a?, let b?):
          buffer.pixels[index] =
            a == b ? Self.darkened(b) : colors[Self.level(distances.between(a, b))]
        case (nil, nil): break
        // Pixels that only one picture has are at the largest distance.
        default: buffer.pixels[index] = (x + y) & 7 < 2 ? 0xFF00_0000 : colors[Self.levels - 1]
        }
      }
    }
  }

  private static func level(_ distance: Double) -> Int {
    (thresholds.firstIndex { $0 > distance } ?? levels) - (distance < smallest ? 0 : 1)
  }

  private static func color(_ place: Double) -> RGBA {
    let scaled = place * Double(stops.count - 1)
    let index = min(stops.count - 2, Int(scaled))
    let part = scaled - Double(index)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) + (Double(b) - Double(a)) * part).rounded()) }
    let (a, b) = (stops[index], stops[index + 1])
    return RGBA(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue))
  }

  /// Returns a gray with a quarter of the pixel's brightness.
  private static func darkened(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
    let behind = 255 &- pixel &>> 24
    let sum = 77 &* (pixel & 0xFF) &+ 150 &* (pixel &>> 8 & 0xFF) &+ 29 &* (pixel &>> 16 & 0xFF)
    let grey = (min(255, sum &>> 8 &+ behind)) / 4
    return grey | grey &<< 8 | grey &<< 16 | 0xFF00_0000
  }

  /// Draws the colors from left to right, with a distance at each fifth.
  private mutating func drawLegend(y: Int) {
    guard buffer.width >= 160 else { return }
    let labelWidth = 30
    let width = buffer.width
    let barWidth = CGFloat(width - labelWidth)
    let legend = DisplayList(size: CGSize(width: CGFloat(width), height: CGFloat(Self.legendHeight))) { canvas in
      func write(_ text: String, x: CGFloat) {
        let layout = Typesetter().layout(
          [TextRun(text, font: FontDescriptor(size: 11), color: .white)], width: CGFloat(labelWidth))
        canvas.draw(layout, at: CGPoint(x: x, y: 3))
      }
      write("ΔE", x: 6)
      let steps: [Double] = width >= 400 ? [0.5, 2, 10, 50] : [0.5, 10]
      for distance in steps {
        let place = Double(Self.level(distance)) / Double(Self.levels)
        write(distance < 1 ? "0.5" : "\(Int(distance))", x: CGFloat(labelWidth) + CGFloat(place) * barWidth + 2)
      }
    }
    guard let text = try? Renderer(threads: 1).render(legend, scale: 1) else { return }
    for row in 0..<Self.legendHeight {
      for x in 0..<buffer.width {
        let isBar = x >= labelWidth && row >= Self.legendHeight - 4
        let place = Double(x - labelWidth) / Double(buffer.width - labelWidth)
        let level = Double(Int(place * Double(Self.levels))) / Double(Self.levels - 1)
        let background = isBar ? Self.color(min(1, level)).premultiplied : 0xFF00_0000
        let index = row * text.width + x
        buffer.pixels[(y + row) * buffer.width + x] =
          index < text.pixels.count ? sourceOver(text.pixels[index], background) : background
      }
    }
  }
}
