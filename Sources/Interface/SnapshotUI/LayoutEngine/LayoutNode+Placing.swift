import SnapshotRenderTraces

extension LayoutNode {
  /// Returns the element and its content in their final positions.
  ///
  /// - Parameters:
  ///   - origin: The top left corner in the drawing's points.
  ///   - path: The element's path.
  func placed(at origin: CGPoint, proposal: ProposedViewSize, path: String, in safeArea: SafeArea) throws
    -> PlacedElement
  {
    guard !StackSpace.isShort else { throw RenderLimits.tooDeep(at: element.identity) }
    let frame = CGRect(origin: origin, size: finalSize(proposal))
    let settled = try element.layout.settle(self, at: Place(frame: frame, proposal: proposal, safeArea: safeArea))
    let isMirrored = element.environment.layoutDirection == .rightToLeft
    let paths = ElementPath.paths(of: settled.children.map(\.element), in: element, at: path)
    var children = [PlacedElement?](repeating: nil, count: settled.children.count)
    for index in element.placingOrder(of: children.count) {
      let child = settled.children[index]
      let placement = settled.arrangement.placements[index]
      let x =
        isMirrored
        ? frame.maxX - placement.origin.x - child.finalSize(placement.proposal).width
        : frame.minX + placement.origin.x
      children[index] = try child.placed(
        at: CGPoint(x: x.clamped, y: (frame.minY + placement.origin.y).clamped),
        proposal: placement.proposal, path: paths[index], in: settled.safeArea)
    }
    return PlacedElement(
      element: element, path: path, exactFrame: frame, proposal: proposal, contentArea: settled.contentArea ?? frame,
      children: children.compactMap { $0 })
  }
}

extension LayoutNode {
  /// The size in the final layout, where an infinite length is replaced by the proposed one.
  fileprivate func finalSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = size(proposal)
    return CGSize(
      width: (size.width == .infinity ? finite(max(0, proposal.width ?? 0)) : size.width).clamped,
      height: (size.height == .infinity ? finite(max(0, proposal.height ?? 0)) : size.height).clamped)
  }
}

extension CGFloat {
  /// The length limited to ±10¹⁵, so that sums stay exact to a quarter of a point. 0 if it is infinite or not a number.
  fileprivate var clamped: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : 0 }
}

extension ViewElement {
  /// The base of an attachment is placed first, because its attachments may read anchors in it.
  fileprivate func placingOrder(of count: Int) -> [Int] {
    guard case .attachment(let base) = kind, base > 0, base < count else { return Array(0..<count) }
    return [base] + (0..<count).filter { $0 != base }
  }
}
