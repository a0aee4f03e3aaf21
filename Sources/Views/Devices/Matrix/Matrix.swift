/// The contexts in which one view is rendered: axes, and the cells that their product makes.
///
///     .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge) * .colorSchemes(.light, .dark)
///
/// has 2 × 7 × 2 cells, named `iPhoneSE3-xS-light` to `iPhone14ProMax-xxxL-dark`. The first axis varies slowest.
public struct Matrix: Sendable {
  /// The axes in the order of the names' parts.
  public private(set) var axes: [MatrixAxis]
  /// What every cell starts from.
  public var base = RenderContext(width: 375, height: 667)
  private var exclusions: [@Sendable (MatrixCell) -> Bool] = []
  private var displayScale: CGFloat?
  private var background: PictureBackground?

  public init(axes: [MatrixAxis]) { self.axes = axes }

  /// Every pair of a cell of the one and a cell of the other.
  public static func * (left: Matrix, right: Matrix) -> Matrix {
    var product = left
    product.axes += right.axes
    product.exclusions += right.exclusions
    product.displayScale = right.displayScale ?? left.displayScale
    product.background = right.background ?? left.background
    return product
  }

  /// The matrix without the cells for which a closure is true.
  ///
  ///     matrix.excluding { $0["device"] == "iPhoneSE3" && $0["colorScheme"] == "dark" }
  public func excluding(_ isExcluded: @escaping @Sendable (MatrixCell) -> Bool) -> Matrix {
    var copy = self
    copy.exclusions.append(isExcluded)
    return copy
  }

  /// The same matrix with other fonts in every cell.
  public func withFonts(_ fonts: FontBook) -> Matrix {
    var copy = self
    copy.base.fonts = fonts
    return copy
  }

  /// The matrix with a number of pixels a point of its own instead of the devices'. Names do not change.
  public func atScale(_ scale: CGFloat) -> Matrix {
    var copy = self
    copy.displayScale = scale
    return copy
  }

  /// The same matrix with one background in every cell instead of the devices' own. Names do not change.
  public func withBackground(_ background: PictureBackground) -> Matrix {
    var copy = self
    copy.background = background
    return copy
  }

  /// The cells in order, less what is excluded.
  ///
  /// - Complexity: linear in the number of cells.
  public var cells: [MatrixCell] {
    var cells = [MatrixCell(context: base)]
    for axis in axes {
      cells = cells.flatMap { cell in axis.values.map { cell.adding($0, of: axis) } }
    }
    if let displayScale {
      for index in cells.indices { cells[index].context.displayScale = displayScale }
    }
    if let background {
      for index in cells.indices { cells[index].context.background = background }
    }
    return cells.filter { cell in !exclusions.contains { $0(cell) } }
  }
}
