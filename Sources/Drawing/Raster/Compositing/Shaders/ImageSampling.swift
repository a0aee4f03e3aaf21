import CRasterPixels
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
  /// The axes of the image.
  let across: CPixelsAxis
  let down: CPixelsAxis

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
    // Without a footprint, two neighbors are interpolated.
    func averaged(_ footprint: CGFloat) -> Double {
      interpolation == .bilinear || interpolation != .area && footprint <= 1 ? 0 : Double(footprint)
    }
    across = CPixelsAxis(
      perColumn: toImage.a, perRow: toImage.c, offset: toImage.tx, footprint: averaged(footprint.width),
      start: Int64(self.source.left), end: Int64(self.source.right), columns)
    down = CPixelsAxis(
      perColumn: toImage.b, perRow: toImage.d, offset: toImage.ty, footprint: averaged(footprint.height),
      start: Int64(self.source.top), end: Int64(self.source.bottom), rows)
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
    let sum = clamped * 256 + 0.5
    // The same as rounding down, which is a call of a function on processors without SSE 4.1.
    let whole = Int(sum)
    return Double(whole) > sum ? whole &- 1 : whole
  }
}

extension ImageSampling {
  /// The contributing image columns of each device column.
  enum Columns: Sendable {
    /// Wider images are computed per row.
    static let most = 16_384

    /// Two columns, in images that are not reduced along either axis.
    case interpolated(ColumnTable<CPixelsNeighbors>)
    case averaged(ColumnTable<CPixelsColumn>)
  }

  /// A value for each device column.
  struct ColumnTable<Element: Sendable>: Sendable {
    let start: Int
    let values: [Element]

    /// Calls a closure with the values of consecutive pixels. Pixels beyond the image use the outermost columns.
    func withColumns(x: Int, count: Int, _ body: (UnsafeBufferPointer<Element>) -> Void) {
      let first = x - start
      if first >= 0, first + count <= values.count {
        values.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first..<first + count])) }
      } else {
        (first..<first + count).map { values[min(max($0, 0), values.count - 1)] }.withUnsafeBufferPointer(body)
      }
    }
  }

  /// The number of parts of a device pixel along each of its axes that are sampled on their own.
  ///
  /// The footprint of a pixel of a turned image is a turned square. A footprint along the image's axes reaches beyond it at four
  /// places, and misses its corners, which is a difference of a sixth of its area for half of a right angle.
  var partsPerAxis: Int {
    guard interpolation == .smooth || interpolation == .area, isTurned else { return 1 }
    let side = max(footprint.width, footprint.height)
    return side < 2 ? 1 : side < 4 ? 2 : 4
  }

  /// Whether an axis of the image differs from the device's axes by about a degree or more.
  private var isTurned: Bool {
    func differs(_ across: Double, _ down: Double) -> Bool {
      min(across.magnitude, down.magnitude) > max(across.magnitude, down.magnitude) / 64
    }
    return differs(toImage.a, toImage.c) || differs(toImage.b, toImage.d)
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
    let count = Int(to.rounded(.up)) + 1 - start
    if isInterpolated {
      let neighbors = [CPixelsNeighbors](unsafeUninitializedCapacity: count) { neighbors, initialized in
        if let place = neighbors.baseAddress { findNeighbors(across, x: start, y: 0, count: count, into: place) }
        initialized = count
      }
      return .interpolated(ColumnTable(start: start, values: neighbors))
    }
    let columns = [CPixelsColumn](unsafeUninitializedCapacity: count) { columns, initialized in
      if let place = columns.baseAddress { findColumns(across, x: start, y: 0, count: count, into: place) }
      initialized = count
    }
    return .averaged(ColumnTable(start: start, values: columns))
  }

  /// Whether two neighbors are interpolated along both axes.
  var isInterpolated: Bool { across.footprint == 0 && down.footprint == 0 }

  /// Finds the two columns or rows of the image for each device pixel of a row.
  @inline(__always)
  func findNeighbors(
    _ axis: CPixelsAxis, x: Int, y: Int, count: Int, into neighbors: UnsafeMutablePointer<CPixelsNeighbors>
  ) {
    withUnsafePointer(to: axis) { CPixelsFindNeighbors($0, x, y, count, neighbors) }
  }

  /// Finds the columns or rows of the image that contribute to each device pixel of a row.
  @inline(__always)
  func findColumns(
    _ axis: CPixelsAxis, x: Int, y: Int, count: Int, into columns: UnsafeMutablePointer<CPixelsColumn>
  ) {
    withUnsafePointer(to: axis) { CPixelsFindColumns($0, x, y, count, columns) }
  }

  /// Returns the columns or rows of the image that contribute to a device pixel.
  func column(_ axis: CPixelsAxis, x: Int, y: Int) -> CPixelsColumn {
    var column = CPixelsColumn()
    findColumns(axis, x: x, y: y, count: 1, into: &column)
    return column
  }
}

extension CPixelsAxis {
  fileprivate init(
    perColumn: Double, perRow: Double, offset: Double, footprint: Double, start: Int64, end: Int64, _ pixels: Range<Int>
  ) {
    self.init(
      perColumn: perColumn, perRow: perRow, offset: offset, footprint: footprint, start: start, end: end,
      firstPixel: Int32(truncatingIfNeeded: pixels.lowerBound),
      lastPixel: Int32(truncatingIfNeeded: pixels.upperBound - 1))
  }
}
