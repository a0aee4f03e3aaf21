import Foundation

extension ColorGlyphPaint {
  /// The smallest known rectangle around what is painted, or `nil` if the paint covers the plane. A null rectangle is empty.
  ///
  /// *COLR — Color Table*, "Glyph metrics and boundedness".
  ///
  /// - Parameter transform: The transform to the coordinates of the result.
  func bounds(_ transform: Transform = .identity) -> CGRect? {
    switch self {
    case .solid, .gradient: nil
    case .outline(let path, _): path.applying(transform).boundingRect
    case .clipped(let box, _): Path(box).applying(transform).boundingRect
    case .transformed(let inner, let paint): paint.bounds(inner.concatenating(transform))
    case .layers(let paints): Self.union(paints.map { $0.bounds(transform) })
    case .composite(let source, let mode, let backdrop):
      switch mode {
      case .clear: .null
      case .source, .sourceOut: source.bounds(transform)
      case .destination, .destinationOut: backdrop.bounds(transform)
      case .sourceIn, .destinationIn: Self.intersection(source.bounds(transform), backdrop.bounds(transform))
      default: Self.union([source.bounds(transform), backdrop.bounds(transform)])
      }
    }
  }

  private static func union(_ bounds: [CGRect?]) -> CGRect? {
    var all = CGRect.null
    for bounds in bounds {
      guard let bounds else { return nil }
      all = all.union(bounds)
    }
    return all
  }

  private static func intersection(_ left: CGRect?, _ right: CGRect?) -> CGRect? {
    guard let left, let right else { return left ?? right }
    return left.intersection(right)
  }
}
