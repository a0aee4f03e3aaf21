import Raster
import SnapshotSeededRandom
import Testing

/// Every color type, bit depth and interlacing of the PNG specification, against its formulas.
@Suite struct PNGFormatsTests {
  struct Format: CustomTestStringConvertible {
    let colorType: UInt8
    let bitDepth: UInt8
    let interlaced: Bool
    let hasTransparency: Bool
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
    var testDescription: String {
      "type \(colorType), \(bitDepth) bit\(interlaced ? ", interlaced" : "")\(hasTransparency ? ", tRNS" : "")"
    }
  }

  static let formats: [Format] = {
    let depths: [(UInt8, [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    return depths.flatMap { type, depths in
      depths.flatMap { depth in
        [false, true].flatMap { interlaced in
          (type < 4 ? [false, true] : [false]).map {
            Format(colorType: type, bitDepth: depth, interlaced: interlaced, hasTransparency: $0)
          }
        }
      }
    }
  }()

  @Test(arguments: formats)
  func samplesBecomeTheColoursOfTheSpecification(format: Format) throws {
    var random = SplitMix(seed: UInt64(format.colorType) << 8 | UInt64(format.bitDepth))
    for (width, height) in [(1, 1), (3, 5), (8, 8), (13, 9), (33, 20)] {
      let maximum = UInt16(truncatingIfNeeded: (1 << UInt32(format.bitDepth)) - 1)
      // Few levels, so that transparent colors occur.
      let levels = (0..<3).map { _ in UInt16.random(in: 0...maximum, using: &random) }
      let samples = (0..<width * height).map { _ in
        (0..<format.channels).map { _ in
          Bool.random(using: &random)
            ? levels.randomElement(using: &random) ?? 0 : .random(in: 0...maximum, using: &random)
        }
      }
      let palette = (0...(format.colorType == 3 ? Int(maximum) : 0)).map { _ in
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      let paletteAlphas = palette.dropLast(palette.count / 3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let transparent = format.hasTransparency && format.colorType != 3 ? samples[0] : nil

      var picture = HandmadePNG(
        width: width, height: height, bitDepth: format.bitDepth, colorType: format.colorType,
        interlaced: format.interlaced, samples: samples)
      if format.colorType == 3 { picture.chunks.append(("PLTE", palette.flatMap { $0 })) }
      if format.colorType == 3, format.hasTransparency { picture.chunks.append(("tRNS", paletteAlphas)) }
      if let transparent {
        picture.chunks.append(("tRNS", transparent.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
      }

      func eightBit(_ sample: UInt16) -> UInt8 { UInt8((UInt32(sample) * 255 + UInt32(maximum) / 2) / UInt32(maximum)) }
      let expected = samples.map { sample -> PremultipliedPixel in
        if format.colorType == 3 {
          let index = Int(sample[0])
          let color = palette[index]
          let alpha = format.hasTransparency && index < paletteAlphas.count ? paletteAlphas[index] : 255
          return RGBA(red: color[0], green: color[1], blue: color[2], alpha: alpha).premultiplied
        }
        let hasAlpha = format.colorType >= 4
        let colors = hasAlpha ? sample.dropLast() : sample[...]
        let alpha = hasAlpha ? eightBit(sample[sample.count - 1]) : sample == transparent ? 0 : 255
        let rgb = colors.count == 1 ? Array(repeating: colors[0], count: 3) : Array(colors)
        return RGBA(red: eightBit(rgb[0]), green: eightBit(rgb[1]), blue: eightBit(rgb[2]), alpha: alpha).premultiplied
      }
      let decoded = try PNG.decode(picture.data)
      #expect(decoded == PixelBuffer(width: width, height: height, pixels: expected))
      let header = try PNG.header(of: picture.data)
      #expect(header.colorType.rawValue == format.colorType && header.bitDepth == Int(format.bitDepth))
      #expect(header.isInterlaced == format.interlaced)
    }
  }

  @Test func gammaAndProfilesChangeNothing() throws {
    let chunks: [(String, [UInt8])] = [
      ("gAMA", HandmadePNG.bytes(100_000)), ("sRGB", [0]), ("tIME", [7, 208, 1, 1, 0, 0, 0]), ("abCd", [1, 2, 3]),
    ]
    let picture = HandmadePNG(width: 2, height: 1, chunks: chunks, samples: [[10, 20, 30, 255], [100, 90, 80, 128]])
    let expected = [RGBA(0x0A141E), RGBA(0x645A50, alpha: 128)].map(\.premultiplied)
    #expect(try PNG.decode(picture.data).pixels == expected)
  }
}
