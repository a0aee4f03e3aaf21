import CRasterPNG
import Foundation

extension PNG {
  /// Decodes a PNG file to premultiplied pixels.
  ///
  /// All kinds of PNG are supported: 16-bit samples are scaled to 8 bits, and palettes, grayscale, transparent colors
  /// and interlacing are expanded. Gamma, color profiles and other ancillary chunks are ignored.
  ///
  /// - Throws: A ``PNGError`` if the file is incomplete or damaged.
  public static func decode(_ data: Data) throws(PNGError) -> PixelBuffer {
    let header = try acceptedHeader(of: data)
    let count = header.width * header.height
    var outcome = Outcome.damaged(CPNGMessage())
    let pixels = [PremultipliedPixel](unsafeUninitializedCapacity: count) { storage, initializedCount in
      guard let target = storage.baseAddress else { return }
      outcome = read(data, header, into: target)
      guard case .whole(let isOpaque) = outcome else { return }
      if !isOpaque { premultiply(target, count: count) }
      initializedCount = count
    }
    switch outcome {
    case .whole: break
    case .outOfMemory: throw .outOfMemory
    case .damaged(let message): throw .damaged(reason: text(of: message))
    }
    guard let buffer = PixelBuffer(width: header.width, height: header.height, pixels: pixels) else {
      throw .wrongPixelCount(width: header.width, height: header.height, count: pixels.count)
    }
    return buffer
  }

  private enum Outcome {
    case whole(isOpaque: Bool)
    case outOfMemory
    case damaged(CPNGMessage)
  }

  /// Reads straight pixels. Files in our own layout use a fast path. If they are damaged, libpng reports the error.
  private static func read(
    _ data: Data, _ header: PNGHeader, into pixels: UnsafeMutablePointer<PremultipliedPixel>
  ) -> Outcome {
    let (width, height) = (UInt32(header.width), UInt32(header.height))
    return data.withUnsafeBytes { file in
      var message = CPNGMessage()
      guard let bytes = file.bindMemory(to: UInt8.self).baseAddress else { return .damaged(message) }
      if header.isAsEncoded, cpng_decode_plain(bytes, file.count, width, height, pixels) == 1 {
        return .whole(isOpaque: header.colorType == .rgb)
      }
      let count = header.width * header.height * 4
      let status = UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt8.self, capacity: count) {
        cpng_decode(bytes, file.count, width, height, $0, &message)
      }
      switch status {
      case CPNG_OK: return .whole(isOpaque: false)
      case CPNG_OUT_OF_MEMORY: return .outOfMemory
      default: return .damaged(message)
      }
    }
  }

  /// Premultiplies pixels in place. Most pixels of a screen are opaque and unchanged.
  static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
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
