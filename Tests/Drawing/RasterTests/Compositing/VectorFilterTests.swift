import CRasterPixels
import SnapshotSeededRandom
import Testing

// The loops of filters are internal algorithms.
@testable import Raster

@Suite("Filters are computed alike on vectors of every width")
struct VectorFilterTests {
  private func colors(_ count: Int, _ numbers: inout SplitMix) -> [UInt32] {
    (0..<count).map { _ in
      RGBA(.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers)).premultiplied
    }
  }

  @Test("Convolutions are weighted sums, rounded once", arguments: [0.3, 1, 2.9, 5.9])
  func convolution(sigma: Double) {
    var numbers = SplitMix(seed: 12)
    let kernel = GaussianKernel(sigma: sigma)
    let taps = kernel.mirrored.count
    #expect(kernel.mirrored.reduce(0) { $0 + Int($1) } == 65_536)
    for (count, stride) in [(1, 1), (63, 1), (64, 4), (200, 4), (131, 140)] {
      let source: [UInt16] = (0..<count + stride * taps).map { _ in
        [0, 65_280, UInt16.random(in: 0...65_280, using: &numbers)].randomElement(using: &numbers) ?? 0
      }
      var expected: [UInt16] = []
      for index in 0..<count {
        var sum: UInt64 = 32_768
        for tap in 0..<taps { sum += UInt64(source[index + tap * stride]) * UInt64(kernel.mirrored[tap]) }
        expected.append(UInt16(sum >> 16))
      }
      for width in 0..<CPixelsVectorWidths() {
        var actual = [UInt16](repeating: 7, count: count + 3)
        CPixelsConvolveInWidth(width, source, stride, kernel.mirrored, taps, &actual, count)
        #expect(actual == expected + [7, 7, 7])
      }
    }
  }

  @Test("Pixels between samples of four channels are four interpolations of one channel", arguments: 1...7)
  func interpolation(shift: Int) {
    var numbers = SplitMix(seed: UInt64(shift))
    let whole = UInt32(2) << UInt32(shift)
    for columns in 1..<6 {
      let samples: [[UInt16]] = (0..<2).map { _ in
        (0..<4 * (columns + 1)).map { _ in UInt16.random(in: 0...65_280, using: &numbers) }
      }
      let below = UInt32.random(in: 0..<whole / 2, using: &numbers) * 2 + 1
      let count = columns << shift
      var expected = [UInt32](repeating: 0, count: count)
      for channel in 0..<4 {
        let rows = samples.map { row in (0...columns).map { row[4 * $0 + channel] } }
        var levels = [UInt8](repeating: 0, count: count + 8)
        rows[0].withUnsafeBufferPointer { upper in
          rows[1].withUnsafeBufferPointer { lower in
            CPixelsInterpolateInWidth(
              0, CPixelsSamples(upper: upper.baseAddress, lower: lower.baseAddress, above: whole - below, below: below),
              columns, UInt32(shift), &levels)
          }
        }
        for index in 0..<count { expected[index] |= UInt32(levels[index]) << UInt32(8 * channel) }
      }
      for width in 0..<CPixelsVectorWidths() {
        var actual = [UInt32](repeating: 7, count: count + 4)
        samples[0].withUnsafeBufferPointer { upper in
          samples[1].withUnsafeBufferPointer { lower in
            CPixelsInterpolatePixelsInWidth(
              width,
              CPixelsSamples(upper: upper.baseAddress, lower: lower.baseAddress, above: whole - below, below: below),
              columns, UInt32(shift), &actual)
          }
        }
        #expect(actual == expected + [7, 7, 7, 7])
      }
    }
  }

  @Test("Weighted rows are exact sums", arguments: 1...6)
  func rowSums(rows: Int) {
    var numbers = SplitMix(seed: UInt64(rows))
    for count in [1, 3, 4, 9, 40] {
      let stride = count + 2
      let image: [UInt32] = (0..<stride * rows).map { _ in
        [0, .max, UInt32.random(in: 0...UInt32.max, using: &numbers)].randomElement(using: &numbers) ?? 0
      }
      let first = UInt32.random(in: 1...256, using: &numbers)
      let last = rows == 1 ? 0 : UInt32.random(in: 1...256, using: &numbers)
      var expected = [UInt32](repeating: 0, count: 4 * count)
      for row in 0..<rows {
        let weight = row == 0 ? first : row == rows - 1 ? last : 256
        for index in expected.indices {
          expected[index] += (image[row * stride + index / 4] >> UInt32(8 * (index % 4)) & 255) * weight
        }
      }
      let column = CPixelsColumn(
        first: 0, last: Int32(rows - 1), firstWeight: first, lastWeight: last, total: 0, reciprocal: 0)
      for width in 0..<CPixelsVectorWidths() {
        var actual = [UInt32](repeating: 7, count: 4 * count + 1)
        CPixelsWeighRowsInWidth(width, image, stride, column, count, &actual)
        #expect(actual == expected + [7])
      }
    }
  }

  @Test("Mixed columns are exact quotients, rounded once")
  func columns() {
    var numbers = SplitMix(seed: 13)
    for _ in 0..<400 {
      let rows = UInt32.random(in: 1...2_000, using: &numbers)
      let places = Int.random(in: 1...9, using: &numbers)
      let (firstWeight, lastWeight) = (
        UInt32.random(in: 1...256, using: &numbers), places == 1 ? 0 : UInt32.random(in: 1...256, using: &numbers)
      )
      let total = firstWeight + lastWeight + UInt32(max(0, places - 2)) * 256
      // Multiples of the divisor are where a quotient is nearest to the next one.
      let sums: [UInt32] = (0..<4 * places).map { _ in
        [
          rows * 255, 0, rows * UInt32.random(in: 0...255, using: &numbers),
          .random(in: 0...rows * 255, using: &numbers),
        ]
        .randomElement(using: &numbers) ?? 0
      }
      var expected: UInt32 = 0
      for channel in 0..<4 {
        var sum = UInt64(sums[channel]) * UInt64(firstWeight)
        if places > 1 { sum += UInt64(sums[4 * (places - 1) + channel]) * UInt64(lastWeight) }
        for place in 1..<max(1, places - 1) { sum += UInt64(sums[4 * place + channel]) * 256 }
        let divisor = UInt64(total) * UInt64(rows)
        expected |= UInt32((sum + divisor / 2) / divisor) << UInt32(8 * channel)
      }
      let column = CPixelsColumn(
        first: 0, last: Int32(places - 1), firstWeight: firstWeight, lastWeight: lastWeight, total: total,
        reciprocal: 1 / Double(total))
      for width in 0..<CPixelsVectorWidths() {
        var actual: [UInt32] = [7, 7]
        CPixelsMixColumnsInWidth(width, sums, [column], 1, rows, &actual)
        #expect(actual == [expected, 7])
      }
    }
  }
}
