/// One row of an accumulation buffer, to which edges add coverage.
@frozen
@usableFromInline
package struct AccumulationLine {
  @usableFromInline package var cells: UnsafeMutablePointer<Int32>
  /// One bit per four cells; set if they may be nonzero.
  @usableFromInline var dirty: UnsafeMutablePointer<UInt64>

  @inlinable @inline(__always)
  package init(cells: UnsafeMutablePointer<Int32>, dirty: UnsafeMutablePointer<UInt64>) {
    self.cells = cells
    self.dirty = dirty
  }

  /// Moves to the next row, which is `stride` cells and `words` words ahead.
  @inlinable @inline(__always)
  package mutating func advance(by stride: Int, _ words: Int) {
    cells += stride
    dirty += words
  }

  /// Adds to the cells of a column and of the next column.
  @inlinable @inline(__always)
  package func add(_ here: Int, _ next: Int, _ column: Int) {
    cells[column] &+= Int32(truncatingIfNeeded: here)
    cells[column &+ 1] &+= Int32(truncatingIfNeeded: next)
    mark(column)
    if column & 3 == 3 { mark(column &+ 1) }
  }

  /// Returns the line starting at a column, for ``add(_:_:marking:)``.
  @inlinable @inline(__always)
  package func from(_ column: Int) -> AccumulationLine {
    AccumulationLine(cells: cells + column, dirty: dirty + column &>> 8)
  }

  /// Adds to the first two cells and sets the bits of ``mask(_:)``.
  @inlinable @inline(__always)
  package func add(_ here: Int, _ next: Int, marking mask: UInt64) {
    cells[0] &+= Int32(truncatingIfNeeded: here)
    cells[1] &+= Int32(truncatingIfNeeded: next)
    dirty[0] |= mask
  }

  /// Returns the bits of a column and the next one in their word. They share a word unless `column` is the last of 256.
  @inlinable @inline(__always)
  package static func mask(_ column: Int) -> UInt64 {
    1 &<< UInt64(column &>> 2 & 63) | 1 &<< UInt64((column &+ 1) &>> 2 & 63)
  }

  /// Adds to the cells of a column and the next two columns.
  ///
  /// - Parameters:
  ///   - here: The value to add to the first cell.
  ///   - next: The value to add to the second cell.
  ///   - last: The value to add to the third cell.
  ///   - column: The first column.
  ///   - columns: 1 if the third cell changes, otherwise 0.
  @inlinable @inline(__always)
  package func add(_ here: Int, _ next: Int, _ last: Int, _ column: Int, _ columns: Int) {
    cells[column] &+= Int32(truncatingIfNeeded: here)
    cells[column &+ 1] &+= Int32(truncatingIfNeeded: next)
    cells[column &+ 2] &+= Int32(truncatingIfNeeded: last)
    mark(column)
    mark(column &+ 1 &+ columns)
  }

  @inlinable @inline(__always)
  package func mark(_ column: Int) { dirty[column &>> 8] |= 1 &<< UInt64(column &>> 2 & 63) }

  @inlinable @inline(__always)
  package func mark(from first: Int, through last: Int) {
    var column = first
    while column <= last {
      mark(column)
      column = (column | 3) &+ 1
    }
  }
}
