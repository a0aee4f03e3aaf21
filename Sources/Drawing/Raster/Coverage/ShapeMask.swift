import CRasterPixels

/// The coverage of a glyph or another small shape: one byte per pixel, and a list of its nonempty blocks of four
/// pixels.
///
/// Most of a glyph's bounds is empty, in a pattern that branches predict badly; a list of nonempty blocks needs no
/// branches. Runs of full coverage are listed separately, because an opaque color only needs to be stored there.
///
/// `@unchecked Sendable`: immutable after initialization.
final class ShapeMask: @unchecked Sendable {
  /// Fully covered pixels of a row.
  struct Run {
    var x: Int32
    var y: Int32
    /// A multiple of 4.
    var count: Int32
  }

  let coverage: CoverageMask
  /// The bounds of the coverage. What drawing reads of most masks is in this object and in its list of blocks, because each
  /// further object is likely to be missing from the cache.
  let bounds: PixelRect
  /// All blocks in row order, except those of runs.
  let blocks: RowList<CPixelsBlock>
  let runs: RowList<Run>
  /// The bounds of all blocks: the mask's bounds and up to three more columns.
  var blockBounds: PixelRect {
    PixelRect(
      left: bounds.left, top: bounds.top, right: bounds.left + (bounds.width + 3) & ~3, bottom: bounds.bottom)
  }

  /// Shorter sequences of full blocks are not worth a run.
  private static let shortestRun = 4

  init(_ coverage: CoverageMask) {
    self.coverage = coverage
    bounds = coverage.bounds
    let (width, height) = (bounds.width, bounds.height)
    var blocks: [CPixelsBlock] = []
    var runs: [Run] = []
    var blockStarts: [Int32] = []
    var runStarts: [Int32] = []
    for y in 0..<height {
      blockStarts.append(Int32(blocks.count))
      runStarts.append(Int32(runs.count))
      let row = coverage.row(bounds.top + y)
      var covered = 0
      func endRun(at x: Int) {
        if covered >= Self.shortestRun {
          blocks.removeLast(covered)
          runs.append(Run(x: Int32(x - covered * 4), y: Int32(y), count: Int32(covered * 4)))
        }
        covered = 0
      }
      for x in stride(from: 0, to: width, by: 4) {
        var levels: UInt32 = 0
        for index in 0..<min(4, width - x) { levels |= UInt32(row[x + index]) << UInt32(index * 8) }
        if levels != .max { endRun(at: x) }
        if levels != 0 {
          blocks.append(
            CPixelsBlock(x: UInt16(truncatingIfNeeded: x), y: UInt16(truncatingIfNeeded: y), levels: levels))
        }
        if levels == .max { covered += 1 }
      }
      endRun(at: (width + 3) & ~3)
    }
    self.blocks = RowList(blocks, starts: blockStarts)
    self.runs = RowList(runs, starts: runStarts)
  }

  /// Begins to load a mask that is drawn soon, without reading it.
  @inline(__always)
  static func prefetch(_ mask: Unmanaged<ShapeMask>) {
    CPixelsPrefetch(mask.toOpaque())
    CPixelsPrefetch(mask.toOpaque() + 64)
  }

  deinit {
    blocks.deallocate()
    runs.deallocate()
  }

  /// The memory size of the mask.
  var byteCount: Int { bounds.width * bounds.height + blocks.byteCount + runs.byteCount + 256 }
}

/// Elements grouped by row, in memory without bounds checks.
struct RowList<Element: BitwiseCopyable> {
  /// The index of each row's first element, and the total count. The elements follow in the same allocation, because
  /// each further one is likely to be missing from the cache.
  private let starts: UnsafeMutablePointer<Int32>
  private let rows: Int32
  private let count: Int32

  init(_ elements: [Element], starts: [Int32]) {
    rows = Int32(starts.count)
    count = Int32(elements.count)
    let size = Self.offset(rows: starts.count) + elements.count * MemoryLayout<Element>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    self.starts = memory.bindMemory(to: Int32.self, capacity: starts.count + 1)
    self.starts.initialize(from: starts + [count], count: starts.count + 1)
    (memory + Self.offset(rows: starts.count)).bindMemory(to: Element.self, capacity: elements.count)
      .initialize(from: elements, count: elements.count)
  }

  /// The offset of the elements in bytes.
  @inline(__always)
  private static func offset(rows: Int) -> Int { ((rows + 1) * 4 + 7) & ~7 }

  @inline(__always)
  private var elements: UnsafePointer<Element> {
    UnsafeRawPointer(UnsafeRawPointer(starts) + Self.offset(rows: Int(rows))).assumingMemoryBound(to: Element.self)
  }

  /// Begins to load the rows and the first elements. Processors predict that the following ones are read.
  @inline(__always)
  func prefetch() {
    let start = UnsafeRawPointer(starts)
    for line in 0..<6 { CPixelsPrefetch(start + line * 64) }
  }

  func deallocate() { starts.deallocate() }

  /// Returns the elements of a range of rows.
  @inline(__always)
  func rows(_ top: Int, _ bottom: Int) -> UnsafeBufferPointer<Element> {
    // Nothing is read if all or no elements are returned.
    if top == 0, bottom == rows { return UnsafeBufferPointer(start: elements, count: Int(count)) }
    if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let first = Int(starts[top])
    return UnsafeBufferPointer(start: elements + first, count: Int(starts[bottom]) - first)
  }

  var byteCount: Int { Int(count) * MemoryLayout<Element>.stride + Int(rows) * 4 }
}
