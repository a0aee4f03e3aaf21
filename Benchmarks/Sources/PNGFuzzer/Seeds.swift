import Raster

/// Whole files that damage starts from: every colour type, depth and interlacing, ours at every compression, with text.
enum Seeds {
  static func all() throws -> [[UInt8]] {
    var random = SeededRandom(state: 7)
    var seeds: [[UInt8]] = []
    let layouts: [(type: UInt8, depths: [UInt8], channels: Int)] = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
    ]
    for layout in layouts {
      for depth in layout.depths {
        for isInterlaced in [false, true] {
          seeds.append(
            foreign(layout.type, Int(depth), layout.channels, isInterlaced: isInterlaced, &random))
        }
      }
    }
    for (index, compression) in [PNG.Compression.reference, .artifact, .smallest].enumerated() {
      for isOpaque in [true, false] {
        for noise in [1, 3, 50] {
          var picture = PixelBuffer(width: 31 + index, height: 40, filledWith: RGBA(0xF2F2F7))
          for pixel in picture.pixels.indices where pixel % noise == 0 {
            picture.pixels[pixel] = UInt32(truncatingIfNeeded: random.next()) & 0xFFFF_FF | 0xFF00_0000
          }
          if !isOpaque { picture.pixels[3] = 0x8010_2030 }
          let file = try PNG.encode(picture, compression: compression, text: noise == 3 ? ["Title": "seed"] : [:])
          seeds.append(Array(file))
        }
      }
    }
    return seeds
  }

  /// Rows of noise under every filter, not compressed.
  private static func foreign(
    _ type: UInt8, _ depth: Int, _ channels: Int, isInterlaced: Bool, _ random: inout SeededRandom
  ) -> [UInt8] {
    let (width, height) = (13, 9)
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var raw: [UInt8] = []
    for (x, y, dx, dy) in passes {
      let columns = (width - x + dx - 1) / dx
      for _ in stride(from: y, to: height, by: dy) where columns > 0 {
        // Filters would make indices that the palette does not have.
        raw.append(type == 3 ? 0 : UInt8.random(in: 0...4, using: &random))
        for _ in 0..<(columns * channels * depth + 7) / 8 { raw.append(UInt8.random(in: 0...255, using: &random)) }
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Chunk.word(UInt32(width)) + Chunk.word(UInt32(height)) + [UInt8(depth), type, 0, 0]
    file += Chunk.bytes("IHDR", header + [isInterlaced ? 1 : 0])
    if type == 3 {
      file += Chunk.bytes("PLTE", (0..<3 << depth).map { _ in UInt8.random(in: 0...255, using: &random) })
      file += Chunk.bytes("tRNS", [1, 100])
    } else if type < 4 {
      file += Chunk.bytes("tRNS", [UInt8](repeating: 0, count: channels * 2))
    }
    return file + Chunk.bytes("IDAT", stored(raw)) + Chunk.bytes("IEND", [])
  }

  private static func stored(_ raw: [UInt8]) -> [UInt8] {
    let count = UInt16(raw.count)
    let low = raw.reduce(UInt32(1)) { ($0 + UInt32($1)) % 65_521 }
    let high = raw.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }.1
    let head: [UInt8] = [
      0x78, 0x01, 1, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8),
    ]
    return head + raw + Chunk.word(high << 16 | low)
  }
}

/// SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
