/// A view in every configuration of a matrix in one picture, with labels: one row per combination of the first axes,
/// one column per value of the last axis.
///
///     ContactSheet(of: LoginScreen(), across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
///
/// Excluded configurations stay empty.
public struct ContactSheet<Content: Drawable>: Drawable {
  /// The view in all configurations.
  public var content: Content
  /// The matrix of configurations.
  public var matrix: Matrix
  /// The scale at which configurations are drawn.
  public var cellScale: CGFloat

  /// Creates a contact sheet of a view across a matrix.
  public init(of content: Content, across matrix: Matrix, cellScale: CGFloat = 0.5) {
    self.content = content
    self.matrix = matrix
    self.cellScale = cellScale
  }

  private struct Cell {
    var row: String
    var column: String
    var list: DisplayList
  }

  /// - Throws: Errors of drawing a configuration, and ``ViewError/Reason/unusableSize(path:width:height:)`` for an
  ///   empty matrix.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    let (gap, labelHeight) = (SheetStyle.gap, SheetStyle.labelHeight)
    let scale = SheetStyle.usable(cellScale)
    let cells = try matrix.cells.map { cell in
      let names = cell.coordinates.map(\.value)
      return Cell(
        row: names.dropLast().joined(separator: " · "), column: names.last ?? "",
        list: try SheetStyle.displayList(of: content, in: cell.context))
    }
    guard !cells.isEmpty else { throw ViewError(.unusableSize(path: "ContactSheet", width: 0, height: 0)) }
    let rows = cells.map(\.row).inOrderOfAppearance
    let columns = cells.map(\.column).inOrderOfAppearance
    let widths = columns.map { column in cells.filter { $0.column == column }.map(\.list.size.width).max() ?? 0 }
      .map { $0 * scale }
    let heights = rows.map { row in cells.filter { $0.row == row }.map(\.list.size.height).max() ?? 0 }
      .map { $0 * scale }
    let rowLabel = rows == [""] ? 0 : labelHeight
    let size = CGSize(
      width: widths.reduce(gap) { $0 + $1 + gap },
      height: heights.reduce(gap + labelHeight) { $0 + rowLabel + $1 + gap })
    return try DisplayList(recording: size) { canvas in
      SheetStyle.fillBackground(of: size, in: &canvas)
      var x = gap
      for (column, width) in zip(columns, widths) {
        try canvas.replay(SheetStyle.label(column, width: width, in: context), at: CGPoint(x: x, y: gap / 2))
        x += width + gap
      }
      var y = gap / 2 + labelHeight
      for (row, height) in zip(rows, heights) {
        if !row.isEmpty {
          let label = try SheetStyle.label(row, width: size.width - 2 * gap, in: context)
          canvas.replay(label, at: CGPoint(x: gap, y: y))
          y += rowLabel
        }
        x = gap
        for (column, width) in zip(columns, widths) {
          if let cell = cells.first(where: { $0.row == row && $0.column == column }) {
            SheetStyle.draw(cell.list, at: CGPoint(x: x, y: y), scale: scale, in: &canvas)
          }
          x += width + gap
        }
        y += height + gap
      }
    }
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
