/// The layout of `HStack` and `VStack`: children follow each other along an axis, share its length
/// (``LengthDistribution``), and are aligned across it.
struct StackLayout: ElementLayout {
  var axis: Axis
  /// The distance between neighbors in points; `nil` for their preferred spacing.
  var spacing: CGFloat?
  /// The alignment guide across the axis.
  var alignment: AlignmentKey
  /// The parts of sections that stay visible while a scroll view around the stack scrolls.
  var pinned = PinnedParts()

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    size(of: fit(node.children, into: proposal))
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let measured = fit(node.children, into: proposal)
    // If the length across was unspecified, flexible children now fill the final length.
    let final =
      axis.other.length(of: proposal) != nil
      ? measured
      : fit(
        node.children, into: axis.proposal(along: axis.length(of: proposal), across: measured.across.length))
    var position: CGFloat = 0
    let placements = final.children.indices.map { index in
      let child = final.children[index]
      let origin = axis.point(along: finite(position), across: final.across.start(ofGuide: child.guide))
      position += child.length + (index < final.gaps.count ? final.gaps[index] : 0)
      return Arrangement.Placement(origin: origin, proposal: child.proposal)
    }
    return Arrangement(size: size(of: measured), placements: placements)
  }
}

extension StackLayout {
  /// A stack whose edges are texts keeps the distance of texts from its neighbors.
  func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = ViewSpacing()
    let visible = node.children.map(\.spacing).filter { $0 != .zero }
    if axis == .vertical {
      spacing.text = ViewSpacing.TextEdges(top: visible.first?.text.top, bottom: visible.last?.text.bottom)
    } else {
      let (tops, bottoms) = (visible.compactMap(\.text.top), visible.compactMap(\.text.bottom))
      if tops.count == visible.count { spacing.text.top = tops.greatest }
      if bottoms.count == visible.count { spacing.text.bottom = bottoms.greatest }
    }
    return spacing
  }

  /// The children of a stack with their lengths.
  private struct Fit {
    struct Child {
      var proposal: ProposedViewSize
      var length: CGFloat
      /// The position of the child's alignment guide across the axis.
      var guide: CGFloat
    }

    var children: [Child]
    var gaps: [CGFloat]
    var along: CGFloat
    var across: AlignedSpan
  }

  private func size(of fit: Fit) -> CGSize { axis.size(along: fit.along, across: fit.across.length) }

  private func fit(_ children: [LayoutNode], into proposal: ProposedViewSize) -> Fit {
    let across = axis.other.length(of: proposal)
    let gaps = gaps(between: children)
    let total = gaps.reduce(0, +)
    let lengths = shares(of: children, along: axis.length(of: proposal), gaps: total, across: across)

    var fit = Fit(children: [], gaps: gaps, along: total, across: AlignedSpan())
    fit.children.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let proposal = axis.proposal(along: lengths?[index], across: across)
      let dimensions = child.dimensions(proposal)
      let length = axis.length(of: dimensions.size)
      let guide = dimensions[alignment]
      fit.children.append(Fit.Child(proposal: proposal, length: length, guide: guide))
      fit.along += length
      fit.across.include(length: axis.other.length(of: dimensions.size), guide: guide)
    }
    return fit
  }

  /// Returns the proposals to the children along the axis; `nil` if the proposal to the stack is `nil`.
  private func shares(of children: [LayoutNode], along length: CGFloat?, gaps: CGFloat, across: CGFloat?)
    -> [CGFloat]?
  {
    guard let length else { return nil }
    let distribution = LengthDistribution(priorities: children.map(\.priority)) { child, offer in
      offer == 0
        ? children[child].least(along: axis, across: across)
        : axis.length(of: children[child].size(axis.proposal(along: offer, across: across)))
    }
    return distribution.shares(of: length - gaps)
  }

  private func gaps(between children: [LayoutNode]) -> [CGFloat] {
    if let spacing { return [CGFloat](repeating: finite(spacing), count: max(0, children.count - 1)) }
    return zip(children, children.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
  }
}

extension [TextDistances] {
  /// The greatest of each distance; `nil` without any.
  fileprivate var greatest: TextDistances? { first.map { dropFirst().reduce($0) { $0.union($1) } } }
}
