/// One cell of a ``Matrix``: a context and its name.
public struct MatrixCell: Hashable, Sendable {
  /// A value on an axis.
  public struct Coordinate: Hashable, Sendable {
    /// The axis' name, such as `typeSize`.
    public var axis: String
    /// The value in full, such as `accessibility1`.
    public var value: String
  }

  public var context: RenderContext
  /// Where the cell stands on each axis, in the axes' order.
  public private(set) var coordinates: [Coordinate] = []
  private var nameParts: [String] = []

  init(context: RenderContext) { self.context = context }

  /// The name in references: `iPhoneSE3-xS-dark`. Empty in a matrix without axes.
  public var name: String { nameParts.joined(separator: "-") }

  /// The coordinates in text: `["device=iPhoneSE3", "typeSize=xSmall"]`.
  public var labels: [String] { coordinates.map { "\($0.axis)=\($0.value)" } }

  /// The value on an axis, or `nil` without such an axis: `cell["typeSize"]` is `"xSmall"`.
  public subscript(axis: String) -> String? { coordinates.last { $0.axis == axis }?.value }

  func adding(_ value: MatrixAxis.Value, of axis: MatrixAxis) -> MatrixCell {
    var cell = self
    cell.coordinates.append(Coordinate(axis: axis.name, value: value.label))
    if !value.abbreviation.isEmpty { cell.nameParts.append(value.abbreviation) }
    value.apply(&cell.context)
    return cell
  }
}
