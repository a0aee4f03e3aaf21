import CRasterPixels
import Foundation
import SnapshotSeededRandom
import Testing

// Which way an image is averaged is internal.
@testable import Raster

@Suite("Averages over large footprints")
struct SummedAreaTests {
  private func image(_ width: Int, _ height: Int, _ numbers: inout SplitMix) throws -> PixelBuffer {
    let colors = (0..<width * height).map { _ in
      RGBA(UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers))
    }
    return try #require(PixelBuffer(width: width, height: height, pixels: colors.map(\.premultiplied)))
  }

  @Test("Weighted sums of rectangles equal those of their pixels")
  func sums() throws {
    var numbers = SplitMix(seed: 3)
    for _ in 0..<60 {
      let image = try image(.random(in: 1...40, using: &numbers), .random(in: 1...40, using: &numbers), &numbers)
      let table = SummedAreaTable(image)
      func ranges(_ side: Int) -> [WeightedRange] {
        (0..<3).map { _ in
          let first = Int.random(in: 0..<side, using: &numbers)
          return WeightedRange(
            first: first, end: .random(in: first + 1...side, using: &numbers),
            weight: .random(in: 1...256, using: &numbers))
        }
      }
      let (columns, rows) = (ranges(image.width), ranges(image.height))
      var expected = SIMD4<UInt64>.zero
      for row in rows {
        for column in columns {
          for y in row.first..<row.end {
            for x in column.first..<column.end {
              let pixel = UInt64(image.pixels[y * image.width + x])
              let channels = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
              expected &+= channels &* (row.weight * column.weight)
            }
          }
        }
      }
      var across = WeightedRanges()
      var down = WeightedRanges()
      for range in columns { across.append(range.first, range.end, weight: range.weight) }
      for range in rows { down.append(range.first, range.end, weight: range.weight) }
      #expect(table.sum(across, down) == expected)
    }
  }

  @Test("The ranges of a footprint have the weights of its pixels")
  func ranges() {
    var numbers = SplitMix(seed: 4)
    for _ in 0..<2000 {
      let side = Int.random(in: 1...50, using: &numbers)
      let footprint = Double.random(in: 0.1...70, using: &numbers)
      var axis = CPixelsAxis(
        perColumn: 0, perRow: 0, offset: .random(in: -3...53, using: &numbers),
        footprint: footprint > 1 ? footprint : 0, start: 0, end: Int64(side << 8), firstPixel: 0,
        lastPixel: Int32(side - 1))
      var column = CPixelsColumn()
      CPixelsFindColumns(&axis, 0, 0, 1, &column)
      var ranges = WeightedRanges()
      column.writeRanges(to: &ranges)
      var weights = [UInt64](repeating: 0, count: side)
      for index in 0..<ranges.count {
        for pixel in ranges[index].first..<ranges[index].end { weights[pixel] += ranges[index].weight }
      }
      let (first, last) = (Int(column.first), Int(column.last))
      let expected = (0..<side).map { pixel -> UInt64 in
        if pixel == first { return UInt64(column.firstWeight) }
        if pixel == last { return UInt64(column.lastWeight) }
        return pixel > first && pixel < last ? 256 : 0
      }
      #expect(weights == expected)
      #expect(weights.reduce(0, +) == UInt64(column.total))
    }
  }

  /// A clip to one pixel reads the image pixel by pixel, because a table would not be worthwhile.
  @Test(
    "A reduced pattern is the same drawn pixel by pixel",
    arguments: ImagePattern.Tiling.allCases, ImagePattern.Tiling.allCases)
  func patterns(horizontal: ImagePattern.Tiling, vertical: ImagePattern.Tiling) throws {
    var numbers = SplitMix(seed: 9)
    for turn in [0, 0.3, 1.2] {
      let image = PixelImage(try image(37, 29, &numbers))
      let pattern = ImagePattern(
        image, horizontal: horizontal, vertical: vertical,
        transform: Transform(a: 0.05 + turn / 40, b: turn / 30, c: -turn / 50, d: 0.07, tx: 3.1, ty: 2.3))
      let area = CGRect(x: 0, y: 0, width: 14, height: 12)
      let whole = try Renderer(threads: 1).render(
        DisplayList(size: area.size) { $0.fill(Path(area), with: .pattern(pattern)) })
      let single = try Renderer(threads: 1).render(
        DisplayList(size: area.size) { canvas in
          for y in 0..<12 {
            for x in 0..<14 {
              canvas.saved { canvas in
                canvas.clip(to: Path(CGRect(x: x, y: y, width: 1, height: 1)))
                canvas.fill(Path(area), with: .pattern(pattern))
              }
            }
          }
        })
      #expect(whole == single)
      #expect(Set(whole.pixels).count > 3)
    }
  }
}
