/// The operations that each band of rows has to draw.
///
/// A band lists the operations that intersect it, in drawing order, starting at the last one that covers it completely
/// with an opaque color. Operations below that one are skipped.
struct BandPlan: Sendable {
  /// Rows per band. The last band may have fewer.
  let rows: Int
  let count: Int
  /// A band's operations are `operations[starts[band] ..< starts[band + 1]]`.
  private let starts: [Int]
  private let operations: [Int32]
  /// Whether a band's first operation covers the whole band.
  private let isCovered: [Bool]
  /// The number of pixels that each band's operations may touch: an estimate of the band's cost.
  private let touched: [Int]

  init(_ scene: PreparedScene, rows: Int) {
    let grid = BandGrid(size: scene.size, rows: rows)
    let count = grid.count
    var reaches: [BandReach] = []
    reaches.reserveCapacity(scene.operations.count)
    var covers = [Int32](repeating: -1, count: count)
    // Reads each operation once: other threads have just written them, so that every access is a cache miss.
    scene.operations.withUnsafeBufferPointer { all in
      var depth = 0
      for index in all.indices {
        let bounds = all[index].bounds
        depth += all[index].nesting
        if bounds.isEmpty { continue }
        let operation = Int32(truncatingIfNeeded: index)
        reaches.append(grid.reach(of: bounds, operation))
        guard depth == 0, let covered = all[index].opaqueRows(across: scene.size) else { continue }
        for band in grid.bands(within: covered) { covers[band] = operation }
      }
    }
    var starts = [Int](repeating: 0, count: count + 1)
    var touched = [Int](repeating: 0, count: count)
    for reach in reaches {
      for band in reach.bands where reach.operation >= covers[band] {
        starts[band + 1] += 1
        touched[band] += reach.width * grid.height(of: reach, in: band)
      }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var next = starts
    var operations = [Int32](repeating: 0, count: starts[count])
    for reach in reaches {
      for band in reach.bands where reach.operation >= covers[band] {
        operations[next[band]] = reach.operation
        next[band] += 1
      }
    }
    self.rows = rows
    self.count = count
    self.starts = starts
    self.touched = touched
    self.operations = operations
    self.isCovered = covers.map { $0 >= 0 }
  }

  /// The band at an index from the top.
  subscript(index: Int) -> Band {
    Band(index: index, operations: operations[starts[index]..<starts[index + 1]], isBackgroundCovered: isCovered[index])
  }

  /// All bands, the most expensive ones first for better load balancing.
  var largestFirst: [Int] { (0..<count).sorted { (touched[$1], $0) < (touched[$0], $1) } }

  /// All bands, with expensive and cheap ones alternating: expensive bands overlap their computation with the stores of
  /// cheap ones (``BandStream``).
  var mixed: [Int] {
    let total = touched.reduce(0, +)
    let heavy = (0..<count).filter { touched[$0] * count > total }
    let light = (0..<count).filter { touched[$0] * count <= total }
    var order: [Int] = []
    var (heavies, lights) = (0, 0)
    while order.count < count {
      if lights == light.count || heavies < heavy.count && heavies * light.count <= lights * heavy.count {
        order.append(heavy[heavies])
        heavies += 1
      } else {
        order.append(light[lights])
        lights += 1
      }
    }
    return order
  }
}

/// The bands that an operation intersects, and the area that it may touch.
private struct BandReach {
  var operation: Int32
  var firstBand: Int32
  var lastBand: Int32
  /// Rows from the picture's top.
  var top: Int32
  var bottom: Int32
  var columns: Int32

  var bands: ClosedRange<Int> { Int(firstBand)...Int(lastBand) }
  var width: Int { Int(columns) }
}

/// The division of a picture into bands.
private struct BandGrid {
  let size: PixelRect
  let rows: Int
  let count: Int

  init(size: PixelRect, rows: Int) {
    self.size = size
    self.rows = rows
    count = (size.height + rows - 1) / rows
  }

  /// - Parameter bounds: Pixels of the picture.
  func reach(of bounds: PixelRect, _ operation: Int32) -> BandReach {
    let top = Int32(truncatingIfNeeded: bounds.top - size.top)
    let bottom = Int32(truncatingIfNeeded: bounds.bottom - size.top)
    // 32-bit division takes half the time.
    let rows = Int32(truncatingIfNeeded: self.rows)
    return BandReach(
      operation: operation, firstBand: top / rows, lastBand: (bottom - 1) / rows, top: top, bottom: bottom,
      columns: Int32(truncatingIfNeeded: bounds.width))
  }

  /// Returns the number of rows of a band that an operation intersects.
  func height(of reach: BandReach, in band: Int) -> Int {
    min(Int(reach.bottom), (band + 1) * rows) - max(Int(reach.top), band * rows)
  }

  /// Returns the bands that lie completely within some rows.
  func bands(within covered: Range<Int>) -> Range<Int> {
    let first = (covered.lowerBound - size.top + rows - 1) / rows
    let end = covered.upperBound >= size.bottom ? count : (covered.upperBound - size.top) / rows
    return first..<max(first, end)
  }
}

extension PreparedOperation {
  /// Returns the rows that the operation covers completely with an opaque color.
  fileprivate func opaqueRows(across size: PixelRect) -> Range<Int>? {
    let covered = opaqueInterior.wide
    guard !covered.isEmpty, covered.left <= size.left, covered.right >= size.right else { return nil }
    return covered.top..<covered.bottom
  }
}
