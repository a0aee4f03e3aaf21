/// A view in every configuration of a matrix in one picture, with labels: one row per combination of the first axes,
/// one column per value of the last axis.
///
///     ContactSheet(of: LoginScreen(), across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
///
/// Excluded configurations stay empty.
package struct ContactSheet<Content: Drawable>: Drawable {
  /// The view in all configurations.
  package var content: Content
  /// The matrix of configurations.
  package var matrix: Matrix
  /// The scale at which configurations are drawn.
  package var cellScale: CGFloat

  /// Creates a contact sheet of a view across a matrix.
  package init(of content: Content, across matrix: Matrix, cellScale: CGFloat = 0.5) {
    self.content = content
    self.matrix = matrix
    self.cellScale = cellScale
  }

  private struct Cell {
    var row: String
    var column: String
    var context: RenderContext
    var list: DisplayList
  }

  /// - Throws: Errors of drawing a configuration, and ``ViewError/Reason/unusableSize(path:width:height:)`` for an
  ///   empty matrix.
  package func displayList(in context: RenderContext) throws -> DisplayList { try sheet(in: context).displayList }

  /// Returns the drawing, and where it shows which configuration.
  package func sheet(in context: RenderContext) throws -> (displayList: DisplayList, cells: [SheetCell]) {
    let (gap, labelHeight) = (SheetStyle.gap, SheetStyle.labelHeight)
    let scale = SheetStyle.usable(cellScale)
    let cells = try matrix.cells.map { cell in
      let names = cell.coordinates.map(\.value)
      let context = SheetStyle.cellContext(cell.context)
      return Cell(
        row: names.dropLast().joined(separator: " · "), column: names.last ?? "", context: context,
        list: try SheetStyle.displayList(of: content, in: context))
    }
    guard !cells.isEmpty else { throw ViewError(.unusableSize(path: "ContactSheet", width: 0, height: 0)) }
    let rows = cells.map(\.row).inOrderOfAppearance
    let columns = cells.map(\.column).inOrderOfAppearance
    let table = rows.map { row in
      columns.map { column in cells.first { $0.row == row && $0.column == column } }
    }
    let rowLabel = rows == [""] ? 0 : labelHeight
    let grid = GridArrangement(
      table.map { $0.map { $0.map { SheetStyle.size(of: $0.list, scale: scale) } } },
      origin: CGPoint(x: gap, y: gap / 2 + labelHeight), gap: gap, headingHeights: rows.map { _ in rowLabel })
    let size = CGSize(width: grid.end.x, height: grid.end.y + gap / 2)
    var places: [SheetCell] = []
    let list = try DisplayList(recording: size) { canvas in
      SheetStyle.fillBackground(of: size, in: &canvas)
      for (name, column) in zip(columns, grid.columns) {
        let label = try SheetStyle.label(name, width: column.width, in: context)
        canvas.replay(label, at: CGPoint(x: column.x, y: gap / 2))
      }
      for (name, (row, cells)) in zip(rows, zip(grid.rows, table)) {
        if !name.isEmpty {
          let label = try SheetStyle.label(name, width: size.width - 2 * gap, in: context)
          canvas.replay(label, at: CGPoint(x: gap, y: row.headingY))
        }
        for (cell, column) in zip(cells, grid.columns) {
          guard let cell else { continue }
          let origin = CGPoint(x: column.x, y: row.y)
          SheetStyle.draw(cell.list, at: origin, scale: scale, in: &canvas)
          places.append(SheetCell(context: cell.context, origin: origin, scale: scale))
        }
      }
    }
    return (list, places)
  }
}

extension DisplayList {
  /// Records the drawing of a throwing closure.
  init(recording size: CGSize, _ draw: (inout DisplayListRecorder) throws -> Void) rethrows {
    var canvas = DisplayListRecorder(size: size)
    try draw(&canvas)
    self = canvas.displayList
  }
}

extension DisplayListRecorder {
  /// Draws a recorded drawing at a point, clipped to its size.
  mutating func replay(_ list: DisplayList, at origin: CGPoint, scale: CGFloat = 1) {
    saved { canvas in
      canvas.translate(x: origin.x, y: origin.y)
      if scale != 1 { canvas.scale(x: scale, y: scale) }
      canvas.clip(to: Path(CGRect(origin: .zero, size: list.size)))
      for item in list.items { canvas.record(item.operation) }
    }
  }
}

extension [String] {
  /// The distinct texts in their order.
  fileprivate var inOrderOfAppearance: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
