/// Accumulates the exact area that polygons cover of each pixel of a window, and turns it into coverage row by row.
///
/// A cell holds the *difference* between its pixel's winding area and that of the pixel to its left, in units of
/// 1/131072 pixel (2¹⁷: 1/256 of a row's height times 1/512 of a column's width). An edge changes a few cells in every
/// row that it crosses (``EdgeAccumulator``), and a running sum along the row gives each pixel's area (``CellRow``). Sums
/// are integers and addition is commutative, so that neither the order of contours nor the number of bands changes a
/// result.
///
/// The winding area of a pixel is a *signed* sum. The non-zero rule takes its magnitude and clamps it to a whole pixel;
/// the even-odd rule folds it (1 to 2 count back down to 0). Both are exact wherever a pixel sees one winding number on
/// each side of its edges. Where contours cross or overlap within a pixel, ``OverlapResolver`` replaces the sum by what they
/// cover together. A point may be wound around at most 16,383 times.
///
/// Each row has a bit for every four cells of which an edge has changed one. Between them the coverage is constant, and
/// runs of it are found without looking at cells; where there are any, four are summed at a time.
///
/// Source: accumulation buffers (Raph Levien, font-rs), here in integers and with sparse rows.
final class CoverageCells {
  private var cells: UnsafeMutablePointer<Int32>
  private var dirty: UnsafeMutablePointer<UInt64>
  private var cellCapacity = 0
  private var wordCapacity = 0
  private(set) var window: CellWindow
  private lazy var resolver = OverlapResolver()

  init() {
    cells = Self.allocateCells(0)
    dirty = .allocate(capacity: 0)
    window = CellWindow(cells: cells, dirty: dirty, stride: 0, words: 0, bounds: .empty)
  }

  deinit {
    cells.deallocate()
    dirty.deallocate()
  }

  var byteCount: Int { cellCapacity * MemoryLayout<Int32>.stride + wordCapacity * MemoryLayout<UInt64>.stride }

  /// Cells whose rows begin where lines of the cache do, so that no vector of them lies in two.
  private static func allocateCells(_ count: Int) -> UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64).bindMemory(to: Int32.self, capacity: count)
  }

  /// Points the cells at a window of device pixels. All are zero then, if every row of the window before was taken.
  func begin(_ bounds: PixelRect) {
    // Two more cells than there are pixels: what an edge adds to the last one ends right of it. An odd number of the
    // cache's lines: edges go down, and rows a power of two apart share one place in the cache.
    let stride = ((bounds.width + 17) >> 4 | 1) << 4
    let words = (stride + 255) >> 8
    if stride * bounds.height > cellCapacity {
      cells.deallocate()
      cellCapacity = stride * bounds.height
      cells = Self.allocateCells(cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    if words * bounds.height > wordCapacity {
      dirty.deallocate()
      wordCapacity = words * bounds.height
      dirty = .allocate(capacity: wordCapacity)
      dirty.initialize(repeating: 0, count: wordCapacity)
    }
    window = CellWindow(cells: cells, dirty: dirty, stride: stride, words: words, bounds: bounds)
  }

  /// Adds all contours of an outline, which must be the only one in the window.
  func add(_ outline: FilledOutline) {
    EdgeAccumulator(window).add(outline.path)
    if outline.mayOverlap { resolver.resolve(outline, in: window) }
  }

  /// Turns a row of the window into spans of coverage and empties it.
  ///
  /// - Parameter origin: the column of the window's left edge in the line; its device column unless said otherwise.
  /// - Returns: the number of spans written to `line`.
  func sweep(row y: Int, rule: FillRule, into line: CoverageLine, from origin: Int? = nil) -> Int {
    window.row(y).spans(rule, into: line, from: origin ?? window.bounds.left)
  }
}

/// The cells of a window of pixels, as inner loops see them.
struct CellWindow {
  /// Rows of `stride` cells, one for each column of the window and at least two more.
  let cells: UnsafeMutablePointer<Int32>
  /// Rows of `words` words with a bit for every four cells.
  let dirty: UnsafeMutablePointer<UInt64>
  let stride: Int
  let words: Int
  let bounds: PixelRect

  /// The cells of a device row.
  func row(_ y: Int) -> CellRow {
    let row = y &- bounds.top
    return CellRow(cells: cells + row &* stride, dirty: dirty + row &* words, words: words, width: bounds.width)
  }
}
