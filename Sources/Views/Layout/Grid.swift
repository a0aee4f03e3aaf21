/// Views in rows whose columns line up.
///
/// A column is as wide as its widest cell, and columns share what the grid is offered as the views of a stack do. A view
/// that stands in no ``GridRow`` takes a row of its own across all columns.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, columnGap: horizontalSpacing ?? ViewSpacing.fallback,
      rowGap: verticalSpacing ?? ViewSpacing.fallback)
    self.content = content()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [try .container("Grid", layout: layout, stackAxis: nil, content: content, in: context)]
  }
}

/// The cells of one row of a ``Grid``. Outside of a grid its views stand alone.
public struct GridRow<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let row = GridRowMark()
    return try context.elements(of: content).map { cell in
      var cell = cell
      cell.traits.gridRow = row
      return cell
    }
  }
}

/// What the cells of one row have in common.
final class GridRowMark {}

/// Lays cells out in columns and rows.
struct GridLayout: ElementLayout {
  var alignment: Alignment
  var columnGap: CGFloat
  var rowGap: CGFloat

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let rows = rows(of: node)
    let widths = columnWidths(of: rows, in: proposal.width)
    let total = widths.reduce(0, +) + columnGap * CGFloat(max(0, widths.count - 1))
    func width(of cell: Int, in row: Row) -> CGFloat { row.spansAll ? total : widths[cell] }

    // What rows take of an offered height, as columns did of the width.
    func height(of row: Row, offered: CGFloat?) -> AlignedSpan {
      var span = AlignedSpan()
      for (index, cell) in row.cells.enumerated() {
        let dimensions = cell.dimensions(
          ProposedViewSize(width: width(of: index, in: row), height: offered))
        span.include(length: dimensions.height, guide: dimensions[alignment.vertical])
      }
      return span
    }
    let offers = offers(
      rows.count, in: proposal.height, gap: rowGap, priorities: rows.map(\.priority),
      measure: { height(of: rows[$0], offered: $1).length })

    var placements: [Arrangement.Placement] = []
    var top: CGFloat = 0
    var widest = total
    for (row, offer) in zip(rows, offers) {
      let span = height(of: row, offered: offer)
      var left: CGFloat = 0
      for (index, cell) in row.cells.enumerated() {
        let room = width(of: index, in: row)
        // The final height of the row lets cells such as dividers and colours fill it.
        let proposal = ProposedViewSize(width: room, height: offer ?? span.length)
        let dimensions = cell.dimensions(proposal)
        let box = ViewDimensions(CGSize(width: room, height: span.length))
        placements.append(
          Arrangement.Placement(
            origin: CGPoint(
              x: finite(left + box[alignment.horizontal] - dimensions[alignment.horizontal]),
              y: finite(top + span.start(ofGuide: dimensions[alignment.vertical]))),
            proposal: proposal))
        if row.spansAll { widest = max(widest, dimensions.width) }
        left += room + columnGap
      }
      top += span.length + rowGap
    }
    return Arrangement(
      size: CGSize(width: widest, height: max(0, top - (rows.isEmpty ? 0 : rowGap))), placements: placements)
  }

  private struct Row {
    var cells: [LayoutNode]
    var spansAll: Bool

    var priority: Double { cells.map(\.priority).max() ?? 0 }
  }

  private func rows(of node: LayoutNode) -> [Row] {
    var rows: [Row] = []
    var current: GridRowMark?
    for cell in node.children {
      let mark = cell.element.traits.gridRow
      if let mark, mark === current {
        rows[rows.count - 1].cells.append(cell)
      } else {
        rows.append(Row(cells: [cell], spansAll: mark == nil))
      }
      current = mark
    }
    return rows
  }

  private func columnWidths(of rows: [Row], in width: CGFloat?) -> [CGFloat] {
    let rows = rows.filter { !$0.spansAll }
    let columns = (0..<(rows.map(\.cells.count).max() ?? 0)).map { column in
      rows.compactMap { column < $0.cells.count ? $0.cells[column] : nil }
    }
    func widest(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      columns[column].reduce(0) { max($0, $1.size(ProposedViewSize(width: offer, height: nil)).width) }
    }
    let offers = offers(
      columns.count, in: width, gap: columnGap,
      priorities: columns.map { $0.map(\.priority).max() ?? 0 }, measure: widest)
    return offers.enumerated().map { widest($0.offset, $0.element) }
  }

  /// What each column or row is offered; nothing where the grid itself is not.
  private func offers(
    _ count: Int, in length: CGFloat?, gap: CGFloat, priorities: [Double], measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat?] {
    guard let length, count > 0 else { return Array(repeating: nil, count: count) }
    return withoutActuallyEscaping(measure) { measure in
      RoomSharing(priorities: priorities, measure: { measure($0, $1) })
        .shares(of: length - gap * CGFloat(count - 1))
    }
  }
}
