import CRasterPixels
import Foundation

/// Source-over compositing of a row of pixels: long rows in the widest vectors, short ones four at a time in 16-bit SIMD lanes,
/// and the rest one at a time. All use the same arithmetic, so that the result does not depend on where a row starts.
///
/// Coverage multiplies the source before compositing, as in Core Graphics, Skia and Cairo.
enum SourceOverRows {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// The length of the widest vector.
  private static let fewestForVectors = 16

  /// Composites one color with a constant coverage of 1…255.
  static func blend(_ destination: Pixels, _ count: Int, color: PremultipliedPixel, level: UInt32) {
    let source = scaled(color, by: level)
    let alpha = source &>> 24
    if alpha == 255 {
      fill(destination, count, source)
    } else if source != 0 {
      let kept = 255 &- alpha
      if count >= fewestForVectors { return CPixelsBlendColor(destination, count, source) }
      let sources = SIMD4<UInt32>(repeating: source)
      let factors = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: kept))
      var i = 0
      while i &+ 4 <= count {
        store(sources &+ scaled(load(destination + i), by: factors), destination + i)
        i &+= 4
      }
      while i < count {
        destination[i] = source &+ scaled(destination[i], by: kept)
        i &+= 1
      }
    }
  }

  /// Fills a row with one color.
  ///
  /// Long rows are filled by copying their first few thousand pixels: the C library copies without reading the
  /// destination into the cache, which takes a third of the time.
  static func fill(_ destination: Pixels, _ count: Int, _ color: PremultipliedPixel) {
    let pattern = min(count, 4096)
    if pattern < fewestForVectors {
      destination.update(repeating: color, count: pattern)
    } else {
      CPixelsFill(destination, pattern, color)
    }
    var done = pattern
    while done < count {
      let part = min(pattern, count &- done)
      memcpy(destination + done, destination, part &* 4)
      done &+= part
    }
  }

  /// Composites one color with a coverage per pixel.
  static func blend(
    _ destination: Pixels, _ count: Int, color: PremultipliedPixel, coverage: UnsafePointer<UInt8>
  ) {
    if count >= fewestForVectors { return CPixelsBlendCoverage(destination, coverage, count, color) }
    let isOpaque = color &>> 24 == 255
    let colors = SIMD4<UInt32>(repeating: color)
    var i = 0
    while i &+ 4 <= count {
      let levels = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if levels == 0 {
        i &+= 4
        continue
      }
      if levels == 0xFFFF_FFFF, isOpaque {
        store(colors, destination + i)
      } else {
        store(sourceOver(scaled(colors, by: factorLanes(spread(coverage + i))), load(destination + i)), destination + i)
      }
      i &+= 4
    }
    while i < count {
      destination[i] = sourceOver(scaled(color, by: UInt32(coverage[i])), destination[i])
      i &+= 1
    }
  }

  /// Composites a row of colors with a constant coverage of 1…255.
  ///
  /// - Parameter queue: Finished bands to copy meanwhile.
  static func blend(
    _ destination: Pixels, _ count: Int, source: UnsafePointer<PremultipliedPixel>, level: UInt32,
    _ queue: UnsafeMutablePointer<CPixelsQueue>? = nil
  ) {
    if count >= fewestForVectors { return CPixelsBlendColors(destination, source, count, level, queue) }
    let factors = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: level))
    var i = 0
    while i &+ 4 <= count {
      let sources = load(source + i)
      store(sourceOver(level == 255 ? sources : scaled(sources, by: factors), load(destination + i)), destination + i)
      i &+= 4
    }
    while i < count {
      destination[i] = sourceOver(scaled(source[i], by: level), destination[i])
      i &+= 1
    }
  }

  /// Composites a row of colors with a coverage per pixel.
  static func blend(
    _ destination: Pixels, _ count: Int, source: UnsafePointer<PremultipliedPixel>, coverage: UnsafePointer<UInt8>
  ) {
    if count >= fewestForVectors { return CPixelsBlendColorsCoverage(destination, source, coverage, count) }
    var i = 0
    while i &+ 4 <= count {
      let factors = factorLanes(spread(coverage + i))
      store(sourceOver(scaled(load(source + i), by: factors), load(destination + i)), destination + i)
      i &+= 4
    }
    while i < count {
      destination[i] = sourceOver(scaled(source[i], by: UInt32(coverage[i])), destination[i])
      i &+= 1
    }
  }

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<PremultipliedPixel>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func load(_ pixels: Pixels) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func store(_ values: SIMD4<UInt32>, _ pixels: Pixels) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: values, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func spread(_ coverage: UnsafePointer<UInt8>) -> SIMD4<UInt32> {
    SIMD4<UInt32>(UInt32(coverage[0]), UInt32(coverage[1]), UInt32(coverage[2]), UInt32(coverage[3]))
  }

  /// Multiplies `coverage` by `mask / 255`.
  static func multiply(_ coverage: UnsafeMutablePointer<UInt8>, _ count: Int, by mask: UnsafePointer<UInt8>) {
    var i = 0
    while i < count {
      coverage[i] = UInt8(truncatingIfNeeded: dividedBy255(UInt32(coverage[i]) &* UInt32(mask[i])))
      i &+= 1
    }
  }

  /// Sets `coverage` to `level × mask / 255`.
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
