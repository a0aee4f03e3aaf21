extension Symbol {
  /// The symbol on a grid that is as wide as its ink and a side bearing on each side, if that is narrower. As in a font,
  /// narrow symbols take less room beside text.
  var fittingInk: Symbol {
    let ink = layers.filter { $0.erasure == .none }.map(\.inkBounds).filter { !$0.isNull }
    guard let first = ink.first else { return self }
    let bounds = ink.dropFirst().reduce(first) { $0.union($1) }
    let advance = bounds.width + 2 * Self.sideBearing
    guard advance < width else { return self }
    let offset = Transform(a: 1, b: 0, c: 0, d: 1, tx: Double(Self.sideBearing - bounds.minX), ty: 0)
    return Symbol(
      name, layers: layers.map { $0.applying(offset) }, width: advance, followsDirection: followsDirection)
  }
}

extension Symbol.Layer {
  /// The bounding box of the fill and of the stroke with regular lines, in grid units.
  fileprivate var inkBounds: CGRect {
    let fill = filled?.boundingRect ?? .null
    guard let stroke = stroked?.boundingRect, !stroke.isNull else { return fill }
    let line = stroke.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    return fill.isNull ? line : fill.union(line)
  }

  /// The layer with its outlines transformed.
  fileprivate func applying(_ transform: Transform) -> Symbol.Layer {
    var copy = self
    copy.filled = filled?.applying(transform)
    copy.stroked = stroked?.applying(transform)
    return copy
  }
}
