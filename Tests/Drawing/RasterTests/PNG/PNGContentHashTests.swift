import Foundation
import Raster
import SnapshotFoundation
import SnapshotSeededRandom
import Testing

/// The chunk that lets an unchanged file pass without being decoded.
@Suite struct PNGContentHashTests {
  static let picture: PixelBuffer = {
    var random = SplitMix(seed: 11)
    var buffer = PixelBuffer(width: 20, height: 11, filledWith: RGBA(0x887766))
    for index in buffer.pixels.indices.prefix(90) {
      buffer.pixels[index] = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
    }
    return buffer
  }()

  static let position = 33
  static let chunkLength = 56

  @Test func aFileMatchesThePictureItWasWrittenFromAndNoOther() throws {
    for compression in [PNG.Compression.reference, .artifact, .smallest] {
      let file = try PNG.encode(Self.picture, compression: compression, text: ["Title": "x"])
      #expect(PNG.matches(file, Self.picture) == true)
      #expect(try PNG.matches(file, PNG.decode(file)) == true)
      #expect(PNG.provenance(of: file) == .unchanged)
      for index in Self.picture.pixels.indices {
        var other = Self.picture
        other.pixels[index] ^= 0x10000
        #expect(PNG.matches(file, other) == false)
      }
    }
    let file = try PNG.encode(Self.picture)
    let turned = try #require(PixelBuffer(width: 11, height: 20, pixels: Self.picture.pixels))
    #expect(PNG.matches(file, turned) == false)
  }

  @Test func aSliceOfDataMatchesToo() throws {
    let file = try PNG.encode(Self.picture)
    let slice = (Data([1, 2, 3]) + file).dropFirst(3)
    #expect(PNG.matches(slice, Self.picture) == true)
    #expect(try PNG.decode(slice) == Self.picture)
    #expect(try PNG.text(in: slice) == [:])
  }

  @Test func filesOfOtherToolsHaveNoContentHash() {
    let picture = HandmadePNG(width: 1, height: 1, samples: [[1, 2, 3, 255]])
    #expect(PNG.matches(picture.data, PixelBuffer(width: 1, height: 1, filledWith: RGBA(0x010203))) == nil)
    #expect(PNG.provenance(of: picture.data) == .foreign)
    #expect(PNG.matches(Data("text".utf8), Self.picture) == nil)
    #expect(PNG.provenance(of: Data("text".utf8)) == .foreign)
  }

  /// What optimisers do: the image data is rewritten, the chunk kept.
  @Test func aHashChunkIsInvalidForChangedImageData() throws {
    let file = try PNG.encode(Self.picture)
    var other = Self.picture
    other.pixels[7] ^= 0xFF
    let changed = try PNG.encode(other)
    let chunk = file.dropFirst(Self.position).prefix(Self.chunkLength)
    let forged = changed.prefix(Self.position) + chunk + changed.dropFirst(Self.position + Self.chunkLength)
    #expect(try PNG.decode(forged) == other)
    #expect(PNG.matches(forged, Self.picture) == nil)
    #expect(PNG.matches(forged, other) == nil)
    #expect(PNG.provenance(of: forged) == .edited)
    // The same pixels, compressed anew.
    let smaller = try PNG.encode(Self.picture, compression: .artifact)
    let optimised = smaller.prefix(Self.position) + chunk + smaller.dropFirst(Self.position + Self.chunkLength)
    #expect(PNG.matches(optimised, Self.picture) == nil)
    #expect(try PNG.decode(optimised) == Self.picture)
  }

  @Test func misplacedHashChunksAreIgnored() throws {
    let file = try PNG.encode(Self.picture)
    let chunk = file.dropFirst(Self.position).prefix(Self.chunkLength)
    let moved =
      file.prefix(Self.position) + file.dropFirst(Self.position + Self.chunkLength).dropLast(12) + chunk
      + file.suffix(12)
    #expect(try PNG.decode(moved) == Self.picture)
    #expect(PNG.matches(moved, Self.picture) == nil)
    #expect(PNG.provenance(of: moved) == .edited)
    let doubled = file.prefix(Self.position) + chunk + file.dropFirst(Self.position)
    #expect(PNG.matches(doubled, Self.picture) == nil)
    #expect(PNG.provenance(of: doubled) == .edited)
  }

  /// A chunk of another version, algorithm, format or size under a correct checksum.
  @Test func hashChunksOfOtherVersionsAreIgnored() throws {
    let file = try PNG.encode(Self.picture)
    for offset in 0..<44 {
      var content = Array(file.dropFirst(Self.position + 8).prefix(44))
      content[offset] ^= 1
      let forged =
        file.prefix(Self.position) + Data(HandmadePNG.chunk("pxHS", content))
        + file.dropFirst(Self.position + Self.chunkLength)
      #expect(try PNG.decode(forged) == Self.picture)
      #expect(PNG.matches(forged, Self.picture) != true, "byte \(offset)")
    }
  }

  /// The limit of the scheme: whoever can compute the hash can lie about the pixels, so decoding must stay the judge.
  @Test func aForgedPixelHashIsExposedByDecoding() throws {
    let file = try PNG.encode(Self.picture)
    var wanted = Self.picture
    wanted.pixels[0] ^= 0xFF
    let hash = ContentHash128(of: wanted)
    var content = Array(file.dropFirst(Self.position + 8).prefix(44))
    for (index, word) in [hash.high, hash.low].enumerated() {
      for byte in 0..<8 {
        content[12 + index * 8 + byte] = UInt8(truncatingIfNeeded: word >> UInt64(56 - byte * 8))
      }
    }
    let forged =
      file.prefix(Self.position) + Data(HandmadePNG.chunk("pxHS", content))
      + file.dropFirst(Self.position + Self.chunkLength)
    #expect(PNG.matches(forged, wanted) == true)
    #expect(try PNG.decode(forged) == Self.picture)
    #expect(PNG.matches(forged, Self.picture) == false)
  }
}
