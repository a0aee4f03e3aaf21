/// The cells of one row of a window, where edges add to them.
@frozen
public struct CellLine {
  public var cells: UnsafeMutablePointer<Int32>
  /// A bit for every four cells that may not be zero.
  @usableFromInline var dirty: UnsafeMutablePointer<UInt64>

  @inlinable @inline(__always)
  public init(cells: UnsafeMutablePointer<Int32>, dirty: UnsafeMutablePointer<UInt64>) {
    self.cells = cells
    self.dirty = dirty
  }

  /// Goes to the next row, a number of cells and of words on.
  @inlinable @inline(__always)
  public mutating func advance(by stride: Int, _ words: Int) {
    cells += stride
    dirty += words
  }

  /// Adds to a column's cell and the next one's.
  @inlinable @inline(__always)
  public func add(_ here: Int, _ next: Int, _ column: Int) {
    cells[column] &+= Int32(truncatingIfNeeded: here)
    cells[column &+ 1] &+= Int32(truncatingIfNeeded: next)
    mark(column)
    if column & 3 == 3 { mark(column &+ 1) }
  }

  /// The line as seen from one of its columns, for ``add(_:_:marking:)``.
  @inlinable @inline(__always)
  public func from(_ column: Int) -> CellLine { CellLine(cells: cells + column, dirty: dirty + column &>> 8) }

  /// Adds to the first cell and the next one, whose bits are those of a ``mask(_:)``.
  @inlinable @inline(__always)
  public func add(_ here: Int, _ next: Int, marking mask: UInt64) {
    cells[0] &+= Int32(truncatingIfNeeded: here)
    cells[1] &+= Int32(truncatingIfNeeded: next)
    dirty[0] |= mask
  }

  /// The bits of a column and the next one in their word, which is the same one except after each 256 columns.
  @inlinable @inline(__always)
  public static func mask(_ column: Int) -> UInt64 {
    1 &<< UInt64(column &>> 2 & 63) | 1 &<< UInt64((column &+ 1) &>> 2 & 63)
  }

  /// Adds to the cells of a column and the next two.
  ///
  /// - Parameter columns: 1 where the third counts, else 0.
  @inlinable @inline(__always)
  public func add(_ here: Int, _ next: Int, _ last: Int, _ column: Int, _ columns: Int) {
    cells[column] &+= Int32(truncatingIfNeeded: here)
    cells[column &+ 1] &+= Int32(truncatingIfNeeded: next)
    cells[column &+ 2] &+= Int32(truncatingIfNeeded: last)
    mark(column)
    mark(column &+ 1 &+ columns)
  }

  @inlinable @inline(__always)
  public func mark(_ column: Int) { dirty[column &>> 8] |= 1 &<< UInt64(column &>> 2 & 63) }

  @inlinable @inline(__always)
  public func mark(from first: Int, through last: Int) {
    var column = first
    while column <= last {
      mark(column)
      column = (column | 3) &+ 1
    }
  }
}
