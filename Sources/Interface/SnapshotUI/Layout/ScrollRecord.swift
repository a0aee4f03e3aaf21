/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// The geometry of a scroll view in the last layout.
final class ScrollRecord {
  private(set) var geometry: ScrollGeometry?
  /// The views with an identifier in the content, and the visible part of each, from 0 to 1.
  private(set) var targets: [(id: AnyHashable, part: Double)] = []

  /// Whether a scroll view was laid out below the observer.
  var isReached: Bool { geometry != nil }

  /// Records the geometry of a placed scroll view.
  ///
  /// - Parameter placement: The place of the content in the scroll view.
  func update(_ content: LayoutNode, at placement: Arrangement.Placement, margins: EdgeInsets, in container: CGSize) {
    geometry = ScrollGeometry(
      contentOffset: CGPoint(x: -placement.origin.x, y: -placement.origin.y),
      contentSize: content.size(placement.proposal), contentInsets: margins, containerSize: container)
    let bounds = CGRect(origin: .zero, size: container)
    targets = content.identifiedFrames(at: placement.origin, for: placement.proposal)
      .map { ($0.id, $0.frame.visiblePart(in: bounds)) }
  }
}

/// An object that equals itself.
struct ObjectIdentity<Object: AnyObject>: Equatable {
  let object: Object

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

extension CGRect {
  /// The part of the area that lies in another rectangle, from 0 to 1.
  func visiblePart(in bounds: CGRect) -> Double {
    let visible = intersection(bounds)
    guard width > 0, height > 0, !visible.isNull else { return 0 }
    return Double(visible.width / width) * Double(visible.height / height)
  }
}

extension LayoutNode {
  /// Returns the frames of the outermost views with an identifier, for a proposal of this node.
  fileprivate func identifiedFrames(
    at origin: CGPoint, for proposal: ProposedViewSize
  ) -> [(id: AnyHashable, frame: CGRect)] {
    if let id = element.traits.explicitIdentity {
      return [(id, CGRect(origin: origin, size: size(proposal)))]
    }
    return zip(children, arrangement(proposal).placements).flatMap { child, placement in
      child.identifiedFrames(
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y), for: placement.proposal)
    }
  }
}
