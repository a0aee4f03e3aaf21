/// The layout of cells in columns and rows.
struct GridLayout: ElementLayout {
  var alignment: Alignment
  var columnGap: CGFloat
  var rowGap: CGFloat

  /// A cell and the columns that it spans.
  private struct Cell {
    var node: LayoutNode
    var columns: Range<Int>
    var traits: GridCell { node.element.traits.gridCell }
  }

  private struct Row {
    var cells: [Cell] = []
    var mark: GridRowMark?
    /// A view without a row spans all columns and doesn't contribute to their widths.
    var spansAll: Bool { mark == nil }
    var priority: Double { cells.map(\.node.priority).max() ?? 0 }
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let rows = rows(of: node)
    let widths = columnWidths(of: rows, in: proposal.width)
    let alignments = columnAlignments(of: rows, count: widths.count)
    let total = length(of: widths, gap: columnGap)
    func room(of cell: Cell, in row: Row) -> CGFloat {
      row.spansAll ? total : length(of: widths[cell.columns], gap: columnGap)
    }
    // The heights of the rows, shared like the widths of the columns.
    func height(of row: Row, offered: CGFloat?) -> AlignedSpan {
      var span = AlignedSpan()
      for cell in row.cells where !cell.traits.unsizedAxes.contains(.vertical) {
        let dimensions = cell.node.dimensions(ProposedViewSize(width: room(of: cell, in: row), height: offered))
        span.include(length: dimensions.height, guide: dimensions[row.mark?.alignment ?? alignment.vertical])
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
      for cell in row.cells {
        let left = row.spansAll ? 0 : length(of: widths[..<cell.columns.lowerBound], gap: columnGap, isOpen: true)
        let box = CGSize(width: room(of: cell, in: row), height: span.length)
        // With the final height of the row, flexible cells such as dividers and colors fill it.
        let isUnsized = cell.traits.unsizedAxes.contains(.vertical)
        let offered = ProposedViewSize(width: box.width, height: isUnsized ? span.length : offer ?? span.length)
        let dimensions = cell.node.dimensions(offered)
        let column = row.spansAll ? nil : alignments[cell.columns.lowerBound]
        let origin = origin(
          of: dimensions, in: box, span: span, anchor: cell.traits.anchor,
          aligned: Alignment(
            horizontal: column ?? alignment.horizontal, vertical: row.mark?.alignment ?? alignment.vertical))
        placements.append(
          Arrangement.Placement(
            origin: CGPoint(x: finite(left + origin.x), y: finite(top + origin.y)), proposal: offered))
        if row.spansAll, !cell.traits.unsizedAxes.contains(.horizontal) { widest = max(widest, dimensions.width) }
      }
      top += span.length + rowGap
    }
    return Arrangement(
      size: CGSize(width: widest, height: max(0, top - (rows.isEmpty ? 0 : rowGap))), placements: placements)
  }

  /// Returns the position of a view in its cell.
  private func origin(
    of dimensions: ViewDimensions, in box: CGSize, span: AlignedSpan, anchor: UnitPoint?, aligned alignment: Alignment
  ) -> CGPoint {
    if let anchor {
      return CGPoint(
        x: finite((box.width - dimensions.width) * anchor.x), y: finite((box.height - dimensions.height) * anchor.y))
    }
    return CGPoint(
      x: finite(ViewDimensions(box)[alignment.horizontal] - dimensions[alignment.horizontal]),
      y: span.start(ofGuide: dimensions[alignment.vertical]))
  }

  private func rows(of node: LayoutNode) -> [Row] {
    var rows: [Row] = []
    for child in node.children {
      let mark = child.element.traits.gridRow
      if mark == nil || mark !== rows.last?.mark { rows.append(Row(mark: mark)) }
      let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      let columns = first..<(first + child.element.traits.gridCell.columns)
      rows[rows.count - 1].cells.append(Cell(node: child, columns: columns))
    }
    return rows
  }

  private func columnAlignments(of rows: [Row], count: Int) -> [HorizontalAlignment?] {
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.lazy.filter({ !$0.spansAll }).flatMap(\.cells) {
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? cell.traits.columnAlignment
    }
    return alignments
  }

  private func columnWidths(of rows: [Row], in width: CGFloat?) -> [CGFloat] {
    let cells = rows.filter { !$0.spansAll }.flatMap(\.cells).filter { !$0.traits.unsizedAxes.contains(.horizontal) }
    let count = rows.filter { !$0.spansAll }.map { $0.cells.last?.columns.upperBound ?? 0 }.max() ?? 0
    var columns = [[Cell]](repeating: [], count: count)
    for cell in cells where cell.columns.count == 1 { columns[cell.columns.lowerBound].append(cell) }
    func widest(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      columns[column].reduce(0) { max($0, $1.node.size(ProposedViewSize(width: offer, height: nil)).width) }
    }
    let spanning = cells.filter { $0.columns.count > 1 }.sorted { $0.columns.count < $1.columns.count }
    let priorities = columns.map { $0.map(\.node.priority).max() ?? 0 }
    let offers = offers(count, in: width, gap: columnGap, priorities: priorities) { column, offer in
      // A column that contains only spanning cells shrinks to its share of what they need.
      guard columns[column].isEmpty else { return widest(column, offer) }
      return spanning.filter { $0.columns.contains(column) }.reduce(0) { most, cell in
        let whole = offer.map { $0 * CGFloat(cell.columns.count) }
        let taken = cell.node.size(ProposedViewSize(width: whole, height: nil)).width
        return max(most, taken / CGFloat(cell.columns.count))
      }
    }
    var widths = offers.enumerated().map { widest($0.offset, $0.element) }
    for cell in spanning { widen(&widths, for: cell, in: offers) }
    return widths
  }

  /// Distributes the missing length of a spanning cell equally among its columns.
  private func widen(_ widths: inout [CGFloat], for cell: Cell, in offers: [CGFloat?]) {
    let gaps = columnGap * CGFloat(cell.columns.count - 1)
    let offered = offers[cell.columns].reduce(CGFloat?.some(gaps)) { sum, offer in
      sum.flatMap { sum in offer.map { sum + $0 } }
    }
    let wanted = cell.node.size(ProposedViewSize(width: offered, height: nil)).width
    let lacking = wanted - length(of: widths[cell.columns], gap: columnGap)
    guard lacking > 0, lacking.isFinite else { return }
    for column in cell.columns { widths[column] += lacking / CGFloat(cell.columns.count) }
  }

  /// Returns the length of adjacent columns with the gaps between them and, if `isOpen`, the gap after them.
  private func length(of lengths: some Collection<CGFloat>, gap: CGFloat, isOpen: Bool = false) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - (isOpen ? 0 : 1)))
  }

  /// Returns the proposals to the columns or rows; `nil` if the proposal to the grid is `nil`.
  private func offers(
    _ count: Int, in length: CGFloat?, gap: CGFloat, priorities: [Double], measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat?] {
    guard let length, count > 0 else { return Array(repeating: nil, count: count) }
    return withoutActuallyEscaping(measure) { measure in
      LengthDistribution(priorities: priorities, measure: { measure($0, $1) })
        .shares(of: length - gap * CGFloat(count - 1))
    }
  }
}
