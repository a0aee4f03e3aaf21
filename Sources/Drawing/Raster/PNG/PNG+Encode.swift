import CRasterPNG
import Foundation
import SnapshotFoundation

extension PNG {
  /// Encodes a picture as a PNG file: RGB if all pixels are opaque, otherwise RGBA with straight alpha; 8 bits, not
  /// interlaced, without time or gamma.
  ///
  /// Decoding the file gives identical premultiplied pixels.
  ///
  /// - Parameters:
  ///   - buffer: The picture.
  ///   - compression: How much time to spend on a small file.
  ///   - text: Keywords and texts to store (``text(in:)``), written in the order of the keywords. A keyword has 1 to 79
  ///     printable ASCII characters.
  /// - Throws: A ``PNGError`` if the picture is empty, too large, or not premultiplied.
  public static func encode(
    _ buffer: PixelBuffer, compression: Compression = .reference, text: [String: String] = [:]
  ) throws(PNGError) -> Data {
    guard buffer.width > 0, buffer.height > 0 else {
      throw .emptyPicture(width: buffer.width, height: buffer.height)
    }
    try checkSize(width: buffer.width, height: buffer.height)
    guard buffer.pixels.count == buffer.width * buffer.height else {
      throw .wrongPixelCount(width: buffer.width, height: buffer.height, count: buffer.pixels.count)
    }
    let textChunks = try textChunks(text)
    let isOpaque = isOpaque(buffer.pixels)
    let straight = isOpaque ? buffer.pixels : try straightPixels(of: buffer)
    let channels: Int32 = isOpaque ? 3 : 4
    func compressed(level: Int32, _ filter: CPNGFilter) throws(PNGError) -> Data {
      try Self.compressed(
        straight, width: buffer.width, height: buffer.height, channels: channels, level: level, filter)
    }
    // No rule predicts the best filter: a screen with a gradient beside text is often smaller without one.
    var filter = CPNG_FILTER_NONE
    if compression != .artifact {
      let plain = try compressed(level: 1, CPNG_FILTER_NONE)
      let filtered = try compressed(level: 1, CPNG_FILTER_BY_ROW)
      if filtered.count < plain.count { filter = CPNG_FILTER_BY_ROW }
    }
    let file = try compressed(level: compression.level(pixels: straight.count), filter)
    return assembled(file, textChunks: textChunks, pixels: ContentHash128(of: buffer), of: buffer)
  }

  /// Inserts our own chunks between the header and the image data, the content hash first.
  private static func assembled(
    _ file: Data, textChunks: [UInt8], pixels: ContentHash128, of buffer: PixelBuffer
  ) -> Data {
    let head = file.prefix(PNGContentHash.position)
    var rest = Data(capacity: file.count + textChunks.count)
    rest.append(contentsOf: textChunks)
    rest.append(file.dropFirst(PNGContentHash.position))
    let chunk = PNGContentHash(
      width: buffer.width, height: buffer.height, pixels: pixels,
      otherBytes: PNGContentHash.hash(beforeChunk: head, afterChunk: rest)
    ).chunk
    var result = Data(capacity: head.count + chunk.count + rest.count)
    result.append(head)
    result.append(contentsOf: chunk)
    result.append(rest)
    return result
  }

  private static func compressed(
    _ straight: [UInt32], width: Int, height: Int, channels: Int32, level: Int32, _ filter: CPNGFilter
  ) throws(PNGError) -> Data {
    var file = CPNGFile()
    var message = CPNGMessage()
    let status = straight.withUnsafeBytes { pixels in
      guard let rgba = pixels.bindMemory(to: UInt8.self).baseAddress else { return CPNG_FAILED }
      return cpng_encode(
        rgba, UInt32(width), UInt32(height), channels, level, filter, &file, &message)
    }
    guard status == CPNG_OK, let bytes = file.bytes else {
      free(file.bytes)
      throw status == CPNG_OUT_OF_MEMORY ? .outOfMemory : .writingFailed(reason: PNG.text(of: message))
    }
    return Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
  }

  private static func isOpaque(_ pixels: [PremultipliedPixel]) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var common: UInt32 = 0xFF00_0000
      var index = 0
      while index < pixels.count {
        common &= pixels[index]
        index &+= 1
      }
      return common == 0xFF00_0000
    }
  }

  private static func straightPixels(of buffer: PixelBuffer) throws(PNGError) -> [UInt32] {
    var invalid: Int?
    let straight = [UInt32](unsafeUninitializedCapacity: buffer.pixels.count) { target, initializedCount in
      buffer.pixels.withUnsafeBufferPointer { pixels in
        for index in pixels.indices {
          let pixel = pixels[index]
          let alpha = pixel &>> 24
          if alpha == 255 || pixel == 0 {
            target[index] = pixel
            continue
          }
          if max(pixel & 0xFF, pixel &>> 8 & 0xFF, pixel &>> 16 & 0xFF) > alpha, invalid == nil { invalid = index }
          let color = RGBA(premultiplied: pixel)
          target[index] = UInt32(color.red) | UInt32(color.green) &<< 8 | UInt32(color.blue) &<< 16 | alpha &<< 24
        }
      }
      initializedCount = buffer.pixels.count
    }
    if let invalid { throw .notPremultiplied(x: invalid % buffer.width, y: invalid / buffer.width) }
    return straight
  }
}

extension PNG.Compression {
  /// Returns zlib's compression level. Small references use the highest level, because they are written quickly anyway
  /// and stored in every version of a repository.
  fileprivate func level(pixels: Int) -> Int32 {
    switch self {
    case .artifact: 1
    case .reference: pixels <= 1 << 20 ? 9 : 6
    case .smallest: 9
    }
  }
}
