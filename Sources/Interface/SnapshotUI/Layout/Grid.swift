/// A container of rows with aligned columns.
///
/// A column is as wide as its widest cell. Columns share the proposed width like the views of a stack. A view outside a
/// ``GridRow`` is a row that spans all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid. A spacing of `nil` is 8 points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, columnGap: finite(horizontalSpacing ?? ViewSpacing.fallback),
      rowGap: finite(verticalSpacing ?? ViewSpacing.fallback))
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [try .container("Grid", layout: layout, stackAxis: nil, content: content, in: context)]
  }
}

/// A row of cells in a ``Grid``. Outside a grid, it adds its views one after another.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of cells. An alignment of `nil` is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let row = GridRowMark(alignment: alignment)
    return try context.elements(of: content).map { cell in
      var cell = cell
      cell.traits.gridRow = row
      return cell
    }
  }
}

/// The identity and the alignment that the cells of a row share.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// The values that a cell passes to its grid.
struct GridCell {
  static let mostColumns = 1000

  var columns = 1
  /// The axes along which the cell doesn't contribute to the size of its column or row.
  var unsizedAxes: Axis.Set = []
  /// The alignment of all cells in the cell's column.
  var columnAlignment: HorizontalAlignment?
  /// The anchor of the view in its cell.
  var anchor: UnitPoint?
}

nonisolated extension View {
  /// Sets the number of columns of its ``Grid`` that the view spans, from 1 to 1,000.
  public func gridCellColumns(_ count: Int) -> some View {
    let columns = min(max(1, count), GridCell.mostColumns)
    return changingTraits(
      reporting: columns == count
        ? nil : "invalid value for gridCellColumns: \(count); use 1 to \(GridCell.mostColumns)"
    ) { $0.gridCell.columns = columns }
  }
}
