/// Which pixels of a picture a device pixel is mixed of, and by what weights.
struct ImageSampling: Sendable {
  /// From device pixels to the picture's pixels.
  let toImage: Transform
  let interpolation: ImageInterpolation
  /// The source rectangle in 1/256 of the picture's pixels.
  let source: FixedRect
  /// How much of the picture a device pixel stands for along its axes, in pixels.
  let footprint: CGSize
  /// The picture's pixels that the source rectangle touches.
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

  /// The offset from device to picture where each device pixel is just one of the picture's.
  var wholePixelOffset: (x: Int, y: Int)? {
    guard toImage.a == 1, toImage.d == 1, toImage.b == 0, toImage.c == 0,
      toImage.tx == toImage.tx.rounded(.down), toImage.ty == toImage.ty.rounded(.down),
      abs(toImage.tx) < 1e9, abs(toImage.ty) < 1e9
    else { return nil }
    return (Int(toImage.tx), Int(toImage.ty))
  }

  /// Where a device pixel's centre lies in the picture.
  @inline(__always)
  func position(x: Int, y: Int) -> CGPoint {
    CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toImage)
  }

  /// The columns that a place is mixed of.
  @inline(__always)
  func taps(across point: CGPoint) -> Taps {
    Taps(
      center: Double(point.x), footprint: interpolation == .bilinear ? 0 : Double(footprint.width),
      mixedUpTo: interpolation == .area ? 0 : 1, from: source.left, to: source.right, columns)
  }

  /// The rows that a place is mixed of.
  @inline(__always)
  func taps(down point: CGPoint) -> Taps {
    Taps(
      center: Double(point.y), footprint: interpolation == .bilinear ? 0 : Double(footprint.height),
      mixedUpTo: interpolation == .area ? 0 : 1, from: source.top, to: source.bottom, rows)
  }

  /// How much of a picture's axis a device pixel stands for, where its coordinate there grows by two factors along the
  /// device's axes.
  ///
  /// A device pixel's circle becomes an ellipse, whose axes are the transform's singular values: this is the extent of that
  /// ellipse. A turn alone gives 1, by whatever angle; the extent of the turned square would be up to 1.41, as if the
  /// picture were reduced.
  @inline(__always)
  static func footprint(_ across: Double, _ down: Double) -> Double {
    if across == 0 || down == 0 { return across.magnitude + down.magnitude }
    let extent = (across * across + down * down).squareRoot()
    // A turn's sine and cosine are rounded.
    return (extent - 1).magnitude < 1e-9 ? 1 : extent
  }

  /// The pixels that a part of an axis touches, at least one, inside of the picture: a part without width at the
  /// picture's end is its last pixel's.
  private static func pixelRange(_ start: Int, _ end: Int, side: Int) -> Range<Int> {
    let first = min(start >> 8, side - 1)
    return first..<max(first + 1, (end + 255) >> 8)
  }

  /// A length in 1/256 pixel, rounded half up; what is beyond 2³⁰ pixels is that far.
  @inline(__always)
  static func fixed(_ value: Double) -> Int {
    let limit = 1_073_741_824.0
    let clamped = value > -limit ? (value < limit ? value : limit) : -limit
    return Int((clamped * 256 + 0.5).rounded(.down))
  }
}

extension ImageSampling {
  /// How each device pixel of a row mixes columns, from the pixel that the picture begins in to the one that it ends in.
  struct Columns {
    /// More than this is rarely seen, and then worked out anew for each row.
    static let most = 16_384

    let start: Int
    let taps: [Taps]

    subscript(x: Int) -> Taps { taps[min(max(x &- start, 0), taps.count &- 1)] }
  }

  /// Whether the picture's axes are the device's.
  var isUpright: Bool { toImage.b == 0 && toImage.c == 0 && toImage.a != 0 }

  /// The columns of each device pixel that a picture reaches; `nil` where the sums might not fit, or would not pay.
  func makeColumns() -> Columns? {
    guard isUpright, interpolation != .nearest, wholePixelOffset == nil else { return nil }
    // A channel times all the weights of a pixel: its footprint, rounded at both ends.
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
      taps: (start..<Int(to.rounded(.up)) + 1).map { taps(across: position(x: $0, y: 0)) })
  }
}
