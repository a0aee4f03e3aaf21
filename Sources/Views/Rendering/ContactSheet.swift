/// A view in every cell of a matrix, in one picture: a row for each combination of the first axes, a column for each
/// value of the last one, with labels.
///
///     ContactSheet(of: LoginScreen(), across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
///
/// A cell that is excluded stays empty.
public struct ContactSheet<Content: Drawable>: Drawable {
  /// The view in the cells.
  public var content: Content
  /// The matrix whose cells the sheet shows.
  public var matrix: Matrix
  /// How large cells are drawn, as a factor.
  public var cellScale: CGFloat

  private let gap: CGFloat = 16
  private let labelHeight: CGFloat = 18

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

  /// - Throws: What drawing a cell throws, and ``ViewError/Reason/unusableSize(path:width:height:)`` for a matrix without
  ///   cells.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    let scale = cellScale > 0 && cellScale.isFinite ? cellScale : 1
    let cells = try matrix.cells.map { cell in
      let names = cell.coordinates.map(\.value)
      var context = cell.context
      if context.background.color(in: context.colorScheme) == nil { context.background = .system }
      return Cell(
        row: names.dropLast().joined(separator: " · "), column: names.last ?? "",
        list: try content.displayList(in: context).onBackground(of: context))
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
      // The last row and column of pixels may reach beyond the sheet by less than a point.
      canvas.fill(Path(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)), with: RGBA(0xE5E5EA))
      var x = gap
      for (column, width) in zip(columns, widths) {
        try canvas.replay(label(column, width: width, in: context), at: CGPoint(x: x, y: gap / 2))
        x += width + gap
      }
      var y = gap / 2 + labelHeight
      for (row, height) in zip(rows, heights) {
        if !row.isEmpty {
          try canvas.replay(label(row, width: size.width - 2 * gap, in: context), at: CGPoint(x: gap, y: y))
          y += rowLabel
        }
        x = gap
        for (column, width) in zip(columns, widths) {
          if let cell = cells.first(where: { $0.row == row && $0.column == column }) {
            let frame = CGRect(x: x, y: y, width: cell.list.size.width * scale, height: cell.list.size.height * scale)
            // A cell's edges may lie between pixels, where a background that is cut off twice would be paler.
            var list = cell.list
            if let background = list.takeBackground() { canvas.fill(Path(frame), with: background) }
            canvas.replay(list, at: frame.origin, scale: scale)
          }
          x += width + gap
        }
        y += height + gap
      }
    }
  }

  /// A label on one line, no wider than what it names.
  private func label(_ text: String, width: CGFloat, in context: RenderContext) throws -> DisplayList {
    var plain = RenderContext(width: max(1, width), displayScale: context.displayScale, fonts: context.fonts)
    plain.layoutDirection = .leftToRight
    return try Text(text).font(.system(size: 11, weight: .medium)).foregroundColor(Color(RGBA(0x48484A))).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading).displayList(in: plain)
  }
}

extension DisplayList {
  /// What a closure draws that may throw.
  init(recording size: CGSize, _ draw: (inout Canvas) throws -> Void) rethrows {
    var canvas = Canvas(size: size)
    try draw(&canvas)
    self = canvas.displayList
  }
}

extension Canvas {
  /// Draws what was recorded before, at a point and no farther than its own size.
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
  /// Each text once, where it came first.
  fileprivate var inOrderOfAppearance: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
