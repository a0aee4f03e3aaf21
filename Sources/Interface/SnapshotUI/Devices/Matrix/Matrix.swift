/// The configurations in which a view is rendered: axes, and the configurations of their product.
///
///     .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge) * .colorSchemes(.light, .dark)
///
/// has 2 × 7 × 2 configurations, from `iPhoneSE3-xS-light` to `iPhone14ProMax-xxxL-dark`. The first axis varies
/// slowest.
public struct Matrix: Sendable {
  /// The axes, in the order of the parts of a configuration's name.
  public private(set) var axes: [MatrixAxis]
  /// The context that the axes modify.
  public var base = RenderContext(width: 375, height: 667)
  private var exclusions: [@Sendable (MatrixCell) -> Bool] = []
  private var displayScale: CGFloat?
  private var background: PictureBackground?
  private var adjustments: [@Sendable (inout RenderContext) -> Void] = []

  /// Creates a matrix with the given axes.
  public init(axes: [MatrixAxis]) { self.axes = axes }

  /// Returns the product of two matrices: each configuration of one with each of the other.
  public static func * (left: Matrix, right: Matrix) -> Matrix {
    var product = left
    product.axes += right.axes
    product.exclusions += right.exclusions
    product.displayScale = right.displayScale ?? left.displayScale
    product.background = right.background ?? left.background
    product.adjustments += right.adjustments
    return product
  }

  /// Returns the matrix without the configurations for which a closure returns true.
  ///
  ///     matrix.excluding { $0["device"] == "iPhoneSE3" && $0["colorScheme"] == "dark" }
  public func excluding(_ isExcluded: @escaping @Sendable (MatrixCell) -> Bool) -> Matrix {
    var copy = self
    copy.exclusions.append(isExcluded)
    return copy
  }

  /// Returns the matrix with other fonts in all configurations.
  public func withFonts(_ fonts: FontBook) -> Matrix {
    var copy = self
    copy.base.fonts = fonts
    return copy
  }

  /// Returns the matrix with a display scale in pixels per point that replaces the devices'. Names don't change.
  public func atScale(_ scale: CGFloat) -> Matrix {
    var copy = self
    copy.displayScale = scale
    return copy
  }

  /// Returns the matrix with a background that replaces the devices'. Names don't change.
  public func withBackground(_ background: PictureBackground) -> Matrix {
    var copy = self
    copy.background = background
    return copy
  }

  /// Returns the matrix with a moment of the view in all configurations. Names don't change.
  public func withMoment(_ moment: PictureMoment) -> Matrix { adjusting { $0.moment = moment } }

  /// Returns the matrix with a change of all contexts, after their axes. Names don't change.
  package func adjusting(_ change: @escaping @Sendable (inout RenderContext) -> Void) -> Matrix {
    var copy = self
    copy.adjustments.append(change)
    return copy
  }

  /// The configurations in order, without the excluded ones.
  ///
  /// - Complexity: Linear in the number of configurations.
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
    for index in cells.indices {
      for adjust in adjustments { adjust(&cells[index].context) }
    }
    return cells.filter { cell in !exclusions.contains { $0(cell) } }
  }
}
