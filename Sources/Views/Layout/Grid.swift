/// Views in rows whose columns line up.
///
/// A column is as wide as its widest cell, and columns share what the grid is offered as the views of a stack do. A view
/// that stands in no ``GridRow`` takes a row of its own across all columns.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid. Spacing is in points; `nil` for the default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, columnGap: finite(horizontalSpacing ?? ViewSpacing.fallback),
      rowGap: finite(verticalSpacing ?? ViewSpacing.fallback))
    self.content = content()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [try .container("Grid", layout: layout, stackAxis: nil, content: content, in: context)]
  }
}

/// The cells of one row of a ``Grid``. Outside of a grid its views stand alone.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of a grid; `nil` uses the grid's vertical alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let row = GridRowMark(alignment: alignment)
    return try context.elements(of: content).map { cell in
      var cell = cell
      cell.traits.gridRow = row
      return cell
    }
  }
}

/// What the cells of one row have in common.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What a cell tells its grid.
struct GridCell {
  static let mostColumns = 1000

  var columns = 1
  /// The axes along which the cell takes what the others need, and asks for nothing itself.
  var unsizedAxes: Axis.Set = []
  /// How all cells of the cell's column stand.
  var columnAlignment: HorizontalAlignment?
  /// The point of the cell's own view that meets the same point of its room.
  var anchor: UnitPoint?
}

extension View {
  /// How many columns of its ``Grid`` the view takes, from 1 to 1,000.
  public func gridCellColumns(_ count: Int) -> some View {
    let columns = min(max(1, count), GridCell.mostColumns)
    return changingTraits(
      reporting: columns == count ? nil : "gridCellColumns cannot use \(count); use 1 to \(GridCell.mostColumns)"
    ) { $0.gridCell.columns = columns }
  }

  /// The axes along which the view is offered no more room than the other cells of its ``Grid`` need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { changingTraits { $0.gridCell.unsizedAxes = axes } }

  /// How the cells of the view's column stand in it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingTraits { $0.gridCell.columnAlignment = guide }
  }

  /// The point of the view that meets the same point of its cell, whatever the grid's alignment is.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { changingTraits { $0.gridCell.anchor = anchor } }
}

private struct GridRowKey: ElementTraitKey {
  static var defaultValue: GridRowMark? { nil }
}

private struct GridCellKey: ElementTraitKey {
  static var defaultValue: GridCell { GridCell() }
}

extension ElementTraits {
  /// The row that the element is a cell of; `nil` for a row that spans the grid.
  var gridRow: GridRowMark? {
    get { self[GridRowKey.self] }
    set { self[GridRowKey.self] = newValue }
  }

  var gridCell: GridCell {
    get { self[GridCellKey.self] }
    set { self[GridCellKey.self] = newValue }
  }
}
