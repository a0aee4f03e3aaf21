import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Comparing files says what comparing their pictures says.
@Suite struct FileComparisonTests {
  private func difference(_ a: Data, _ b: Data, _ evidence: ImageComparison.Evidence = .decoded) throws
    -> ImageDifference?
  {
    try ImageComparison.difference(expectedFile: a, actualFile: b, evidence: evidence)
  }

  @Test(arguments: [true, false]) func filesDifferAsTheirPicturesDo(isOpaque: Bool) throws {
    var numbers = SplitMix(seed: 8)
    for seed in 0..<12 {
      let width = Int.random(in: 1...200, using: &numbers)
      let height = Int.random(in: 1...90, using: &numbers)
      var expected = PixelBuffer.noise(width: width, height: height, seed: UInt64(seed))
      if !isOpaque { expected.pixels[0] = 0x8040_2010 }
      var actual = expected
      for _ in 0..<Int.random(in: 1...30, using: &numbers) {
        actual.pixels[Int.random(in: 0..<actual.pixels.count, using: &numbers)] = RGBA(0x123456).premultiplied
      }
      let (a, b) = (try PNG.encode(expected), try PNG.encode(actual, compression: .artifact))
      let inMemory = ImageComparison.difference(expected: expected, actual: actual)
      #expect(try difference(a, b) == inMemory)
      #expect(try difference(a, b, .contentHash) == inMemory)
      #expect(try difference(a, a) == nil)
      #expect(try difference(a, PNG.encode(expected, compression: .artifact)) == nil)
      #expect(try difference(a, PNG.encode(expected, compression: .artifact), .contentHash) == nil)
    }
  }

  /// As far as two files begin alike they are decompressed once, in stored blocks, coded ones and between them.
  @Test(arguments: [true, false]) func filesThatBeginAlikeDifferAsTheirPicturesDo(isOpaque: Bool) throws {
    var numbers = SplitMix(seed: 21)
    let side = 180
    var expected = PixelBuffer.noise(width: side, height: side, seed: 4)
    // Noise, flat color and stripes, so that blocks of every kind follow each other.
    for index in expected.pixels.indices {
      let y = index / side
      if y % 60 >= 40 { expected.pixels[index] = 0xFF20_3040 }
      if y % 60 >= 50, index % 7 < 3 { expected.pixels[index] = 0xFF80_60A0 }
    }
    if !isOpaque { expected.pixels[0] = 0x8040_2010 }
    let file = try PNG.encode(expected)
    for _ in 0..<20 {
      var actual = expected
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        actual.pixels[Int.random(in: 0..<actual.pixels.count, using: &numbers)] ^= 0x0001_0203
      }
      let other = try PNG.encode(actual)
      #expect(try difference(file, other) == ImageComparison.difference(expected: expected, actual: actual))
      // Damage before or after the place where they part is found in the file that has it.
      var damaged = other
      damaged[Int.random(in: 100..<damaged.count - 20, using: &numbers)] ^= 0x10
      #expect(throws: PicturePairError.self) { try difference(file, damaged) }
      #expect(throws: PicturePairError.self) { try difference(damaged, file) }
    }
    #expect(try difference(file, PNG.encode(expected, text: ["Comment": "the same data"])) == nil)
  }

  /// RGB beside RGBA, other layouts, other sizes.
  @Test func filesOfDifferentLayoutAreCompared() throws {
    var expected = PixelBuffer.noise(width: 30, height: 20, seed: 3)
    var actual = expected
    actual.pixels[7] = 0x8040_2010
    #expect(try difference(PNG.encode(expected), PNG.encode(actual))?.differingPixels == 1)
    let gray = HandmadePNG(width: 2, height: 1, colorType: 0, samples: [[7], [200]])
    expected = PixelBuffer(width: 2, height: 1, filledWith: RGBA(0x070707))
    #expect(try difference(PNG.encode(expected), gray.data)?.differingPixels == 1)
    expected.pixels[1] = RGBA(0xC8C8C8).premultiplied
    #expect(try difference(gray.data, PNG.encode(expected)) == nil)
    let taller = try difference(PNG.encode(expected), PNG.encode(PixelBuffer(width: 2, height: 2)))
    #expect(taller?.sizesDiffer == true)
  }

  @Test func theDamagedFileIsNamed() throws {
    let good = try PNG.encode(PixelBuffer.noise(width: 30, height: 20, seed: 3))
    var bad = good
    bad[bad.count - 30] ^= 4
    let digest = String(repeating: "0", count: 64)
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 5\n".utf8)
    for evidence in [ImageComparison.Evidence.decoded, .contentHash] {
      #expect(throws: PicturePairError.actual(.gitLFSPointer)) { try difference(good, pointer, evidence) }
      #expect(throws: PicturePairError.expected(.gitLFSPointer)) { try difference(pointer, pointer, evidence) }
      // The same damage on both sides is not equality.
      #expect(throws: PicturePairError.self) { try difference(bad, bad, evidence) }
      #expect(throws: PicturePairError.self) { try difference(good, bad, evidence) }
      do throws(PicturePairError) {
        _ = try ImageComparison.difference(expectedFile: bad, actualFile: good, evidence: evidence)
        Issue.record("accepted")
      } catch {
        if case .expected(.damaged) = error {} else { Issue.record("\(error)") }
      }
    }
  }

  /// What the hash is trusted with, and where it is not.
  @Test func aForgedHashDeceivesOnlyWhereItIsTrusted() throws {
    let picture = PixelBuffer.noise(width: 30, height: 20, seed: 3)
    var other = picture
    other.pixels[100] ^= 0xFF
    let forged = try ForgedPNG.file(of: other, claiming: picture)
    let honest = try PNG.encode(picture)
    #expect(try difference(honest, forged, .contentHash) == nil)
    #expect(try difference(honest, forged, .decoded)?.differingPixels == 1)
    // An optimiser that keeps the chunk while it rewrites the data deceives no one.
    let chunk = honest[33..<89]
    let rewritten = try PNG.encode(other, compression: .artifact)
    let kept = rewritten.prefix(33) + chunk + rewritten.dropFirst(89)
    #expect(try difference(honest, kept, .contentHash)?.differingPixels == 1)
  }
}
