/// A configuration of a ``Matrix``: a context and its name.
public struct MatrixCell: Hashable, Sendable {
  /// A value of an axis.
  public struct Coordinate: Hashable, Sendable {
    /// The name of the axis, such as `typeSize`.
    public var axis: String
    /// The full value, such as `accessibility1`.
    public var value: String
  }

  /// The context for rendering a view in this configuration.
  public var context: RenderContext
  /// The value for each axis, in the order of the axes.
  public private(set) var coordinates: [Coordinate] = []
  private var nameParts: [String] = []

  init(context: RenderContext) { self.context = context }

  /// The name in references, such as `iPhoneSE3-xS-dark`. It is empty for a matrix without axes.
  public var name: String { nameParts.joined(separator: "-") }

  /// The coordinates as text: `["device=iPhoneSE3", "typeSize=xSmall"]`.
  public var labels: [String] { coordinates.map { "\($0.axis)=\($0.value)" } }

  /// The value of an axis, or `nil` if the matrix doesn't have it: `cell["typeSize"]` is `"xSmall"`.
  public subscript(axis: String) -> String? { coordinates.last { $0.axis == axis }?.value }

  func adding(_ value: MatrixAxis.Value, of axis: MatrixAxis) -> MatrixCell {
    var cell = self
    cell.coordinates.append(Coordinate(axis: axis.name, value: value.label))
    if !value.abbreviation.isEmpty { cell.nameParts.append(value.abbreviation) }
    value.apply(&cell.context)
    return cell
  }
}
