import Foundation
import Raster
import SnapshotFoundation
import SnapshotSeededRandom
import Testing

/// Files of our own layout are read by a way of their own, which may never say anything else than libpng does.
@Suite struct PNGRowsTests {
  /// An ancillary chunk that we never write, so that libpng reads the file.
  private static func forLibpng(_ file: Data) -> Data {
    file.prefix(33) + Data(HandmadePNG.chunk("teSt", [1])) + file.dropFirst(33)
  }

  /// Text-like noise, flat areas, repeats at many distances; opaque or not.
  private static func picture(width: Int, height: Int, seed: UInt64, isOpaque: Bool) -> PixelBuffer {
    var random = SplitMix(seed: seed)
    var buffer = PixelBuffer(width: width, height: height, filledWith: RGBA(0xF2F2F7))
    var x = 0
    while x < buffer.pixels.count {
      let length = min(Int.random(in: 1...400, using: &random), buffer.pixels.count - x)
      let kind = Int.random(in: 0..<4, using: &random)
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      let back = Int.random(in: 1...max(1, min(x, 9000)), using: &random)
      for index in x..<x + length {
        switch kind {
        case 0: buffer.pixels[index] = color
        case 1: buffer.pixels[index] = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
        case 2 where index >= back: buffer.pixels[index] = buffer.pixels[index - back]
        default: break
        }
        if !isOpaque, index % 7 == 0 { buffer.pixels[index] = RGBA(0x336699, alpha: UInt8(index & 0xFF)).premultiplied }
      }
      x += length
    }
    return buffer
  }

  @Test(arguments: [PNG.Compression.reference, .artifact], [true, false])
  func picturesAreThoseOfLibpng(compression: PNG.Compression, isOpaque: Bool) throws {
    // Wider than the window, so that rows lie across its end, and higher than it holds.
    for (width, height) in [(1, 1), (2, 3), (5, 200), (333, 257), (40_000, 3), (1170, 90)] {
      let buffer = Self.picture(width: width, height: height, seed: UInt64(width), isOpaque: isOpaque)
      let file = try PNG.encode(buffer, compression: compression, text: ["Title": "a", "B": ""])
      #expect(try PNG.decode(file) == buffer)
      #expect(try PNG.decode(Self.forLibpng(file)) == buffer)
      #expect(try PNG.holds(file, buffer))
      #expect(try PNG.holds(Self.forLibpng(file), buffer))
    }
  }

  /// Rows so short that many lie where the decompressed bytes are moved to make room, each needing the one above it.
  @Test(arguments: [1, 3, 5]) func tallPicturesAreRead(width: Int) throws {
    var buffer = PixelBuffer(width: width, height: 60_000)
    for index in buffer.pixels.indices {
      let (x, y) = (index % width, index / width)
      buffer.pixels[index] = RGBA(red: UInt8(y & 0xFF), green: UInt8(x * 40 & 0xFF), blue: UInt8(y >> 8)).premultiplied
    }
    for compression in [PNG.Compression.reference, .artifact] {
      let file = try PNG.encode(buffer, compression: compression)
      #expect(try PNG.decode(file) == buffer)
      #expect(try PNG.decode(Self.forLibpng(file)) == buffer)
    }
  }

  /// Every filter, computed here by the specification's formulas, in every order.
  @Test(arguments: [UInt8(2), 6]) func filtersAreUndone(colorType: UInt8) throws {
    let channels = colorType == 2 ? 3 : 4
    let (width, height) = (23, 40)
    var random = SplitMix(seed: 77)
    let bytes = (0..<height).map { _ in (0..<width * channels).map { _ in UInt8.random(in: 0...255, using: &random) } }
    var raw: [UInt8] = []
    for y in 0..<height {
      let filter = UInt8.random(in: 0...4, using: &random)
      raw.append(filter)
      for x in 0..<width * channels {
        let left = x >= channels ? Int(bytes[y][x - channels]) : 0
        let above = y > 0 ? Int(bytes[y - 1][x]) : 0
        let corner = x >= channels && y > 0 ? Int(bytes[y - 1][x - channels]) : 0
        let estimate = left + above - corner
        let nearest = [left, above, corner].enumerated().min { a, b in
          (abs(estimate - a.element), a.offset) < (abs(estimate - b.element), b.offset)
        }
        let predicted = [0, left, above, (left + above) / 2, nearest?.element ?? 0][Int(filter)]
        raw.append(bytes[y][x] &- UInt8(predicted))
      }
    }
    var picture = HandmadePNG(width: width, height: height, colorType: colorType, samples: [])
    let expected = bytes.flatMap { row in
      stride(from: 0, to: row.count, by: channels).map { x in
        RGBA(red: row[x], green: row[x + 1], blue: row[x + 2], alpha: channels == 4 ? row[x + 3] : 255).premultiplied
      }
    }
    func file(_ raw: [UInt8]) -> Data {
      Data(
        HandmadePNG.signature + picture.header + HandmadePNG.chunk("IDAT", HandmadePNG.zlibStream(raw))
          + HandmadePNG.end)
    }
    #expect(try PNG.decode(file(raw)).pixels == expected)
    #expect(try PNG.decode(Self.forLibpng(file(raw))).pixels == expected)
    // The sixth filter does not exist.
    var wrong = raw
    wrong[0] = 5
    #expect(throws: PNGError.self) { try PNG.decode(file(wrong)) }
    picture.height += 1
    #expect(throws: PNGError.self) { try PNG.decode(file(raw)) }
  }

  /// Damage under correct checksums of the chunks, in a file with all kinds of blocks: nothing is accepted that libpng
  /// refuses, nothing read that libpng reads otherwise.
  @Test func damagedStreamsAreDecodedOrRejectedAsByLibpng() throws {
    let buffer = Self.picture(width: 61, height: 40, seed: 5, isOpaque: true)
    let file = try PNG.encode(buffer)
    let start = 33 + 56
    let length = Int(file[start]) << 24 | Int(file[start + 1]) << 16 | Int(file[start + 2]) << 8 | Int(file[start + 3])
    let stream = Array(file[start + 8..<start + 8 + length])
    func rebuilt(_ stream: [UInt8]) -> Data {
      file.prefix(33) + Data(HandmadePNG.chunk("IDAT", stream)) + Data(HandmadePNG.end)
    }
    func decoded(_ file: Data) -> PixelBuffer? { try? PNG.decode(file) }
    #expect(decoded(rebuilt(stream)) == buffer)
    for index in stride(from: 0, to: stream.count, by: 3) {
      var damaged = stream
      damaged[index] ^= 1 << UInt8(index % 8)
      let result = decoded(rebuilt(damaged))
      // Only the header of the stream has bits that mean nothing.
      #expect(result == nil || index < 2, "byte \(index)")
      #expect(decoded(Self.forLibpng(rebuilt(damaged))) == result, "byte \(index)")
    }
    for count in stride(from: 0, to: stream.count, by: 17) {
      #expect(decoded(rebuilt(Array(stream.prefix(count)))) == nil)
    }
    #expect(decoded(rebuilt(stream + [0])) == nil)
  }

  /// A stream without an end that would be read for ever, and one that expands for ever.
  @Test func decompressionBombsAreRejectedInBoundedTimeAndMemory() throws {
    var picture = HandmadePNG(width: 60_000, height: 1_600, colorType: 2, samples: [])
    func file(_ stream: [UInt8]) -> Data {
      Data(HandmadePNG.signature + picture.header + HandmadePNG.chunk("IDAT", stream) + HandmadePNG.end)
    }
    // 300 kB of zeros are fixed codes of nothing but end, again and again.
    #expect(throws: PNGError.self) { try PNG.decode(file([0x78, 0x01] + [UInt8](repeating: 0, count: 300_000))) }
    // As much as DEFLATE can hold, for a picture of a few pixels.
    picture.width = 3
    picture.height = 3
    let buffer = PixelBuffer(width: 3_000, height: 2_000, filledWith: .white)
    let large = try PNG.encode(buffer)
    let start = 33 + 56
    let length =
      Int(large[start]) << 24 | Int(large[start + 1]) << 16 | Int(large[start + 2]) << 8 | Int(large[start + 3])
    #expect(throws: PNGError.self) { try PNG.decode(file(Array(large[start + 8..<start + 8 + length]))) }
  }

  @Test func aFileHoldsOnlyItsOwnPicture() throws {
    for isOpaque in [true, false] {
      let buffer = Self.picture(width: 50, height: 30, seed: 9, isOpaque: isOpaque)
      let file = try PNG.encode(buffer)
      for index in stride(from: 0, to: buffer.pixels.count, by: 11) {
        var other = buffer
        other.pixels[index] = buffer.pixels[index] == 0xFF00_0000 ? 0xFF00_0001 : 0xFF00_0000
        #expect(try !PNG.holds(file, other))
      }
      #expect(try !PNG.holds(file, PixelBuffer(width: 30, height: 50)))
      var damaged = file
      damaged[file.count - 20] ^= 1
      #expect(throws: PNGError.self) { try PNG.holds(damaged, buffer) }
      #expect(throws: PNGError.self) { try PNG.holds(file.dropLast(), buffer) }
    }
  }

  /// The hash vouches for nothing once decoding is asked for.
  @Test func aForgedHashDoesNotHoldThePicture() throws {
    let buffer = Self.picture(width: 20, height: 20, seed: 1, isOpaque: true)
    var other = buffer
    other.pixels[0] ^= 0xFF
    let forged = try ForgedPNG.file(of: buffer, claiming: other)
    #expect(PNG.matches(forged, other) == true)
    #expect(try !PNG.holds(forged, other))
    #expect(try PNG.holds(forged, buffer))
  }

  @Test func animationsAreRefused() throws {
    let still = HandmadePNG(width: 1, height: 1, samples: [[1, 2, 3, 255]])
    var animated = still
    animated.chunks = [("acTL", HandmadePNG.bytes(1) + HandmadePNG.bytes(0))]
    #expect(throws: PNGError.animated) { try PNG.decode(animated.data) }
    #expect(throws: PNGError.animated) { try PNG.header(of: animated.data) }
    #expect(try PNG.decode(still.data).width == 1)
  }
}

/// A file that says of itself to hold another picture than it does.
enum ForgedPNG {
  static func file(of picture: PixelBuffer, claiming other: PixelBuffer) throws -> Data {
    let file = try PNG.encode(picture)
    let hash = ContentHash128(of: other)
    var content = Array(file[41..<85])
    for (index, word) in [hash.high, hash.low].enumerated() {
      for byte in 0..<8 { content[12 + index * 8 + byte] = UInt8(truncatingIfNeeded: word >> UInt64(56 - byte * 8)) }
    }
    return file.prefix(33) + Data(HandmadePNG.chunk("pxHS", content)) + file.dropFirst(89)
  }
}
