import Foundation
import Raster

/// What drawing tests look at: a picture of points that are pixels, drawn on one thread.
struct Picture {
  var buffer: PixelBuffer

  init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: RGBA = .clear, threads: Int = 1,
    bandHeight: Int = 32, _ draw: (inout DisplayListRecorder) -> Void
  ) throws {
    let list = DisplayList(size: CGSize(width: width, height: height), draw)
    buffer = try Renderer(threads: threads).render(
      list, scale: scale, background: background, bandHeight: bandHeight)
  }

  /// The alpha of each pixel of a row: the coverage of what was drawn in an opaque color.
  func alphas(row y: Int) -> [UInt8] {
    (0..<buffer.width).map { UInt8(buffer.pixels[y * buffer.width + $0] >> 24) }
  }

  subscript(x: Int, y: Int) -> RGBA? { buffer[x, y] }
}

extension Path {
  /// A closed polygon.
  init(polygon points: [(CGFloat, CGFloat)]) {
    self.init()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }

  /// A rectangle from its left top corner.
  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    var path = Path()
    path.addRect(CGRect(x: x, y: y, width: width, height: height))
    return path
  }
}
