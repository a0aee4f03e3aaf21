import CRasterPixels
import SnapshotSeededRandom
import Testing

@Suite("Images are sampled alike on vectors of every width")
struct VectorImageTests {
  private static let width = 37
  private static let height = 23

  private func image(_ numbers: inout SplitMix) -> [UInt32] {
    (0..<Self.width * Self.height).map { _ in
      // Extreme channels find sums that overflow.
      Bool.random(using: &numbers)
        ? UInt32.random(in: 0...UInt32.max, using: &numbers) : [0, .max].randomElement(using: &numbers) ?? 0
    }
  }

  /// An axis whose pixels begin within the image or beyond its edges.
  private func axis(_ side: Int, footprint: Double, _ numbers: inout SplitMix) -> CPixelsAxis {
    let first = Int.random(in: 0..<side, using: &numbers)
    let last = Int.random(in: first..<side, using: &numbers)
    let start = Int64(first << 8) + Int64.random(in: 0..<256, using: &numbers)
    return CPixelsAxis(
      perColumn: .random(in: -1.5...1.5, using: &numbers), perRow: .random(in: -1.5...1.5, using: &numbers),
      offset: .random(in: -20...60, using: &numbers), footprint: footprint, start: start,
      end: Int64.random(in: max(start + 1, Int64(last << 8) + 1)...Int64((last + 1) << 8), using: &numbers),
      firstPixel: Int32(first), lastPixel: Int32(last))
  }

  /// The position of a device pixel in 1/256 image pixel, by the definition.
  private func fixed(_ axis: CPixelsAxis, _ x: Int, _ y: Int, moved: Double) -> Int64 {
    let center = axis.perColumn * (Double(x) + 0.5) + axis.perRow * (Double(y) + 0.5) + axis.offset
    return Int64(((center + moved) * 256 + 0.5).rounded(.down))
  }

  @Test("Neighbors are those around a center", arguments: 0..<50)
  func neighbors(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    var axis = axis(Self.width, footprint: 0, &numbers)
    let (x, y) = (Int.random(in: -50...50, using: &numbers), Int.random(in: -50...50, using: &numbers))
    let count = Int.random(in: 1...70, using: &numbers)
    for width in 0..<CPixelsVectorWidths() {
      var neighbors = [CPixelsNeighbors](repeating: CPixelsNeighbors(), count: count)
      var columns = [CPixelsColumn](repeating: CPixelsColumn(), count: count)
      CPixelsFindNeighborsInWidth(width, &axis, x, y, count, &neighbors)
      CPixelsFindColumnsInWidth(width, &axis, x, y, count, &columns)
      for index in 0..<count {
        let position = min(
          max(fixed(axis, x + index, y, moved: -0.5), Int64(axis.firstPixel) << 8), Int64(axis.lastPixel) << 8)
        #expect(Int64(neighbors[index].first) == position >> 8)
        #expect(neighbors[index].lastWeight == UInt16(position & 255))
        #expect(neighbors[index].firstWeight + neighbors[index].lastWeight == 256)
        #expect(columns[index].first == neighbors[index].first)
        #expect(columns[index].last == min(columns[index].first + 1, axis.lastPixel))
        #expect(columns[index].firstWeight == UInt32(neighbors[index].firstWeight))
        #expect(columns[index].lastWeight == UInt32(neighbors[index].lastWeight))
      }
    }
  }

  @Test("A footprint has the part of each pixel that it covers", arguments: 0..<50)
  func footprints(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let footprint = Double.random(in: 1...30, using: &numbers)
    var axis = axis(Self.width, footprint: footprint, &numbers)
    let (x, y) = (Int.random(in: -50...50, using: &numbers), Int.random(in: -50...50, using: &numbers))
    for width in 0..<CPixelsVectorWidths() {
      var columns = [CPixelsColumn](repeating: CPixelsColumn(), count: 40)
      CPixelsFindColumnsInWidth(width, &axis, x, y, 40, &columns)
      for (index, column) in columns.enumerated() {
        let start = min(max(fixed(axis, x + index, y, moved: -footprint / 2), axis.start), axis.end - 1)
        let end = max(min(fixed(axis, x + index, y, moved: footprint / 2), axis.end), start + 1)
        let weights = (0..<Int64(Self.width)).map { max(0, min(end, ($0 + 1) << 8) - max(start, $0 << 8)) }
        let actual = (0..<Int32(Self.width)).map { pixel -> Int64 in
          if pixel == column.first { return Int64(column.firstWeight) }
          if pixel == column.last { return Int64(column.lastWeight) }
          return pixel > column.first && pixel < column.last ? 256 : 0
        }
        #expect(actual == weights)
        #expect(Int64(column.total) == end - start)
      }
    }
  }

  /// Returns the weights of all image pixels along an axis.
  private func weights(_ column: CPixelsColumn, _ side: Int) -> [UInt64] {
    (0..<side).map { pixel in
      if pixel == Int(column.first) { return UInt64(column.firstWeight) }
      if pixel == Int(column.last) { return UInt64(column.lastWeight) }
      return pixel > Int(column.first) && pixel < Int(column.last) ? 256 : 0
    }
  }

  /// Returns the weighted mean of an image, rounded to nearest once.
  private func mean(_ image: [UInt32], _ across: CPixelsColumn, _ down: CPixelsColumn) -> UInt32 {
    var sums: [UInt64] = [0, 0, 0, 0]
    for (y, rowWeight) in weights(down, Self.height).enumerated() where rowWeight > 0 {
      for (x, weight) in weights(across, Self.width).enumerated() where weight > 0 {
        for channel in 0..<4 {
          sums[channel] += rowWeight * weight * UInt64(image[y * Self.width + x] >> UInt32(8 * channel) & 255)
        }
      }
    }
    let total = UInt64(across.total) * UInt64(down.total)
    return (0..<4).reduce(0) { $0 | UInt32((sums[$1] + total / 2) / total) << UInt32(8 * $1) }
  }

  @Test("Interpolated and averaged pixels are rounded once", arguments: 0..<30)
  func pixels(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let image = image(&numbers)
    let footprints =
      seed % 2 == 0 ? (0, 0) : (Double.random(in: 1...9, using: &numbers), Double.random(in: 0...9, using: &numbers))
    var across = axis(Self.width, footprint: footprints.0, &numbers)
    var down = axis(Self.height, footprint: footprints.1 > 1 ? footprints.1 : 0, &numbers)
    let count = Int.random(in: 1...50, using: &numbers)
    var columns = [CPixelsColumn](repeating: CPixelsColumn(), count: count)
    var rows = columns
    CPixelsFindColumns(&across, 0, 3, count, &columns)
    CPixelsFindColumns(&down, 0, 3, count, &rows)
    let expected = zip(columns, rows).map { mean(image, $0, $1) }
    for width in 0..<CPixelsVectorWidths() {
      var averaged = [UInt32](repeating: 7, count: count + 1)
      CPixelsAverageImageInWidth(width, image, Self.width, columns, rows, count, &averaged)
      #expect(averaged == expected + [7])
      guard seed % 2 == 0 else { continue }
      var neighbors = [CPixelsNeighbors](repeating: CPixelsNeighbors(), count: count)
      var rowNeighbors = neighbors
      CPixelsFindNeighborsInWidth(width, &across, 0, 3, count, &neighbors)
      CPixelsFindNeighborsInWidth(width, &down, 0, 3, count, &rowNeighbors)
      var interpolated = [UInt32](repeating: 7, count: count + 1)
      CPixelsInterpolateImageInWidth(width, image, Self.width, neighbors, rowNeighbors, count, &interpolated)
      #expect(interpolated == expected + [7])
    }
  }

  @Test("Rows of an upright image are rounded once", arguments: 0..<30)
  func uprightRows(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let image = image(&numbers)
    var across = axis(Self.width, footprint: 0, &numbers)
    var down = axis(Self.height, footprint: 0, &numbers)
    (across.perRow, down.perColumn) = (0, 0)
    let count = Int.random(in: 1...90, using: &numbers)
    var columns = [CPixelsColumn](repeating: CPixelsColumn(), count: count)
    var row = CPixelsColumn()
    CPixelsFindColumns(&across, 0, 3, count, &columns)
    CPixelsFindColumns(&down, 0, 3, 1, &row)
    let expected = columns.map { mean(image, $0, row) }
    var neighbors = [CPixelsNeighbors](repeating: CPixelsNeighbors(), count: count)
    CPixelsFindNeighbors(&across, 0, 3, count, &neighbors)
    let (start, end) = (Int(across.firstPixel), Int(across.lastPixel) + 1)
    for width in 0..<CPixelsVectorWidths() {
      var sums = [UInt16](repeating: 7, count: 4 * (end - start + 1) + 1)
      var actual = [UInt32](repeating: 7, count: count + 1)
      var queue = CPixelsQueue()
      image.withUnsafeBufferPointer { image in
        guard let pixels = image.baseAddress else { return }
        let rows = CPixelsImageRows(
          upper: pixels + Int(row.first) * Self.width, lower: pixels + Int(row.last) * Self.width,
          lowerWeight: row.lastWeight)
        CPixelsInterpolateImageRowInWidth(width, rows, start, end, neighbors, count, &sums, &actual, &queue)
      }
      #expect(actual == expected + [7])
      #expect(sums.last == 7)
    }
  }
}
