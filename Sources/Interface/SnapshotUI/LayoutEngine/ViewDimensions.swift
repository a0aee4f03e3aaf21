/// The size and the alignment guides of a view for a proposal, in points. The leading edge is at 0.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The source of explicit guides; `nil` for a size without a view.
  private let source: (node: LayoutNode, proposal: ProposedViewSize)?

  init(_ size: CGSize) {
    width = size.width
    height = size.height
    source = nil
  }

  init(of node: LayoutNode, for proposal: ProposedViewSize) {
    let size = node.size(proposal)
    width = size.width
    height = size.height
    source = (node, proposal)
  }

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a guide, set by the view or its content; `nil` for the default position.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicit position of a guide, set by the view or its content; `nil` for the default position.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    source.flatMap { $0.node.explicitGuide(key, for: $0.proposal) }
  }
}

extension ViewDimensions {
  var size: CGSize { CGSize(width: width, height: height) }

  /// Returns the offset of another view whose guides are aligned with these.
  func offset(of other: ViewDimensions, aligned alignment: Alignment) -> CGPoint {
    CGPoint(
      x: finite(self[alignment.horizontal] - other[alignment.horizontal]),
      y: finite(self[alignment.vertical] - other[alignment.vertical]))
  }
}
