import CPNG

extension PNG {
  /// The picture in a PNG file, premultiplied.
  ///
  /// Every kind of PNG is read: 16 bits are scaled to 8, palettes, grays, transparent colours and interlaced pictures
  /// expanded. Gamma, colour profiles and other ancillary chunks are ignored, so that samples are what was written.
  /// - Throws: ``PNGError`` for anything that is not a whole, undamaged file.
  public static func decode(_ data: Data) throws(PNGError) -> PixelBuffer {
    let header = try acceptedHeader(of: data)
    let count = header.width * header.height
    var outcome: (status: CPNGStatus, message: CPNGMessage) = (CPNG_FAILED, CPNGMessage())
    let pixels = [PremultipliedPixel](unsafeUninitializedCapacity: count) { storage, initializedCount in
      guard let target = storage.baseAddress else { return }
      outcome.status = data.withUnsafeBytes { file in
        guard let bytes = file.bindMemory(to: UInt8.self).baseAddress else { return CPNG_FAILED }
        return UnsafeMutableRawPointer(target).withMemoryRebound(to: UInt8.self, capacity: count * 4) { rgba in
          cpng_decode(bytes, file.count, UInt32(header.width), UInt32(header.height), rgba, &outcome.message)
        }
      }
      guard outcome.status == CPNG_OK else { return }
      premultiply(target, count: count)
      initializedCount = count
    }
    switch outcome.status {
    case CPNG_OK: break
    case CPNG_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .damaged(reason: text(of: outcome.message))
    }
    guard let buffer = PixelBuffer(width: header.width, height: header.height, pixels: pixels) else {
      throw .wrongPixelCount(width: header.width, height: header.height, count: pixels.count)
    }
    return buffer
  }

  /// Straight to premultiplied, in place. Most pixels of a screen are opaque and stay as they are.
  private static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let pixel = pixels[index]
      if pixel < 0xFF00_0000 {
        pixels[index] =
          RGBA(
            red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel &>> 8),
            blue: UInt8(truncatingIfNeeded: pixel &>> 16), alpha: UInt8(truncatingIfNeeded: pixel &>> 24)
          ).premultiplied
      }
      index &+= 1
    }
  }

  static func text(of message: CPNGMessage) -> String {
    withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
