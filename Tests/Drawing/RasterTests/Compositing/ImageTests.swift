import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite("Images")
struct ImageTests {
  /// A picture of opaque grays.
  private func grays(_ rows: [[UInt8]]) throws -> PixelImage {
    let pixels = rows.joined().map { RGBA(red: $0, green: $0, blue: $0).premultiplied }
    return PixelImage(try #require(PixelBuffer(width: rows[0].count, height: rows.count, pixels: pixels)))
  }

  private func reds(_ picture: Picture, row y: Int) -> [UInt8?] {
    (0..<picture.buffer.width).map { picture[$0, y]?.red }
  }

  @Test("An image at its own size is copied", arguments: ImageInterpolation.allCases)
  func copy(interpolation: ImageInterpolation) throws {
    var numbers = SplitMix(seed: 2)
    let colors = (0..<20).map { _ in
      RGBA(UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers))
    }
    let buffer = try #require(PixelBuffer(width: 5, height: 4, pixels: colors.map(\.premultiplied)))
    let picture = try Picture(7, 6) {
      $0.draw(PixelImage(buffer), in: CGRect(x: 1, y: 2, width: 5, height: 4), interpolation: interpolation)
    }
    for y in 0..<4 {
      for x in 0..<5 {
        #expect(picture.buffer.pixels[(y + 2) * 7 + x + 1] == buffer.pixels[y * 5 + x])
      }
    }
    #expect(picture.alphas(row: 1) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("An image is copied at its own scale")
  func density() throws {
    let image = try grays([[10, 20, 30], [40, 50, 60]])
    let picture = try Picture(2, 1, scale: 3) { $0.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 2.0 / 3)) }
    #expect(reds(picture, row: 0) == [0, 0, 0, 10, 20, 30])
    #expect(reds(picture, row: 1) == [0, 0, 0, 40, 50, 60])
  }

  @Test("Nearest enlargement repeats pixels, smooth enlargement interpolates")
  func enlarged() throws {
    let image = try grays([[0, 255]])
    let target = CGRect(x: 0, y: 0, width: 4, height: 1)
    let nearest = try Picture(4, 1) { $0.draw(image, in: target, interpolation: .nearest) }
    #expect(reds(nearest, row: 0) == [0, 0, 255, 255])
    // Centers at ¼, ¾, 1¼ and 1¾ of the picture's pixels, whose own are at ½ and 1½.
    let smooth = try Picture(4, 1) { $0.draw(image, in: target) }
    #expect(reds(smooth, row: 0) == [0, 64, 191, 255])
  }

  @Test("Smooth reduction averages the source pixels of each pixel")
  func reduced() throws {
    let image = try grays([[0, 100, 200, 40, 60, 80], [4, 104, 204, 44, 64, 84]])
    let half = try Picture(3, 1) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1)) }
    #expect(reds(half, row: 0) == [52, 122, 72])
    // One and a half: (0 + 100 / 2) / 1.5 = 33.3, (100 / 2 + 200) / 1.5 = 166.7.
    let row = try grays([[0, 100, 200, 40, 60, 80]])
    let twoThirds = try Picture(4, 1) { $0.draw(row, in: CGRect(x: 0, y: 0, width: 4, height: 1)) }
    #expect(reds(twoThirds, row: 0) == [33, 167, 47, 73])
  }

  @Test("Edges between pixels are as covered as a rectangle's, and mix nothing in")
  func partialEdges() throws {
    let image = try grays([[200, 200, 200]])
    let picture = try Picture(4, 2) { $0.draw(image, in: CGRect(x: 0.5, y: 0, width: 3, height: 1.5)) }
    #expect(picture.alphas(row: 0) == [128, 255, 255, 128])
    #expect(picture.alphas(row: 1) == [64, 128, 128, 64])
    #expect(picture[1, 0] == RGBA(0xC8C8C8))
    #expect(abs(Int(picture[0, 0]?.red ?? 0) - 200) <= 1)
  }

  @Test("A part of a picture shows nothing of its surroundings")
  func sourceRectangle() throws {
    let image = try grays([[255, 9, 9, 255], [255, 9, 9, 255], [255, 255, 255, 255]])
    let source = CGRect(x: 1, y: 0, width: 2, height: 2)
    for side in [1, 2, 5, 16] as [CGFloat] {
      let picture = try Picture(16, 16) {
        $0.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side), source: source)
      }
      for y in 0..<Int(side) { #expect(reds(picture, row: y)[..<Int(side)].allSatisfy { $0 == 9 }) }
    }
  }

  @Test("A source rectangle that exceeds the image draws only its overlap")
  func sourceOutside() throws {
    let image = try grays([[50, 60]])
    let picture = try Picture(4, 1) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1), source: CGRect(x: -1, y: 0, width: 4, height: 1))
    }
    #expect(reds(picture, row: 0) == [0, 50, 60, 0])
    #expect(picture.alphas(row: 0) == [0, 255, 255, 0])
    let elsewhere = try Picture(4, 1) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1), source: CGRect(x: 9, y: 0, width: 4, height: 1))
    }
    #expect(elsewhere.alphas(row: 0) == [0, 0, 0, 0])
  }

  @Test("Mirrored and rotated")
  func turned() throws {
    let image = try grays([[1, 2, 3]])
    let mirrored = try Picture(3, 1) { canvas in
      canvas.concatenate(Transform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0))
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(reds(mirrored, row: 0) == [3, 2, 1])
    let turned = try Picture(1, 3) { canvas in
      canvas.concatenate(Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0))
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect((0..<3).map { turned[0, $0]?.red } == [1, 2, 3])
  }

  @Test("Transparent neighbors do not darken a color")
  func premultiplied() throws {
    let pixels = [RGBA(0xFF8000).premultiplied, RGBA(0x00FFFF, alpha: 0).premultiplied]
    let image = PixelImage(try #require(PixelBuffer(width: 2, height: 1, pixels: pixels)))
    let picture = try Picture(1, 1) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(picture[0, 0] == RGBA(0xFF8000, alpha: 128))
  }

  @Test("A sliver at the picture's end shows its last pixels", arguments: ImageInterpolation.allCases)
  func sliverAtEnd(interpolation: ImageInterpolation) throws {
    let image = try grays([[10, 20], [30, 40]])
    // So narrow that it starts and ends at the same 1/256 of a pixel: the end of the picture.
    let picture = try Picture(2, 2) {
      $0.draw(
        image, in: CGRect(x: 0, y: 0, width: 2, height: 2),
        source: CGRect(x: 2 - 1e-6, y: 2 - 1e-6, width: 1e-6, height: 1e-6), interpolation: interpolation)
    }
    #expect(reds(picture, row: 0) == [40, 40])
    #expect(reds(picture, row: 1) == [40, 40])
  }

  @Test("An empty picture, source or destination draws nothing")
  func empty() throws {
    let nothing = PixelImage(PixelBuffer(width: 0, height: 0))
    let image = try grays([[1]])
    let picture = try Picture(2, 2, background: .white) { canvas in
      canvas.draw(nothing, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 0, height: 2))
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2), source: .zero)
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2))
    }
    #expect(picture.buffer == PixelBuffer(width: 2, height: 2, filledWith: .white))
  }
}
