import CRasterPixels

/// Accumulates the exact area that polygons cover of each pixel of a window, and converts it to coverage row by row.
///
/// A cell holds the *difference* between the winding area of its pixel and that of the pixel to its left, in units of
/// 1/131072 pixel (2¹⁷: 1/256 of a row's height times 1/512 of a column's width). An edge changes a few cells in each
/// row that it crosses (``EdgeAccumulator``). A running sum along the row gives the area of each pixel
/// (``AccumulationRow``). Sums are exact integers, so neither the order of contours nor the number of bands changes a
/// result.
///
/// The winding area of a pixel is a *signed* sum. The nonzero rule clamps its magnitude to a whole pixel; the even-odd
/// rule folds it (1 to 2 maps back to 1 to 0). Both are exact if a pixel contains only two consecutive winding numbers.
/// Where contours cross or overlap within a pixel, ``OverlapResolver`` corrects the sum. A point may be wound around at
/// most 16,383 times.
///
/// Each row has one bit per four cells, which is set if an edge changed one of them. Coverage is constant between such
/// blocks, so that runs are found without reading cells. Blocks are summed four cells at a time.
///
/// Source: accumulation buffers (Raph Levien, font-rs), here with integers and sparse rows.
final class AccumulationBuffer {
  private var cells: UnsafeMutablePointer<Int32>
  private var dirty: UnsafeMutablePointer<UInt64>
  private var cellCapacity = 0
  private var wordCapacity = 0
  private(set) var window: AccumulationWindow
  /// Made for the first outline that may overlap.
  private lazy var resolution = Resolution()

  init() {
    cells = Self.allocateCells(0)
    dirty = .allocate(capacity: 0)
    window = AccumulationWindow(cells: cells, dirty: dirty, stride: 0, words: 0, bounds: .empty)
  }

  private final class Resolution {
    var resolver = OverlapResolver()
  }

  deinit {
    cells.deallocate()
    dirty.deallocate()
  }

  var byteCount: Int { cellCapacity * MemoryLayout<Int32>.stride + wordCapacity * MemoryLayout<UInt64>.stride }

  /// Allocates cells aligned to cache lines, so that no vector load crosses two of them.
  private static func allocateCells(_ count: Int) -> UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64).bindMemory(to: Int32.self, capacity: count)
  }

  /// Sets the window in device pixels. All cells are zero if every row of the previous window was swept.
  func begin(_ bounds: PixelRect) {
    // Two more cells than pixels, because an edge in the last column adds to the cells right of it. An odd number of
    // cache lines, because rows that are a power of two apart would share cache sets.
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
    window = AccumulationWindow(cells: cells, dirty: dirty, stride: stride, words: words, bounds: bounds)
  }

  /// Adds all contours of an outline, which must be the only one in the window.
  func add(_ outline: FilledOutline) {
    EdgeAccumulator(window).add(outline)
    if outline.mayOverlap { resolution.resolver.resolve(outline, in: window) }
  }

  /// Converts a row of the window to spans of coverage and clears it.
  ///
  /// - Parameters:
  ///   - y: The device row.
  ///   - rule: The fill rule.
  ///   - line: The scanline to write to.
  ///   - origin: The column of the window's left edge in the scanline (default: its device column).
  /// - Returns: The number of spans written to `line`.
  func sweep(row y: Int, rule: FillRule, into line: CoverageScanline, from origin: Int? = nil) -> Int {
    window.row(y).spans(rule, into: line, from: origin ?? window.bounds.left)
  }
}

/// The cells of a window of pixels, for inner loops.
struct AccumulationWindow {
  /// Rows of `stride` cells: one per column of the window, and at least two more.
  let cells: UnsafeMutablePointer<Int32>
  /// Rows of `words` words with one bit per four cells.
  let dirty: UnsafeMutablePointer<UInt64>
  let stride: Int
  let words: Int
  let bounds: PixelRect

  /// All rows of cells.
  var allCells: CPixelsCells {
    CPixelsCells(
      cells: cells, dirty: dirty, stride: stride, words: words, rows: bounds.height, width: bounds.width)
  }

  /// Returns the cells of a device row.
  func row(_ y: Int) -> AccumulationRow {
    let row = y &- bounds.top
    return AccumulationRow(cells: cells + row &* stride, dirty: dirty + row &* words, words: words, width: bounds.width)
  }
}
