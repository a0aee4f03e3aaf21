/// A position of a view that becomes known in the final layout. ``GeometryProxy`` resolves it.
public struct Anchor<Value> {
  /// The part of a view that an anchor marks.
  public struct Source {
    let place: AnchorPlace
  }

  let mark: AnchorMark
  let place: AnchorPlace

  init(of mark: AnchorMark, place: AnchorPlace) {
    self.mark = mark
    self.place = place
  }
}

// Unchecked because the mark of an anchor is written only by the thread that places its tree.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor.Source { Anchor.Source(place: .bounds) }
}

extension Anchor.Source where Value == CGPoint {
  /// A unit point of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source { Anchor.Source(place: .point(point)) }
}

enum AnchorPlace {
  case bounds
  case point(UnitPoint)
}

extension GeometryProxy {
  /// The frame of an anchor's view, relative to the reader's top leading corner; zero if the view is placed after the
  /// reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { local(anchor.mark.frame) }

  /// The point of an anchor, relative to the reader's top leading corner.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let frame = local(anchor.mark.frame)
    guard case .point(let point) = anchor.place else { return frame.origin }
    return point.point(in: frame)
  }

  private func local(_ frame: CGRect) -> CGRect {
    let x = isMirrored ? globalFrame.maxX - frame.maxX : frame.minX - globalFrame.minX
    return CGRect(x: x, y: frame.minY - globalFrame.minY, width: frame.width, height: frame.height)
  }
}
