import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Pictures that stand upright are drawn by sums that they share; turned ones are not. A turn so small that it moves
/// nothing tells one from the other.
@Suite("Sampling of pictures")
struct ImageSamplingTests {
  private static let leastTurn = Transform(a: 1, b: 1e-13, c: -1e-13, d: 1, tx: 0, ty: 0)

  private func picture(width: Int, height: Int, _ numbers: inout SplitMix) throws -> PixelImage {
    let colors = (0..<width * height).map { _ in
      RGBA(UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers))
    }
    return PixelImage(try #require(PixelBuffer(width: width, height: height, pixels: colors.map(\.premultiplied))))
  }

  @Test(
    "Upright images are interpolated like rotated ones", arguments: [.smooth, .bilinear, .area] as [ImageInterpolation])
  func upright(interpolation: ImageInterpolation) throws {
    var numbers = SplitMix(seed: 71)
    for _ in 0..<150 {
      let sides = (Int.random(in: 1...40, using: &numbers), Int.random(in: 1...40, using: &numbers))
      let image = try picture(width: sides.0, height: sides.1, &numbers)
      let place = CGRect(
        x: CGFloat.random(in: -9...9, using: &numbers), y: CGFloat.random(in: -9...9, using: &numbers),
        width: CGFloat.random(in: 0.3...60, using: &numbers), height: CGFloat.random(in: 0.3...60, using: &numbers))
      let part = CGRect(
        x: CGFloat.random(in: -2...CGFloat(sides.0) - 0.1, using: &numbers),
        y: CGFloat.random(in: -2...CGFloat(sides.1) - 0.1, using: &numbers),
        width: CGFloat.random(in: 0.1...50, using: &numbers), height: CGFloat.random(in: 0.1...50, using: &numbers))
      let mirror = Transform(
        a: Bool.random(using: &numbers) ? 1 : -1, b: 0, c: 0, d: Bool.random(using: &numbers) ? 1 : -1, tx: 20, ty: 20)
      let pictures = try [Transform.identity, Self.leastTurn].map { turn in
        try Picture(48, 48) { canvas in
          canvas.concatenate(mirror)
          canvas.concatenate(turn)
          canvas.draw(image, in: place, source: part, interpolation: interpolation)
        }
      }
      #expect(pictures[0].buffer == pictures[1].buffer, "\(sides) \(part) in \(place) \(mirror)")
    }
  }

  @Test("Pictures that are reduced too much for shared sums are mixed as well")
  func greatlyReduced() throws {
    var numbers = SplitMix(seed: 5)
    let image = try picture(width: 1500, height: 900, &numbers)
    let pictures = try [Transform.identity, Self.leastTurn].map { turn in
      try Picture(4, 4) { canvas in
        canvas.concatenate(turn)
        canvas.draw(image, in: CGRect(x: 0.25, y: 0, width: 3, height: 2.5))
      }
    }
    #expect(pictures[0].buffer == pictures[1].buffer)
    #expect(pictures[0].alphas(row: 1).contains { $0 != 0 })
  }
}
