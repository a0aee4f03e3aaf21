/// Where a part of a view will stand, told before it is known: ``GeometryProxy`` finds it.
public struct Anchor<Value> {
  /// Which part of a view is meant.
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

// A mark is written while its own tree is placed, which one thread does.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor.Source { Anchor.Source(place: .bounds) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view in fractions of its sides.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source { Anchor.Source(place: .point(point)) }

  /// The top leading corner.
  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

enum AnchorPlace {
  case bounds
  case point(UnitPoint)
}

/// Remembers where an element was put in the drawing.
final class AnchorMark {
  var frame = CGRect.zero
}

/// Leaves layout to the child and notes its place.
struct AnchorLayout: UnaryLayout {
  let mark: AnchorMark

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    mark.frame = place.frame
    return Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }
}

extension GeometryProxy {
  /// Where the view stands that an anchor was made for, counted from the reader's top leading corner; zero where the
  /// view is placed after the reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { local(anchor.mark.frame) }

  /// Where the point lies that an anchor was made for, counted from the reader's top leading corner.
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
