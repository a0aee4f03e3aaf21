import CRasterPixels
import SnapshotSeededRandom
import Testing

// The row operations are internal algorithms.
@testable import Raster

@Suite("Rows are composited and interpolated alike on vectors of every width")
struct VectorRowTests {
  private static let colors: [UInt32] = [0xFF33_66CC, 0xFFFF_FFFF, 0x5A5A_2800, 0x0101_0001, 0]

  private func ground(_ count: Int, _ numbers: inout SplitMix) -> [UInt32] {
    (0..<count).map { _ in
      RGBA(.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers)).premultiplied
    }
  }

  /// - Returns: The pixels after a loop of C with the pixels from a place on.
  private func changed(
    _ pixels: [UInt32], from start: Int, _ loop: (UnsafeMutablePointer<UInt32>?) -> Void
  ) -> [UInt32] {
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { loop($0.baseAddress.map { $0 + start }) }
    return pixels
  }

  /// Calls `body` with numbers of pixels, which begin at every place of a cache line.
  private func eachRow(_ body: (_ start: Int, _ count: Int) -> Void) {
    for count in 16..<70 {
      for start in 0..<16 { body(start, count) }
    }
  }

  @Test("A color in pixels")
  func fill() {
    var numbers = SplitMix(seed: 4)
    eachRow { start, count in
      let before = ground(start + count + 16, &numbers)
      for width in 0..<CPixelsVectorWidths() {
        var expected = before
        for index in start..<start + count { expected[index] = 0x8012_3456 }
        #expect(changed(before, from: start) { CPixelsFillInWidth(width, $0, count, 0x8012_3456) } == expected)
      }
    }
  }

  @Test("A color over pixels, as one pixel at a time")
  func color() {
    var numbers = SplitMix(seed: 1)
    eachRow { start, count in
      let color = Self.colors.randomElement(using: &numbers) ?? 0
      let before = ground(start + count + 16, &numbers)
      var expected = before
      for index in start..<start + count { expected[index] = sourceOver(color, before[index]) }
      for width in 0..<CPixelsVectorWidths() {
        #expect(changed(before, from: start) { CPixelsBlendColorInWidth(width, $0, count, color) } == expected)
      }
    }
  }

  @Test("A color over pixels with a coverage for each, as one pixel at a time")
  func coverage() {
    var numbers = SplitMix(seed: 2)
    eachRow { start, count in
      let color = Self.colors.randomElement(using: &numbers) ?? 0
      let before = ground(start + count + 16, &numbers)
      let coverage = (0..<count).map { _ in
        [0, 255, UInt8.random(in: 0...255, using: &numbers)].randomElement(using: &numbers) ?? 0
      }
      var expected = before
      for index in 0..<count {
        expected[start + index] = sourceOver(scaled(color, by: UInt32(coverage[index])), before[start + index])
      }
      for width in 0..<CPixelsVectorWidths() {
        let after = changed(before, from: start) { CPixelsBlendCoverageInWidth(width, $0, coverage, count, color) }
        #expect(after == expected)
      }
    }
  }

  @Test("A row of colors over pixels, with one level and with a coverage for each, as one pixel at a time")
  func colors() {
    var numbers = SplitMix(seed: 11)
    eachRow { start, count in
      let (before, source) = (ground(start + count + 16, &numbers), ground(count, &numbers))
      let level = [1, 128, 254, 255].randomElement(using: &numbers) ?? 255
      let coverage = source.map { _ in UInt8.random(in: 0...255, using: &numbers) }
      var (even, varying) = (before, before)
      for index in 0..<count {
        even[start + index] = sourceOver(scaled(source[index], by: UInt32(level)), before[start + index])
        varying[start + index] = sourceOver(scaled(source[index], by: UInt32(coverage[index])), before[start + index])
      }
      for width in 0..<CPixelsVectorWidths() {
        let leveled = changed(before, from: start) {
          CPixelsBlendColorsInWidth(width, $0, source, count, UInt32(level), nil)
        }
        #expect(leveled == even)
        let covered = changed(before, from: start) {
          CPixelsBlendColorsCoverageInWidth(width, $0, source, coverage, count)
        }
        #expect(covered == varying)
      }
    }
  }

  @Test("The pixels between samples, as one pixel at a time, and none beside them", arguments: 1...7)
  func interpolation(shift: Int) {
    var numbers = SplitMix(seed: UInt64(shift))
    let whole = UInt32(2) << UInt32(shift)
    for columns in 0..<12 {
      let rows: [[UInt16]] = (0..<2).map { _ in
        // As large as samples get, as small, and between.
        (0...columns).map { _ in
          let choices: [UInt16] = [0, 65_280, UInt16.random(in: 0...65_280, using: &numbers)]
          return choices.randomElement(using: &numbers) ?? 0
        }
      }
      let below = UInt32.random(in: 0..<whole / 2, using: &numbers) * 2 + 1
      let mixed = (0...columns).map { column -> UInt64 in
        let upper = UInt64(rows[0][column]) * UInt64(whole - below)
        return upper + UInt64(rows[1][column]) * UInt64(below)
      }
      var expected: [UInt8] = []
      for column in 0..<columns {
        for place in stride(from: 1, to: UInt64(whole), by: 2) {
          let sum = mixed[column] * (UInt64(whole) - place) + mixed[column + 1] * place
          expected.append(UInt8((sum + 1 << (2 * shift + 9)) >> (2 * shift + 10)))
        }
      }
      for width in 0..<CPixelsVectorWidths() {
        var actual = [UInt8](repeating: 7, count: expected.count + 8)
        rows[0].withUnsafeBufferPointer { upper in
          rows[1].withUnsafeBufferPointer { lower in
            let samples = CPixelsSamples(
              upper: upper.baseAddress, lower: lower.baseAddress, above: whole - below, below: below)
            CPixelsInterpolateInWidth(width, samples, columns, UInt32(shift), &actual)
          }
        }
        #expect(actual == expected + [UInt8](repeating: 7, count: 8))
      }
    }
  }

  @Test("The points of a curve, as one at a time, and whether one repeats the one before it")
  func curves() {
    var numbers = SplitMix(seed: 3)
    for round in 0..<2_000 {
      // Down to curves smaller than a unit of their points, which are then all one.
      let size = [1e-4, 0.01, 3, 500, 1e5][round % 5]
      func polynomial() -> [Double] {
        (0..<4).map { $0 == 0 && round % 2 == 0 ? 0 : .random(in: -size...size, using: &numbers) }
      }
      let (x, y) = (polynomial(), polynomial())
      let count = Int.random(in: 0...40, using: &numbers)
      let step = 1 / Double(count + 1)
      func point(_ index: Int) -> FixedVertex {
        let t = Double(index) * step
        func value(_ c: [Double]) -> Double { ((c[0] * t + c[1]) * t + c[2]) * t + c[3] }
        return FixedVertex(x: PixelFixed.nearest(value(x)), y: PixelFixed.nearest(value(y)))
      }
      let expected = (0...count).map(point)
      let isRepeated = zip(expected, expected.dropFirst()).contains { $0 == $1 }
      var cubic = CPixelsCubic(x: (x[0], x[1], x[2], x[3]), y: (y[0], y[1], y[2], y[3]), step: step)
      for width in 0..<CPixelsVectorWidths() {
        var vertices = [FixedVertex](repeating: expected[0], count: count + 9)
        let mayRepeat = vertices.withUnsafeMutableBytes { bytes in
          CPixelsEvaluateInWidth(
            width, &cubic, count, bytes.baseAddress?.assumingMemoryBound(to: Int32.self).advanced(by: 2))
        }
        #expect(Array(vertices[0...count]) == expected)
        #expect(mayRepeat || !isRepeated)
      }
    }
  }

  @Test("A color through blocks of four pixels, as one pixel at a time")
  func blocks() {
    var numbers = SplitMix(seed: 5)
    let (stride, rows) = (43, 6)
    for count in 0..<20 {
      for color in Self.colors {
        let before = ground(stride * rows, &numbers)
        // In any order, aligned to a corner in the second column.
        let places = (0..<10 * rows).shuffled(using: &numbers).prefix(count)
        var expected = before
        let blocks = places.map { place -> CPixelsBlock in
          let (x, y) = (place % 10 * 4, place / 10)
          let levels =
            UInt32.random(in: 0...UInt32.max, using: &numbers) | (Bool.random(using: &numbers) ? 0xFF00_00FF : 0)
          for index in 0..<4 {
            let pixel = y * stride + x + 1 + index
            expected[pixel] = sourceOver(scaled(color, by: levels >> UInt32(8 * index) & 255), before[pixel])
          }
          return CPixelsBlock(x: UInt16(x), y: UInt16(y), levels: levels)
        }
        for width in 0..<CPixelsVectorWidths() {
          var after = before
          after.withUnsafeMutableBufferPointer { pixels in
            guard let corner = pixels.baseAddress else { return }
            var queue = CPixelsQueue()
            CPixelsBlendBlocksInWidth(width, blocks, blocks.count, color, corner + 1, stride, &queue)
          }
          #expect(after == expected)
        }
      }
    }
  }
}
