import CPixels
import Foundation

/// Which image pixels contribute to a device pixel, and their weights.
struct ImageSampling: Sendable {
  /// The transform from device pixels to image pixels.
  let toImage: Transform
  let interpolation: ImageInterpolation
  /// The source rectangle in 1/256 image pixel.
  let source: FixedRect
  /// The size of a device pixel in image pixels.
  let footprint: CGSize
  /// The image pixels in the source rectangle.
  let columns: Range<Int>
  let rows: Range<Int>

  init(source: CGRect, toImage: Transform, interpolation: ImageInterpolation, width: Int, height: Int) {
    self.toImage = toImage
    self.interpolation = interpolation
    self.source = FixedRect(
      left: Self.fixed(Double(source.minX)), top: Self.fixed(Double(source.minY)),
      right: Self.fixed(Double(source.maxX)), bottom: Self.fixed(Double(source.maxY)))
    footprint = CGSize(
      width: Self.footprint(toImage.a, toImage.c), height: Self.footprint(toImage.b, toImage.d))
    columns = Self.pixelRange(self.source.left, self.source.right, side: width)
    rows = Self.pixelRange(self.source.top, self.source.bottom, side: height)
  }

  /// The offset from device to image pixels if they map one to one.
  var wholePixelOffset: (x: Int, y: Int)? {
    guard toImage.a == 1, toImage.d == 1, toImage.b == 0, toImage.c == 0,
      toImage.tx == toImage.tx.rounded(.down), toImage.ty == toImage.ty.rounded(.down),
      abs(toImage.tx) < 1e9, abs(toImage.ty) < 1e9
    else { return nil }
    return (Int(toImage.tx), Int(toImage.ty))
  }

  /// Whether the footprints of adjacent pixels overlap so much that each image pixel is averaged more than eight times, as
  /// in skewed images.
  var overlapsMuch: Bool {
    guard interpolation == .smooth || interpolation == .area else { return false }
    let (width, height) = (Double(footprint.width), Double(footprint.height))
    guard width > 1, height > 1 else { return false }
    let covered = min(width, Double(columns.count)) * min(height, Double(rows.count))
    let distinct = (toImage.a * toImage.d - toImage.b * toImage.c).magnitude
    return covered >= SummedAreaTable.smallestFootprint && covered > 8 * distinct
  }

  /// Returns the position of a device pixel's center in the image.
  @inline(__always)
  func position(x: Int, y: Int) -> CGPoint {
    CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toImage)
  }

  /// Returns the contributing columns at a position.
  @inline(__always)
  func taps(across point: CGPoint) -> Taps {
    Taps(
      center: Double(point.x), footprint: interpolation == .bilinear ? 0 : Double(footprint.width),
      mixedUpTo: interpolation == .area ? 0 : 1, from: source.left, to: source.right, columns)
  }

  /// Returns the contributing rows at a position.
  @inline(__always)
  func taps(down point: CGPoint) -> Taps {
    Taps(
      center: Double(point.y), footprint: interpolation == .bilinear ? 0 : Double(footprint.height),
      mixedUpTo: interpolation == .area ? 0 : 1, from: source.top, to: source.bottom, rows)
  }

  /// Returns the footprint of a device pixel along an image axis, from the change of the image coordinate along the two
  /// device axes.
  ///
  /// A device pixel's circle maps to an ellipse; the footprint is the extent of that ellipse. A rotation gives 1 at any
  /// angle. (The extent of the rotated square would be up to 1.41, which would blur rotated images.)
  @inline(__always)
  static func footprint(_ across: Double, _ down: Double) -> Double {
    if across == 0 || down == 0 { return across.magnitude + down.magnitude }
    let extent = (across * across + down * down).squareRoot()
    // Tolerates rounding errors of sine and cosine.
    return (extent - 1).magnitude < 1e-9 ? 1 : extent
  }

  /// Returns the image pixels of a range, at least one. An empty range at the end of the image gives its last pixel.
  private static func pixelRange(_ start: Int, _ end: Int, side: Int) -> Range<Int> {
    let first = min(start >> 8, side - 1)
    return first..<max(first + 1, (end + 255) >> 8)
  }

  /// Converts a length to 1/256 pixel, rounded half up and clamped to 2³⁰ pixels.
  @inline(__always)
  static func fixed(_ value: Double) -> Int {
    let limit = 1_073_741_824.0
    let clamped = value > -limit ? (value < limit ? value : limit) : -limit
    return Int((clamped * 256 + 0.5).rounded(.down))
  }
}

extension ImageSampling {
  /// The contributing image columns of each device column.
  struct Columns {
    /// Wider images are computed per row.
    static let most = 16_384

    let start: Int
    let taps: [CPixelsColumn]

    /// Calls a closure with the columns of consecutive pixels. Pixels beyond the image use the outermost columns.
    func withColumns(x: Int, count: Int, _ body: (UnsafeBufferPointer<CPixelsColumn>) -> Void) {
      let first = x - start
      if first >= 0, first + count <= taps.count {
        taps.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first..<first + count])) }
      } else {
        (first..<first + count).map { taps[min(max($0, 0), taps.count - 1)] }.withUnsafeBufferPointer(body)
      }
    }
  }

  /// Whether the image is neither rotated nor skewed.
  var isUpright: Bool { toImage.b == 0 && toImage.c == 0 && toImage.a != 0 }

  /// Returns the columns of each device pixel, or `nil` if the sums might overflow or the table would not be
  /// worthwhile.
  func makeColumns() -> Columns? {
    guard isUpright, interpolation != .nearest, wholePixelOffset == nil else { return nil }
    // The largest sum of a pixel's weights along an axis.
    let most = [footprint.width, footprint.height].map { side in
      interpolation == .bilinear ? 256 : max(256, Self.fixed(Double(side)) + 2)
    }
    guard most[0] < 1 << 24, most[1] < 1 << 24, most[0] * most[1] < Int(UInt32.max) / 256 else { return nil }
    let sides = [source.left, source.right].map { (Double($0) / 256 - toImage.tx) / toImage.a }
    guard let from = sides.min(), let to = sides.max(), to - from < Double(Columns.most), abs(from) < 1e9 else {
      return nil
    }
    let start = Int(from.rounded(.down)) - 1
    return Columns(
      start: start,
      taps: (start..<Int(to.rounded(.up)) + 1).map { CPixelsColumn(taps(across: position(x: $0, y: 0))) })
  }
}

extension CPixelsColumn {
  fileprivate init(_ taps: Taps) {
    self.init(
      first: Int32(truncatingIfNeeded: taps.first), last: Int32(truncatingIfNeeded: taps.last),
      firstWeight: taps.firstWeight, lastWeight: taps.lastWeight, total: taps.total, reciprocal: 1 / Double(taps.total))
  }
}
