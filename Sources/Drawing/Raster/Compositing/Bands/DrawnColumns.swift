/// The columns of each row of a band's buffer that may differ from a background, which all others have.
///
/// A buffer is used for many bands of a picture, and most of their pixels are often background. Only the columns that the previous
/// band drew need it again.
struct DrawnColumns {
  /// The background, or `nil` if all columns may differ from it.
  private(set) var background: PremultipliedPixel?
  private let height: Int
  /// The columns that were drawn in all rows, and the other ones of each row.
  private var ofBand = Columns()
  private let ofRows: UnsafeMutablePointer<Columns>

  private struct Columns: Equatable {
    var first = Int32.max
    var end = Int32.min

    func contains(_ columns: Columns) -> Bool { columns.first >= first && columns.end <= end }

    func union(_ columns: Columns) -> Columns {
      Columns(first: min(first, columns.first), end: max(end, columns.end))
    }
  }

  /// - Parameter height: The number of rows of a band.
  init(height: Int) {
    self.height = height
    ofRows = .allocate(capacity: height)
  }

  func deallocate() { ofRows.deallocate() }

  /// The columns of the buffer's first `count` rows, each with as many rows as have the same ones.
  func forEachPart(of count: Int, _ body: (_ rows: Range<Int>, _ columns: Range<Int>) -> Void) {
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, ofRows[end] == ofRows[start] { end += 1 }
      let columns = ofRows[start].union(ofBand)
      if columns.first < columns.end { body(start..<end, Int(columns.first)..<Int(columns.end)) }
      start = end
    }
  }

  /// Begins a band, in which all columns have a background, or any color if it is `nil`.
  mutating func begin(_ background: PremultipliedPixel?) {
    self.background = background
    guard background != nil else { return }
    ofBand = Columns()
    ofRows.update(repeating: Columns(), count: height)
  }

  /// Adds pixels that are drawn in rows of the buffer.
  mutating func add(_ columns: Range<Int>, rows: Range<Int>) {
    if background == nil || rows.isEmpty { return }
    let columns = Columns(
      first: Int32(truncatingIfNeeded: columns.lowerBound), end: Int32(truncatingIfNeeded: columns.upperBound))
    if ofBand.contains(columns) { return }
    if rows.count == height {
      ofBand = ofBand.union(columns)
    } else {
      for row in rows { ofRows[row] = ofRows[row].union(columns) }
    }
  }
}
