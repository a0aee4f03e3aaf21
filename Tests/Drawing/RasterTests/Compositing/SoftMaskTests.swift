import Foundation
import SnapshotSeededRandom
import Testing

// The soft mask is an internal algorithm.
@testable import Raster

@Suite("A soft mask that omits equal columns and rows equals the whole grid")
struct SoftMaskTests {
  /// A mask, and what it was made from.
  private struct Made {
    var mask: SoftMask
    var coverage: CoverageMask
    var kernel: GaussianKernel
    var shift: Int

    init?(_ path: Path, sigma: Double, visible: PixelRect) {
      var made: (coverage: CoverageMask, gridScale: Double)?
      let mask = SoftMask(sigma: sigma, visible: visible) { gridScale, limits in
        let flattened = path.flattened(transform: Transform(scaleX: gridScale, y: gridScale), tolerance: 0.0625)
        let coverage = CoverageMask(flattened, limits: limits)
        made = (coverage, gridScale)
        return coverage
      }
      guard let mask, let made else { return nil }
      self.mask = mask
      coverage = made.coverage
      let onGrid = sigma * made.gridScale
      kernel = GaussianKernel(sigma: made.gridScale == 1 ? onGrid : (onGrid * onGrid - 0.25).squareRoot())
      shift = Int(1 / made.gridScale).trailingZeroBitCount
    }

    /// All samples of the grid, one by one.
    func samples() -> (bounds: PixelRect, values: [Int]) {
      let reach = kernel.radius + 2
      let bounds = coverage.bounds.expanded(by: reach)
      let weights = (-kernel.radius...kernel.radius).map { Int(kernel.weights[abs($0)]) }
      var rows = [Int](repeating: 0, count: bounds.width * coverage.bounds.height)
      for y in 0..<coverage.bounds.height {
        let row = coverage.row(coverage.bounds.top + y)
        for x in 0..<bounds.width {
          var sum = 128
          for (offset, weight) in weights.enumerated() {
            let column = x - reach + offset - kernel.radius
            if column >= 0, column < coverage.bounds.width { sum += weight * Int(row[column]) }
          }
          rows[y * bounds.width + x] = sum >> 8
        }
      }
      var values = [Int](repeating: 0, count: bounds.width * bounds.height)
      for y in 0..<bounds.height {
        for x in 0..<bounds.width {
          var sum = 32768
          for (offset, weight) in weights.enumerated() {
            let row = y - reach + offset - kernel.radius
            if row >= 0, row < coverage.bounds.height { sum += weight * rows[row * bounds.width + x] }
          }
          values[y * bounds.width + x] = sum >> 16
        }
      }
      return (bounds, values)
    }

    /// The coverage of the mask's pixels, row by row, from a grid of which nothing is left out.
    func expected() -> [UInt8] {
      let (bounds, values) = samples()
      func sample(_ x: Int, _ y: Int) -> Int {
        guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
        return values[(y - bounds.top) * bounds.width + x - bounds.left]
      }
      let step = 1 << shift
      let half = step / 2
      var result: [UInt8] = []
      for y in mask.bounds.top..<mask.bounds.bottom {
        for x in mask.bounds.left..<mask.bounds.right {
          guard shift > 0 else {
            result.append(UInt8((sample(x, y) + 128) >> 8))
            continue
          }
          let column = (x - half) >> shift
          let row = (y - half) >> shift
          let right = 2 * (x - half - column << shift) + 1
          let below = 2 * (y - half - row << shift) + 1
          let above = 2 * step - below
          let left = 2 * step - right
          let sum =
            left * (above * sample(column, row) + below * sample(column, row + 1))
            + right * (above * sample(column + 1, row) + below * sample(column + 1, row + 1))
          result.append(UInt8((sum + 1 << (2 * shift + 9)) >> (2 * shift + 10)))
        }
      }
      return result
    }

    /// The same from the mask, each row in parts.
    func actual(_ numbers: inout SplitMix) -> [UInt8] {
      let bounds = mask.bounds
      let line = CoverageScanline.allocate(from: bounds.left, width: bounds.width)
      defer { line.deallocate(from: bounds.left) }
      var result = [UInt8](repeating: 0, count: bounds.width * bounds.height)
      for y in bounds.top..<bounds.bottom {
        let cut = Int.random(in: bounds.left...bounds.right, using: &numbers)
        for (start, end) in [(bounds.left, cut), (cut, bounds.right)] {
          let count = mask.spans(row: y, from: start, to: end, into: line)
          for span in UnsafeBufferPointer(start: line.spans, count: count) {
            for x in Int(span.start)..<Int(span.end) {
              result[(y - bounds.top) * bounds.width + x - bounds.left] =
                span.level == 0 ? line.coverage[x] : UInt8(span.level)
            }
          }
        }
      }
      return result
    }

    var gridArea: Int { mask.grid.width * mask.grid.height }
  }

  private static let shapes: [(name: String, path: Path)] = [
    ("card", Path(roundedRect: CGRect(x: 20.3, y: 15, width: 260, height: 90.5), cornerRadius: 12)),
    ("high card", Path(roundedRect: CGRect(x: -30, y: -20.25, width: 70, height: 260), cornerRadius: 20)),
    ("box on pixels", .box(8, 16, 240, 160)),
    ("point", .box(40.5, 40.5, 1, 1)),
    ("circle", Path(ellipseIn: CGRect(x: 10, y: 5, width: 220, height: 180))),
    (
      "L",
      Path(polygon: [(10, 10), (60, 10), (60, 150), (250, 150), (250, 190.5), (10, 190.5)])
    ),
    ("stripes, the middle one broader", stripes),
    ("two cards far from each other", twoCards),
    ("diagonal", Path(polygon: [(0, 0), (300, 180), (280, 200), (0, 30)])),
  ]

  private static var stripes: Path {
    var path = Path()
    for index in 0..<9 {
      path.addRect(CGRect(x: 4 + index * 30, y: 10, width: index == 4 ? 25 : 9, height: 150 + index % 2 * 20))
    }
    return path
  }

  private static var twoCards: Path {
    var path = Path()
    for x in [0, 210] {
      path.addRoundedRect(in: CGRect(x: x, y: 30, width: 40, height: 30), cornerSize: CGSize(width: 6, height: 6))
    }
    return path
  }

  @Test("All pixels of many shapes", arguments: [0.1, 0.9, 3.99, 4, 8.5, 17, 70, 500])
  func shapes(sigma: Double) throws {
    var numbers = SplitMix(seed: UInt64(sigma * 100))
    for (name, path) in Self.shapes {
      // Everything, and random parts that cut the shape.
      var parts = [PixelRect(left: -90, top: -80, right: 400, bottom: 300)]
      for _ in 0..<2 {
        let left = Int.random(in: -60...250, using: &numbers)
        let top = Int.random(in: -60...180, using: &numbers)
        parts.append(
          PixelRect(
            left: left, top: top, right: left + Int.random(in: 1...250, using: &numbers),
            bottom: top + Int.random(in: 1...150, using: &numbers)))
      }
      for visible in parts {
        guard let made = Made(path, sigma: sigma, visible: visible) else { continue }
        #expect(made.mask.bounds.isEmpty || visible.contains(made.mask.bounds))
        #expect(made.actual(&numbers) == made.expected(), "\(name) in \(visible)")
      }
    }
  }

  @Test("Every pixel of random paths")
  func randomPaths() throws {
    var numbers = SplitMix(seed: 3)
    let visible = PixelRect(left: 0, top: 0, right: 160, bottom: 120)
    for _ in 0..<20 {
      let path = numbers.path(elements: Int.random(in: 2...12, using: &numbers), in: -40...200)
      let sigma = Double.random(in: 0.3...20, using: &numbers)
      guard let made = Made(path, sigma: sigma, visible: visible) else { continue }
      #expect(made.actual(&numbers) == made.expected(), "\(sigma): \(path.elementsDescription)")
    }
  }

  @Test("A card's middle is stored once, a circle's whole grid")
  func storage() throws {
    let visible = PixelRect(left: -100, top: -100, right: 1_200, bottom: 900)
    let card = try #require(
      Made(
        Path(roundedRect: CGRect(x: 36, y: 30, width: 1_098, height: 600), cornerRadius: 36), sigma: 12,
        visible: visible))
    #expect(card.mask.samples.count * 8 < card.gridArea)
    #expect(card.mask.columns.count > 100)
    #expect(card.mask.rows.count > 50)
    let circle = try #require(
      Made(Path(ellipseIn: CGRect(x: 36, y: 30, width: 600, height: 600)), sigma: 12, visible: visible))
    #expect(circle.mask.samples.count == circle.gridArea)
  }

  @Test("Omitted positions map to their predecessor")
  func axis() {
    // 20 places from 100 on, of which 104 to 115 are equal; a blur that reaches 3 needs 7 of those 12.
    let axis = ElidedAxis(100..<120, reach: 3) { (105...115).contains($0) }
    #expect(axis.start == 108)
    #expect(axis.count == 5)
    #expect((104..<116).map(axis.stored) == [104, 105, 106, 107, 107, 107, 107, 107, 107, 108, 109, 110])
    #expect((104..<111).map(axis.original) == [104, 105, 106, 107, 113, 114, 115])
    // Where the run is as long as the blur needs, nothing is left out.
    let whole = ElidedAxis(100..<120, reach: 3) { (105...110).contains($0) }
    #expect(whole.count == 0)
    #expect((95..<125).map(whole.stored) == Array(95..<125))
    #expect((95..<125).map(whole.original) == Array(95..<125))
  }
}
