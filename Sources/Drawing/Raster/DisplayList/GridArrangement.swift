import Foundation

/// The positions of cells in rows and columns: a column is as wide as its widest cell, a row as tall as its tallest one,
/// and each row can have a heading above it. Contact sheets of all kinds are arranged by it.
package struct GridArrangement: Sendable {
  /// A row, in points from the top of the drawing.
  package struct Row: Sendable {
    /// The top of the heading, which is that of the row without one.
    package var headingY: CGFloat
    /// The top of the cells.
    package var y: CGFloat
    package var height: CGFloat
  }

  /// A column, in points from the left edge of the drawing.
  package struct Column: Sendable {
    package var x: CGFloat
    package var width: CGFloat
  }

  package private(set) var columns: [Column] = []
  package private(set) var rows: [Row] = []
  /// The end of the last column and row, each followed by a gap.
  package private(set) var end: CGPoint

  /// Arranges cells.
  ///
  /// - Parameters:
  ///   - cells: The sizes of the cells by row. A row can be shorter than others; `nil` is an empty cell.
  ///   - origin: The top left corner of the first row with its heading.
  ///   - gap: The distance between cells, and between the last cells and ``end``.
  ///   - columnWidths: The smallest width of each column, such as that of its title; zero for columns beyond the last one.
  ///   - rowHeights: The smallest height of each row; zero for rows beyond the last one.
  ///   - headingHeights: The height of the heading of each row; zero for rows beyond the last one.
  package init(
    _ cells: [[CGSize?]], origin: CGPoint, gap: CGFloat, columnWidths: [CGFloat] = [], rowHeights: [CGFloat] = [],
    headingHeights: [CGFloat] = []
  ) {
    end = origin
    for column in 0..<max(columnWidths.count, cells.map(\.count).max() ?? 0) {
      let widest = cells.compactMap { $0.indices.contains(column) ? $0[column]?.width : nil }.max() ?? 0
      let width = max(widest, columnWidths.indices.contains(column) ? columnWidths[column] : 0)
      columns.append(Column(x: end.x, width: width))
      end.x += width + gap
    }
    for (row, sizes) in cells.enumerated() {
      let tallest = sizes.compactMap { $0?.height }.max() ?? 0
      let height = max(tallest, rowHeights.indices.contains(row) ? rowHeights[row] : 0)
      let heading = headingHeights.indices.contains(row) ? headingHeights[row] : 0
      rows.append(Row(headingY: end.y, y: end.y + heading, height: height))
      end.y += heading + height + gap
    }
  }
}
