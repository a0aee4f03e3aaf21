/// The appearance of lists.
///
/// The styles are those of this module: `listStyle` takes one of its types.
public protocol ListStyle {
  /// The appearance that the style stands for. Don't implement this requirement.
  var _look: ListLook { get }
}

extension ListLook: ListStyle {
  /// The appearance itself.
  public var _look: ListLook { self }
}
