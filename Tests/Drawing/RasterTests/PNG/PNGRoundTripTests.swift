import Raster
import SnapshotSeededRandom
import Testing

@Suite struct PNGRoundTripTests {
  @Test func everyPremultipliedColourSurvivesBeingStraight() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let pixel = channel | channel << 8 | channel << 16 | alpha << 24
        #expect(RGBA(premultiplied: pixel).premultiplied == pixel)
      }
    }
  }

  @Test func everyPremultipliedColourSurvivesAFile() throws {
    var pixels: [PremultipliedPixel] = []
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha { pixels.append(channel | (alpha - channel) << 8 | channel / 2 << 16 | alpha << 24) }
    }
    let buffer = try #require(PixelBuffer(width: 257, height: 128, pixels: pixels))
    let file = try PNG.encode(buffer)
    #expect(try PNG.header(of: file).colorType == .rgbWithAlpha)
    #expect(try PNG.decode(file) == buffer)
  }

  @Test(arguments: [PNG.Compression.reference, .artifact, .smallest], [1, 2, 3, 7, 64, 300])
  func picturesOfNoiseAndFlatColourSurvive(compression: PNG.Compression, width: Int) throws {
    var random = SplitMix(seed: UInt64(width))
    for height in [1, 2, 37] {
      for kind in 0..<4 {
        var buffer = PixelBuffer(width: width, height: height, filledWith: RGBA(0x336699))
        for index in buffer.pixels.indices where kind == 0 || (kind == 1 && index % 2 == 0) || kind == 2 && index == 0 {
          buffer.pixels[index] = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
        }
        if kind == 3, let last = buffer.pixels.indices.last { buffer.pixels[last] = 0x8040_2010 }
        let file = try PNG.encode(buffer, compression: compression)
        #expect(try PNG.header(of: file).colorType == (kind == 3 ? .rgbWithAlpha : .rgb))
        #expect(try PNG.decode(file) == buffer)
      }
    }
  }

  /// A file of one color is as small as files get; it must not look as if it could not hold its picture.
  @Test func largePicturesOfOneColourSurvive() throws {
    for color in [RGBA.white, RGBA.clear] {
      let buffer = PixelBuffer(width: 3_000, height: 2_000, filledWith: color)
      for compression in [PNG.Compression.reference, .smallest] {
        #expect(try PNG.decode(PNG.encode(buffer, compression: compression)) == buffer)
      }
    }
  }

  @Test func equalPicturesGiveEqualFiles() throws {
    let buffer = PixelBuffer(width: 40, height: 30, filledWith: RGBA(0xFF8800, alpha: 77))
    #expect(try PNG.encode(buffer, text: ["b": "2", "a": "1"]) == PNG.encode(buffer, text: ["a": "1", "b": "2"]))
  }

  @Test func pixelsWithoutAPictureAreRefused() throws {
    #expect(throws: PNGError.emptyPicture(width: 0, height: 5)) { try PNG.encode(PixelBuffer(width: 0, height: 5)) }
    #expect(throws: PNGError.pictureTooLarge(width: 65_536, height: 1)) {
      try PNG.encode(PixelBuffer(width: 65_536, height: 1))
    }
    var buffer = PixelBuffer(width: 3, height: 2)
    buffer.pixels.removeLast()
    #expect(throws: PNGError.wrongPixelCount(width: 3, height: 2, count: 5)) { try PNG.encode(buffer) }
  }

  @Test func aChannelAboveItsAlphaIsRefused() throws {
    var buffer = PixelBuffer(width: 3, height: 2)
    buffer.pixels[4] = 0x1000_1100
    #expect(throws: PNGError.notPremultiplied(x: 1, y: 1)) { try PNG.encode(buffer) }
    buffer.pixels[4] = 0x0000_0001
    #expect(throws: PNGError.notPremultiplied(x: 1, y: 1)) { try PNG.encode(buffer) }
  }

  @Test func textIsStoredAndFound() throws {
    let text = ["Fonts": "Inter 4.0 – größer 日本", "Title": "", "A": "first\nsecond"]
    let file = try PNG.encode(PixelBuffer(width: 2, height: 2), text: text)
    #expect(try PNG.text(in: file) == text)
    #expect(try PNG.decode(file) == PixelBuffer(width: 2, height: 2))
    #expect(try PNG.text(in: PNG.encode(PixelBuffer(width: 2, height: 2))) == [:])
  }

  @Test func latinTextOfOtherToolsIsFound() throws {
    let chunks: [(String, [UInt8])] = [
      ("tEXt", Array("Author".utf8) + [0, 0x4A, 0xF6, 0x72, 0x67]), ("tEXt", Array("Author".utf8) + [0, 0x58]),
    ]
    let file = HandmadePNG(width: 1, height: 1, colorType: 0, chunks: chunks, samples: [[7]]).data
    #expect(try PNG.text(in: file) == ["Author": "Jörg"])
  }

  @Test(arguments: ["", " a", "a ", "a  b", "größe", "a\u{0}b", String(repeating: "k", count: 80)])
  func invalidKeywordsAreRefused(keyword: String) {
    #expect(throws: PNGError.invalidKeyword(keyword)) {
      try PNG.encode(PixelBuffer(width: 1, height: 1), text: [keyword: "x"])
    }
  }
}
