/// A glyph's coverage: a byte a pixel, and once more as the blocks of four pixels that have any.
///
/// Most of a glyph's bounds is empty, in a pattern that no processor predicts. A list of what is not empty is drawn without
/// a question asked.
final class GlyphMask: @unchecked Sendable {
  /// Four pixels of a row, from the left top corner of the mask's bounds.
  struct Block {
    var x: Int32
    var y: Int32
    /// Their coverage, a byte each, the first in the lowest.
    var levels: UInt32
  }

  let coverage: CoverageMask
  /// All blocks, row by row.
  let blocks: UnsafePointer<Block>
  /// Where a row's blocks start; one more than there are rows.
  let rowStarts: UnsafePointer<Int32>
  /// The pixels that blocks reach: the mask's bounds, and up to three more columns.
  let blockBounds: PixelRect

  init(_ coverage: CoverageMask) {
    self.coverage = coverage
    let bounds = coverage.bounds
    let (width, height) = (bounds.width, bounds.height)
    var blocks: [Block] = []
    let rowStarts = UnsafeMutablePointer<Int32>.allocate(capacity: height + 1)
    for y in 0..<height {
      rowStarts[y] = Int32(blocks.count)
      let row = coverage.row(bounds.top + y)
      for x in stride(from: 0, to: width, by: 4) {
        var levels: UInt32 = 0
        for index in 0..<min(4, width - x) { levels |= UInt32(row[x + index]) << UInt32(index * 8) }
        if levels != 0 { blocks.append(Block(x: Int32(x), y: Int32(y), levels: levels)) }
      }
    }
    rowStarts[height] = Int32(blocks.count)
    let storage = UnsafeMutablePointer<Block>.allocate(capacity: max(1, blocks.count))
    storage.initialize(from: blocks, count: blocks.count)
    self.blocks = UnsafePointer(storage)
    self.rowStarts = UnsafePointer(rowStarts)
    blockBounds = PixelRect(
      left: bounds.left, top: bounds.top, right: bounds.left + (width + 3) & ~3, bottom: bounds.bottom)
  }

  /// The memory that the mask takes.
  var byteCount: Int {
    let blockCount = Int(rowStarts[coverage.bounds.height])
    return coverage.bounds.width * coverage.bounds.height + blockCount * MemoryLayout<Block>.stride
      + coverage.bounds.height * 4 + 256
  }

  deinit {
    blocks.deallocate()
    rowStarts.deallocate()
  }
}
