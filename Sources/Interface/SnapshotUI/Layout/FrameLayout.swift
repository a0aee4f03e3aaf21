/// A frame with a fixed width, height or both, which are proposed to the child.
struct FixedFrameLayout: UnaryLayout {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let offered = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    let dimensions = child.dimensions(offered)
    let size = CGSize(width: width ?? dimensions.width, height: height ?? dimensions.height)
    let origin = ViewDimensions(size).offset(of: dimensions, aligned: alignment)
    return (size, Arrangement.Placement(origin: origin, proposal: offered))
  }
}

extension FixedFrameLayout {
  func spacing(of node: LayoutNode) -> ViewSpacing {
    (node.children.first?.spacing ?? ViewSpacing()).withoutTexts(top: height != nil, bottom: height != nil)
  }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    let (along, other) = axis == .horizontal ? (width, height) : (height, width)
    return along ?? node.children.first?.least(along: axis, across: other ?? across)
  }
}

extension FlexibleFrameLayout {
  func spacing(of node: LayoutNode) -> ViewSpacing {
    (node.children.first?.spacing ?? ViewSpacing())
      .withoutTexts(top: height.isLimited, bottom: height.isLimited)
  }

  func least(along axis: Axis, across: CGFloat?, in node: LayoutNode) -> CGFloat? {
    let (along, other) = axis == .horizontal ? (width, height) : (height, width)
    guard along.offer(0) == 0, let child = node.children.first else { return nil }
    return along.length(0, around: child.least(along: axis, across: other.offer(across)))
  }
}

/// A frame with limits: it takes the proposed size within its limits, and the child's size where there is none.
struct FlexibleFrameLayout: UnaryLayout {
  /// The limits along one axis.
  struct Bounds {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Only the maximum can be infinite. A limit that is not a number is ignored.
    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
      self.least = least.flatMap { $0.isFinite ? $0 : nil }
      self.ideal = ideal.flatMap { $0.isFinite ? $0 : nil }
      self.most = most.flatMap { $0.isNaN ? nil : max(0, $0) }
    }

    var isLimited: Bool { least != nil || ideal != nil || most != nil }

    func clamp(_ length: CGFloat) -> CGFloat { max(least ?? 0, min(length, most ?? .infinity)) }

    /// Returns the proposal to the child.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard isLimited else { return proposal }
      return (proposal ?? ideal).map(clamp)
    }

    /// Returns the length of the frame for a proposal and the child's length.
    func length(_ proposal: CGFloat?, around child: CGFloat) -> CGFloat {
      guard let proposal else { return clamp(ideal ?? child) }
      switch (least, most) {
      case (nil, nil): return child
      case (_?, _?): return clamp(proposal)
      case (nil, let most?): return min(max(proposal, child), most)
      case (let least?, nil): return max(min(proposal, child), least)
      }
    }
  }

  var width: Bounds
  var height: Bounds
  var alignment: Alignment

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let offered = ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    let dimensions = child.dimensions(offered)
    let size = CGSize(
      width: width.length(proposal.width, around: dimensions.width),
      height: height.length(proposal.height, around: dimensions.height))
    let origin = ViewDimensions(size).offset(of: dimensions, aligned: alignment)
    return (size, Arrangement.Placement(origin: origin, proposal: offered))
  }
}
