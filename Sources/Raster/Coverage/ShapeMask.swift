/// The coverage of a glyph or of another small shape: a byte a pixel, and once more as the blocks of four pixels that have
/// any.
///
/// Most of a glyph's bounds is empty, in a pattern that no processor predicts. A list of what is not empty is drawn without
/// a question asked. What is wholly covered over some length is kept apart, since an opaque colour only has to be stored
/// there.
final class ShapeMask: @unchecked Sendable {
  /// Four pixels of a row, from the left top corner of the mask's bounds.
  struct Block {
    var x: Int32
    var y: Int32
    /// Their coverage, a byte each, the first in the lowest.
    var levels: UInt32
  }

  /// Wholly covered pixels of a row.
  struct Run {
    var x: Int32
    var y: Int32
    /// A multiple of four.
    var count: Int32
  }

  let coverage: CoverageMask
  /// All blocks, row by row, without those of runs.
  let blocks: RowList<Block>
  let runs: RowList<Run>
  /// The pixels that blocks reach: the mask's bounds, and up to three more columns.
  let blockBounds: PixelRect

  /// Fewer covered blocks on end than these are no run: what a run saves is lost where it begins.
  private static let shortestRun = 4

  init(_ coverage: CoverageMask) {
    self.coverage = coverage
    let bounds = coverage.bounds
    let (width, height) = (bounds.width, bounds.height)
    var blocks: [Block] = []
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
        if levels != 0 { blocks.append(Block(x: Int32(x), y: Int32(y), levels: levels)) }
        if levels == .max { covered += 1 }
      }
      endRun(at: (width + 3) & ~3)
    }
    self.blocks = RowList(blocks, starts: blockStarts)
    self.runs = RowList(runs, starts: runStarts)
    blockBounds = PixelRect(
      left: bounds.left, top: bounds.top, right: bounds.left + (width + 3) & ~3, bottom: bounds.bottom)
  }

  /// The memory that the mask takes.
  var byteCount: Int { coverage.bounds.width * coverage.bounds.height + blocks.byteCount + runs.byteCount + 256 }
}

/// Elements row by row, in memory that is read without checks.
final class RowList<Element> {
  private let elements: UnsafeMutablePointer<Element>
  /// Where a row's elements start; one more than there are rows.
  private let starts: UnsafeMutablePointer<Int32>
  private let rows: Int

  init(_ elements: [Element], starts: [Int32]) {
    rows = starts.count
    self.elements = .allocate(capacity: max(1, elements.count))
    self.elements.initialize(from: elements, count: elements.count)
    self.starts = .allocate(capacity: rows + 1)
    self.starts.initialize(from: starts + [Int32(elements.count)], count: rows + 1)
  }

  deinit {
    elements.deinitialize(count: Int(starts[rows]))
    elements.deallocate()
    starts.deallocate()
  }

  /// The elements of some rows.
  @inline(__always)
  func rows(_ top: Int, _ bottom: Int) -> UnsafeBufferPointer<Element> {
    let first = Int(starts[top])
    return UnsafeBufferPointer(start: elements + first, count: Int(starts[bottom]) - first)
  }

  var byteCount: Int { Int(starts[rows]) * MemoryLayout<Element>.stride + rows * 4 }
}
