/// Which operations each band of rows has to draw.
///
/// A band lists the operations whose bounds reach into it, in drawing order, and starts at the last one that covers it
/// wholly with an opaque colour: what lies under that one is never drawn.
struct BandPlan: Sendable {
  /// Rows a band; the last one may have fewer.
  let rows: Int
  let count: Int
  /// `starts[band] ..< starts[band + 1]` are a band's places in `operations`.
  private let starts: [Int]
  private let operations: [Int32]
  /// Whether a band's first operation covers all that lies under it.
  private let isCovered: [Bool]
  /// The pixels that each band's operations may touch: about how long it takes.
  private let touched: [Int]

  init(_ scene: PreparedScene, rows: Int) {
    let grid = BandGrid(size: scene.size, rows: rows)
    let count = grid.count
    var reaches: [BandReach] = []
    reaches.reserveCapacity(scene.operations.count)
    var covers = [Int32](repeating: -1, count: count)
    // Other threads have just written the operations, so that each look at one waits for its memory. One is enough.
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

  /// The indices of a band's operations, in drawing order.
  func operations(of band: Int) -> ArraySlice<Int32> { operations[starts[band]..<starts[band + 1]] }

  /// All bands, those that take longest first: the last band that a thread draws is what the others wait for.
  var largestFirst: [Int] { (0..<count).sorted { (touched[$1], $0) < (touched[$0], $1) } }

  /// All bands, those that take long among those that don't: what the latter have to store, the former store beside their
  /// sums (``BandStream``).
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

  /// Whether the background shows nowhere in a band.
  func coversBackground(_ band: Int) -> Bool { isCovered[band] }
}

/// The bands that an operation reaches into, and what it may touch of them.
private struct BandReach {
  var operation: Int32
  var firstBand: Int32
  var lastBand: Int32
  /// Rows below the picture's top.
  var top: Int32
  var bottom: Int32
  var columns: Int32

  var bands: ClosedRange<Int> { Int(firstBand)...Int(lastBand) }
  var width: Int { Int(columns) }
}

/// A picture cut into bands.
private struct BandGrid {
  let size: PixelRect
  let rows: Int
  let count: Int

  init(size: PixelRect, rows: Int) {
    self.size = size
    self.rows = rows
    count = (size.height + rows - 1) / rows
  }

  /// - Parameter bounds: pixels of the picture.
  func reach(of bounds: PixelRect, _ operation: Int32) -> BandReach {
    let top = Int32(truncatingIfNeeded: bounds.top - size.top)
    let bottom = Int32(truncatingIfNeeded: bounds.bottom - size.top)
    // In 32 bits, whose division takes half the time.
    let rows = Int32(truncatingIfNeeded: self.rows)
    return BandReach(
      operation: operation, firstBand: top / rows, lastBand: (bottom - 1) / rows, top: top, bottom: bottom,
      columns: Int32(truncatingIfNeeded: bounds.width))
  }

  /// The rows of a band that an operation reaches.
  func height(of reach: BandReach, in band: Int) -> Int {
    min(Int(reach.bottom), (band + 1) * rows) - max(Int(reach.top), band * rows)
  }

  /// The bands all of whose rows are among some.
  func bands(within covered: Range<Int>) -> Range<Int> {
    let first = (covered.lowerBound - size.top + rows - 1) / rows
    let end = covered.upperBound >= size.bottom ? count : (covered.upperBound - size.top) / rows
    return first..<max(first, end)
  }
}

extension PreparedOperation {
  /// The rows that the operation covers from edge to edge, whatever lies under them.
  fileprivate func opaqueRows(across size: PixelRect) -> Range<Int>? {
    let covered = opaqueInterior.wide
    guard !covered.isEmpty, covered.left <= size.left, covered.right >= size.right else { return nil }
    return covered.top..<covered.bottom
  }
}
