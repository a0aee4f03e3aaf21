/// Source-over along a row of pixels. Every loop is plain, without branches on pixels, so that it is vectorised.
///
/// Coverage scales the source before it is composited: the result is coverage × source over destination, as in
/// Core Graphics, Skia and Cairo.
enum SourceOverRows {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// One colour with one coverage of 1…255.
  static func blend(_ destination: Pixels, _ count: Int, color: PremultipliedPixel, level: UInt32) {
    let source = scaled(color, by: level)
    let alpha = source &>> 24
    if alpha == 255 {
      destination.update(repeating: source, count: count)
    } else if source != 0 {
      let kept = 255 &- alpha
      var i = 0
      while i < count {
        destination[i] = source &+ scaled(destination[i], by: kept)
        i &+= 1
      }
    }
  }

  /// One colour with a coverage for each pixel.
  static func blend(
    _ destination: Pixels, _ count: Int, color: PremultipliedPixel, coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      destination[i] = sourceOver(scaled(color, by: UInt32(coverage[i])), destination[i])
      i &+= 1
    }
  }

  /// A row of colours with one coverage of 1…255.
  static func blend(
    _ destination: Pixels, _ count: Int, source: UnsafePointer<PremultipliedPixel>, level: UInt32
  ) {
    var i = 0
    if level == 255 {
      while i < count {
        destination[i] = sourceOver(source[i], destination[i])
        i &+= 1
      }
    } else {
      while i < count {
        destination[i] = sourceOver(scaled(source[i], by: level), destination[i])
        i &+= 1
      }
    }
  }

  /// A row of colours with a coverage for each pixel.
  static func blend(
    _ destination: Pixels, _ count: Int, source: UnsafePointer<PremultipliedPixel>, coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      destination[i] = sourceOver(scaled(source[i], by: UInt32(coverage[i])), destination[i])
      i &+= 1
    }
  }

  /// `coverage × mask / 255`, written to `coverage`.
  static func multiply(_ coverage: UnsafeMutablePointer<UInt8>, _ count: Int, by mask: UnsafePointer<UInt8>) {
    var i = 0
    while i < count {
      coverage[i] = UInt8(truncatingIfNeeded: dividedBy255(UInt32(coverage[i]) &* UInt32(mask[i])))
      i &+= 1
    }
  }

  /// `level × mask / 255`, written to `coverage`.
  static func multiply(
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int, level: UInt32, by mask: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      coverage[i] = UInt8(truncatingIfNeeded: dividedBy255(level &* UInt32(mask[i])))
      i &+= 1
    }
  }
}
