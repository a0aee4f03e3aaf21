import CRasterPixels
import SnapshotSeededRandom
import Testing

// The accumulation buffer is an internal algorithm.
@testable import Raster

@Suite("A color through cells is composited alike on vectors of every width")
struct SolidFillTests {
  private static let stride = 320

  /// Rows of differences whose sums stay within three windings, with a bit for each four cells that may not be zero.
  private struct Rows {
    var cells: [Int32]
    var dirty: [UInt64]

    init(_ rows: Int, width: Int, density: Int, seed: UInt64) {
      cells = [Int32](repeating: 0, count: rows * stride)
      dirty = [UInt64](repeating: 0, count: rows * 2)
      var numbers = SplitMix(seed: seed)
      for row in 0..<rows {
        var area: Int32 = 0
        for column in 0..<width where Int.random(in: 0..<density, using: &numbers) == 0 {
          // Whole windings and halves as often as other parts, so that runs of full and of no coverage come up, and
          // what lies between two levels.
          let next = Int32.random(in: -3...3, using: &numbers) << 17
          let part = [0, 1 << 16, Int32.random(in: 0..<1 << 17, using: &numbers)].randomElement(using: &numbers) ?? 0
          cells[row * stride + column] = next &- part &- area
          area = next &- part
          dirty[row * 2 + column >> 8] |= 1 << UInt64(column >> 2 & 63)
        }
      }
    }
  }

  /// - Parameters:
  ///   - colors: one, or one for each row.
  ///   - vectors: which of this processor's widths of them.
  /// - Returns: the pixels, and whether the cells are empty afterwards.
  private func composited(
    _ rows: Rows, width: Int, _ colors: [UInt32], isEvenOdd: Bool, over pixels: [UInt32], _ vectors: Int
  ) -> (pixels: [UInt32], isEmpty: Bool) {
    var (rows, pixels) = (rows, pixels)
    var queue = CPixelsQueue()
    let count = rows.dirty.count / 2
    rows.cells.withUnsafeMutableBufferPointer { cells in
      rows.dirty.withUnsafeMutableBufferPointer { dirty in
        pixels.withUnsafeMutableBufferPointer { pixels in
          colors.withUnsafeBufferPointer { colors in
            CPixelsBlendCellsInWidth(
              vectors,
              CPixelsCells(
                cells: cells.baseAddress, dirty: dirty.baseAddress, stride: Self.stride, words: 2, rows: count,
                width: width), CPixelsColors(first: colors.baseAddress, step: colors.count == 1 ? 0 : 1), isEvenOdd,
              pixels.baseAddress, Self.stride, &queue)
          }
        }
      }
    }
    return (pixels, rows.cells.allSatisfy { $0 == 0 } && rows.dirty.allSatisfy { $0 == 0 })
  }

  @Test("Bytes equal those of scalar compositing", arguments: [1, 3, 12, 60, 300], [3, 8, 61, 256, 301])
  func bytes(density: Int, width: Int) {
    var numbers = SplitMix(seed: UInt64(density * 1000 + width))
    let opaque: [UInt32] = [0xFF33_66CC, 0xFF00_0000, 0xFFFF_FFFF, 0xFF01_0203, 0xFF33_66CC]
    let mixed: [UInt32] = [0xFF33_66CC, 0xE6E6_E6E6, 0, 0x0102_0001, 0xFFFF_FFFF]
    let whites: [UInt32] = [0xE6E6_E6E6, 0x0101_0101, 0, 0xFFFF_FFFF, 0x8080_8080]
    let nearlyWhites: [UInt32] = [0xE6E6_E6E6, 0x8080_8080, 0xE6E6_E6E6, 0xE6E6_E5E6, 0x8080_8080]
    for colors in [
      [0xFF33_66CC], [0xE6E6_E6E6], [0x0102_0001], [0], opaque, mixed, whites, nearlyWhites,
    ] as [[UInt32]] {
      for isEvenOdd in [false, true] {
        let rows = Rows(5, width: width, density: density, seed: numbers.next())
        let ground = (0..<5 * Self.stride).map { _ in
          let color = UInt32.random(in: 0...0xFFFFFF, using: &numbers)
          return RGBA(color, alpha: .random(in: 0...255, using: &numbers)).premultiplied
        }
        var expected = ground
        for row in 0..<5 {
          let color = colors[row % colors.count]
          var area: Int32 = 0
          for column in 0..<width {
            let place = row * Self.stride + column
            area += rows.cells[place]
            expected[place] = sourceOver(
              scaled(color, by: coverageLevel(of: area, isEvenOdd: isEvenOdd)), expected[place])
          }
        }
        for vectors in 0..<CPixelsVectorWidths() {
          let actual = composited(rows, width: width, colors, isEvenOdd: isEvenOdd, over: ground, vectors)
          #expect(actual.pixels == expected)
          #expect(actual.isEmpty)
        }
      }
    }
  }
}
