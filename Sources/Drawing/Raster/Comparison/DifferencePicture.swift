extension ImageComparison {
  /// Returns an opaque picture of the differences, in the size of the larger picture.
  ///
  /// The actual picture is faded, and differing pixels are magenta. Small changed areas are framed, so that a single
  /// pixel can be found. If the sizes differ, areas that only one picture has are hatched: magenta if new, blue if
  /// removed. Areas outside both pictures are gray.
  ///
  /// - Parameter ignored: Regions that were not compared. They are hatched in blue, without differences.
  public static func differencePicture(
    expected: PixelBuffer, actual: PixelBuffer, ignoring ignored: [PixelRect] = []
  ) -> PixelBuffer {
    var map = ChangeMap(expected: expected, actual: actual)
    let mask = PixelMask(ignored, width: map.width, height: map.height)
    if mask.count > 0 { map.keepChanges { x, y in mask.contains(x: x, y: y) ? nil : 0 } }
    var picture = DifferencePicture(width: map.width, height: map.height)
    picture.drawChanges(expected, actual, outside: mask)
    if expected.width != actual.width || expected.height != actual.height {
      picture.drawExtra(expected, actual)
    }
    picture.buffer.hatch(mask)
    for cluster in map.clusters(limit: 64) where max(cluster.width, cluster.height) < DifferencePicture.smallSide {
      picture.drawBox(around: cluster)
    }
    return picture.buffer
  }
}

/// Draws a difference.
private struct DifferencePicture {
  /// Areas smaller than this on both sides are framed.
  static let smallSide = 32

  fileprivate(set) var buffer: PixelBuffer
  private let changed = RGBA(0xFF00FF).premultiplied
  private let gone = RGBA(0x0060FF).premultiplied
  private let box = RGBA(0xC000C0).premultiplied

  init(width: Int, height: Int) {
    buffer = PixelBuffer(width: width, height: height, filledWith: RGBA(0xD0D0D0))
  }

  /// Draws the common area of both pictures.
  mutating func drawChanges(_ expected: PixelBuffer, _ actual: PixelBuffer, outside mask: PixelMask) {
    let width = min(expected.width, actual.width)
    let stride = buffer.width
    buffer.pixels.withUnsafeMutableBufferPointer { result in
      expected.pixels.withUnsafeBufferPointer { expectedPixels in
        actual.pixels.withUnsafeBufferPointer { actualPixels in
          for y in 0..<min(expected.height, actual.height) {
            for x in 0..<width {
              let pixel = actualPixels[y * actual.width + x]
              let isFaded = expectedPixels[y * expected.width + x] == pixel || mask.contains(x: x, y: y)
              result[y * stride + x] = isFaded ? faded(pixel) : changed
            }
          }
        }
      }
    }
  }

  /// Hatches the area that only one of the pictures has.
  mutating func drawExtra(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    for y in 0..<buffer.height {
      let expectedEnd = y < expected.height ? expected.width : 0
      let actualEnd = y < actual.height ? actual.width : 0
      for x in min(expectedEnd, actualEnd)..<max(expectedEnd, actualEnd) {
        let isNew = actualEnd > expectedEnd
        let source = isNew ? actual.pixels[y * actual.width + x] : expected.pixels[y * expected.width + x]
        let isStripe = (x + y) & 7 < 2
        buffer.pixels[y * buffer.width + x] =
          isStripe ? (isNew ? changed : gone) : faded(source)
      }
    }
  }

  /// Draws a frame with a width of two pixels, four pixels away from an area.
  mutating func drawBox(around cluster: ImageDifference.Cluster) {
    let left = cluster.x - 6
    let top = cluster.y - 6
    let right = cluster.x + cluster.width + 5
    let bottom = cluster.y + cluster.height + 5
    for y in top...bottom {
      for x in left...right where min(x - left, right - x, y - top, bottom - y) < 2 { drawBoxPixel(x, y) }
    }
  }

  private mutating func drawBoxPixel(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < buffer.width, y < buffer.height else { return }
    // A frame never hides another change.
    guard buffer.pixels[y * buffer.width + x] != changed else { return }
    buffer.pixels[y * buffer.width + x] = box
  }
}

/// Returns a pixel over white, faded by three quarters.
@inline(__always)
private func faded(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
  if pixel &>> 24 == 255 { return ~((~pixel &>> 2) & 0x3F3F_3F3F) }
  let behind = 255 &- pixel &>> 24
  let red = 255 &- (255 &- min(255, (pixel & 0xFF) &+ behind)) / 4
  let green = 255 &- (255 &- min(255, (pixel &>> 8 & 0xFF) &+ behind)) / 4
  let blue = 255 &- (255 &- min(255, (pixel &>> 16 & 0xFF) &+ behind)) / 4
  return red | green &<< 8 | blue &<< 16 | 0xFF00_0000
}

extension PixelBuffer {
  /// Hatches regions that were not compared in blue, which no difference has.
  package mutating func hatch(_ ignored: [PixelRect]) { hatch(PixelMask(ignored, width: width, height: height)) }

  fileprivate mutating func hatch(_ mask: PixelMask) {
    guard mask.count > 0 else { return }
    let stripe = RGBA(0x5B8DEF).premultiplied
    for y in 0..<height {
      for x in 0..<width where (x &+ y) & 7 < 2 && mask.contains(x: x, y: y) {
        pixels[y * width + x] = stripe
      }
    }
  }
}
