/// Row operations other than blending: coverage and masks.
enum RowOperations {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// Multiplies pixels by `level / 255`, or by each pixel's coverage if `level` is 0.
  static func scale(
    _ source: UnsafePointer<PremultipliedPixel>, _ count: Int, level: UInt32, coverage: UnsafePointer<UInt8>,
    into result: Pixels
  ) {
    var i = 0
    if level == 255 {
      result.update(from: source, count: count)
    } else if level > 0 {
      while i < count {
        result[i] = scaled(source[i], by: level)
        i &+= 1
      }
    } else {
      while i < count {
        result[i] = scaled(source[i], by: UInt32(coverage[i]))
        i &+= 1
      }
    }
  }

  /// Fills a row with a color multiplied by `level / 255`, or by each pixel's coverage if `level` is 0.
  static func scale(
    _ color: PremultipliedPixel, _ count: Int, level: UInt32, coverage: UnsafePointer<UInt8>, into result: Pixels
  ) {
    if level > 0 {
      result.update(repeating: scaled(color, by: level), count: count)
    } else {
      var i = 0
      while i < count {
        result[i] = scaled(color, by: UInt32(coverage[i]))
        i &+= 1
      }
    }
  }

  /// Computes new × mask + old × (1 − mask), rounded once: the clip of an unbounded blend mode.
  static func mix(
    _ old: Pixels, _ count: Int, toward new: UnsafePointer<PremultipliedPixel>, by mask: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      let level = UInt32(mask[i])
      var even = (new[i] & 0x00FF_00FF) &* level &+ (old[i] & 0x00FF_00FF) &* (255 &- level) &+ 0x0080_0080
      var odd =
        ((new[i] &>> 8) & 0x00FF_00FF) &* level &+ ((old[i] &>> 8) & 0x00FF_00FF) &* (255 &- level) &+ 0x0080_0080
      even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
      odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
      old[i] = even | odd
      i &+= 1
    }
  }

  /// Multiplies each pixel by the mask's alpha.
  static func maskByAlpha(_ pixels: Pixels, _ count: Int, mask: UnsafePointer<PremultipliedPixel>) {
    var i = 0
    while i < count {
      pixels[i] = scaled(pixels[i], by: mask[i] &>> 24)
      i &+= 1
    }
  }

  /// Multiplies each pixel by the mask's luminance, rounded once. The mask's premultiplied channels already include its
  /// alpha.
  static func maskByLuminance(_ pixels: Pixels, _ count: Int, mask: UnsafePointer<PremultipliedPixel>) {
    var i = 0
    while i < count {
      let pixel = mask[i]
      let luminance =
        ((pixel & 0xFF) &* 2125 &+ (pixel &>> 8 & 0xFF) &* 7154 &+ (pixel &>> 16 & 0xFF) &* 721 &+ 5000) / 10000
      pixels[i] = scaled(pixels[i], by: luminance)
      i &+= 1
    }
  }

  /// Adds coverage, at most 255.
  static func add(_ coverage: UnsafeMutablePointer<UInt8>, _ count: Int, _ more: UnsafePointer<UInt8>) {
    var i = 0
    while i < count {
      coverage[i] = UInt8(truncatingIfNeeded: min(255, UInt32(coverage[i]) &+ UInt32(more[i])))
      i &+= 1
    }
  }
}
