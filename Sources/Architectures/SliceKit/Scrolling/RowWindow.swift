/// The rows of a list that are on screen or near it, found by measuring rows from the anchor in both directions.
///
/// Heights are never estimated: a row that is not needed to fill the screen has no height. Nothing on screen therefore moves when
/// another row is measured for the first time.
struct RowWindow: Equatable {
  /// The positions of the measured rows in the list. They contain the anchor.
  var rows: Range<Int>
  /// The position of the row that determines the places of the others.
  var anchor: Int
  /// The top edge of the anchor, in points from the top of the screen.
  var y: Double

  /// Measures rows until the screen and its margins are filled.
  ///
  /// The anchor keeps its place, unless there would be a gap above the first row or below the last one. Then that row becomes the
  /// anchor, so that its place is exact. If all rows fit, the first one is at the top.
  ///
  /// - Parameters:
  ///   - anchor: The position of the anchor in the list.
  ///   - y: The top edge of the anchor, in points from the top of the screen.
  ///   - count: The number of rows in the list.
  ///   - height: The height of the screen, in points. It can be infinite.
  ///   - margin: The margin above and below the screen, in points.
  ///   - rowHeight: Returns the height of a row.
  init(
    around anchor: Int, y: Double, count: Int, height: Double, margin: Double, rowHeight: (Int) throws -> Double
  ) rethrows {
    /// The measured rows around a row, the top edge of the first and the bottom edge of the last one.
    func fill(_ anchor: Int, _ y: Double) throws -> (window: RowWindow, top: Double, bottom: Double) {
      var (first, top) = (anchor, y)
      while first > 0, top > -margin {
        first -= 1
        top -= try rowHeight(first)
      }
      var (end, bottom) = (anchor + 1, y + (try rowHeight(anchor)))
      while end < count, bottom < height + margin {
        bottom += try rowHeight(end)
        end += 1
      }
      return (RowWindow(rows: first..<end, anchor: anchor, y: y), top, bottom)
    }
    var (window, top, bottom) = try height.isFinite ? fill(anchor, y) : fill(0, 0)
    if window.rows.lowerBound == 0, top > 0 { (window, top, bottom) = try fill(0, 0) }
    if window.rows.upperBound == count, bottom < height, height.isFinite {
      (window, top, bottom) = try fill(count - 1, height - (try rowHeight(count - 1)))
      if window.rows.lowerBound == 0, top >= 0 { (window, top, bottom) = try fill(0, 0) }
    }
    self = window
  }

  private init(rows: Range<Int>, anchor: Int, y: Double) {
    self.rows = rows
    self.anchor = anchor
    self.y = y
  }
}
