import CRasterPixels
import Foundation
import SnapshotSeededRandom
import Testing

// The threshold for streaming is internal.
@testable import Raster

@Suite("Bands that are streamed into a picture")
struct StreamedBandTests {
  /// Odd sides, so that rows and bands begin anywhere in a line of the cache.
  private let list = DisplayList(size: CGSize(width: 1_027, height: 1_033)) { canvas in
    canvas.fill(Path(ellipseIn: CGRect(x: -40, y: 30, width: 1_200, height: 900)), with: RGBA(0x0A84FF, alpha: 200))
    canvas.group(opacity: 0.5) { canvas in
      canvas.fill(.box(100.5, 200.25, 700, 800), with: RGBA(0xFF3B30))
    }
  }

  @Test("Streamed bands equal bands that are drawn in place", arguments: [1, 2, 3])
  func bytes(threads: Int) throws {
    let renderer = Renderer(threads: threads)
    let expected = try renderer.render(list)
    #expect(expected.pixels.count >= Renderer.minimumStreamedPixels)
    var frame = try #require(
      PixelBuffer(
        width: expected.width, height: expected.height,
        pixels: [UInt32](repeating: 0xDEAD_BEEF, count: expected.pixels.count)))
    try renderer.render(list, into: &frame)
    #expect(frame == expected)
  }

  @Test("Any drawing equals itself in streamed bands, which share buffers", arguments: 0..<60)
  func drawings(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    for round in 0..<10 {
      var drawing = RandomDrawing(seed: seed * 10 + UInt64(round), isWild: round % 2 == 1)
      let list = drawing.list()
      let background = [.white, .clear, RGBA(0x2060A0), RGBA(0x2060A0, alpha: 100)].randomElement(using: &numbers)
      let renderer = Renderer(threads: 1, pixelLimit: 100_000)
      guard let expected = try? renderer.render(list, background: background ?? .white) else { continue }
      for bandHeight in [3, 8] {
        var frame = PixelBuffer(width: expected.width, height: expected.height, filledWith: RGBA(0xFF00FF))
        try renderer.renderStreamed(
          list, background: background ?? .white, bandHeight: bandHeight, into: &frame)
        #expect(frame == expected)
      }
    }
  }

  @Test("Only columns that a band drew are restored to the background")
  func columns() {
    var columns = DrawnColumns(height: 4)
    defer { columns.deallocate() }
    func parts(of rows: Int) -> [String] {
      var parts: [String] = []
      columns.forEachPart(of: rows) { parts.append("\($0) \($1)") }
      return parts
    }
    columns.begin(nil)
    columns.add(1..<2, rows: 0..<4)
    #expect(columns.background == nil)
    columns.begin(7)
    #expect(columns.background == 7)
    #expect(parts(of: 4) == [])
    columns.add(20..<30, rows: 1..<2)
    columns.add(0..<0, rows: 0..<0)
    #expect(parts(of: 4) == ["1..<2 20..<30"])
    columns.add(50..<60, rows: 0..<4)
    #expect(parts(of: 4) == ["0..<1 50..<60", "1..<2 20..<60", "2..<4 50..<60"])
    columns.add(-5..<40, rows: 2..<4)
    columns.add(52..<58, rows: 0..<1)
    #expect(parts(of: 3) == ["0..<1 50..<60", "1..<2 20..<60", "2..<3 -5..<60"])
    columns.begin(8)
    #expect(parts(of: 4) == [])
  }

  @Test("All lengths and alignments are copied completely")
  func lengths() {
    let source = (0..<80).map { UInt32($0) &* 0x0101_0203 }
    for start in 0..<9 {
      for count in 0...50 {
        let expected = (0..<80).map { $0 >= start && $0 < start + count ? source[$0 - start + 3] : 7 }
        for stream in [CPixelsStream, CPixelsStreamNarrow] {
          var destination = [UInt32](repeating: 7, count: 80)
          destination.withUnsafeMutableBufferPointer { destination in
            source.withUnsafeBufferPointer { source in
              guard let to = destination.baseAddress, let from = source.baseAddress else { return }
              var pending = CPixelsBeginStream(to + start, from + 3, count)
              stream(&pending)
              #expect(pending.count == 0)
            }
          }
          #expect(destination == expected)
        }
      }
    }
  }

  @Test(
    "Pixels that loops stream between their sums are copied exactly once", arguments: [0, 1, 7, 15],
    [10, 31, 200, 900])
  func between(start: Int, count: Int) {
    let source = (0..<1000).map { UInt32($0) &* 0x0101_0203 }
    let expected = (0..<1000).map { $0 >= start && $0 < start + count ? source[$0 - start] : 7 }
    for vectors in 0..<CPixelsVectorWidths() {
      // Cells that have all changed.
      var cells = [Int32](repeating: 1000, count: 2 * 192)
      var dirty: [UInt64] = [(1 << 48) - 1, (1 << 48) - 1]
      var pixels = [UInt32](repeating: 0, count: 2 * 192)
      var destination = [UInt32](repeating: 7, count: 1000)
      destination.withUnsafeMutableBufferPointer { destination in
        source.withUnsafeBufferPointer { source in
          guard let to = destination.baseAddress, let from = source.baseAddress else { return }
          // In two pieces that meet anywhere.
          let half = count / 2
          var queue = CPixelsQueue(
            first: CPixelsBeginStream(to + start, from, half),
            second: CPixelsBeginStream(to + start + half, from + half, count - half))
          let before = queue.first.count + queue.second.count
          cells.withUnsafeMutableBufferPointer { cells in
            dirty.withUnsafeMutableBufferPointer { dirty in
              withUnsafePointer(to: 0xFF00_00FF as UInt32) { color in
                CPixelsBlendCellsInWidth(
                  vectors,
                  CPixelsCells(
                    cells: cells.baseAddress, dirty: dirty.baseAddress, stride: 192, words: 1, rows: 2, width: 190),
                  CPixelsColors(first: color, step: 0), false, &pixels, 192, &queue)
              }
            }
          }
          #expect(queue.first.count + queue.second.count < before || before < 32)
          CPixelsStream(&queue.first)
          CPixelsStream(&queue.second)
        }
      }
      #expect(destination == expected)
    }
  }
}
