/// The layout of `HStack` and `VStack`.
///
/// The least flexible children are served first, because those that can take any size should share what the others
/// leave. Flexibility is how much a child's length varies between a proposal of nothing and one of everything.
struct StackLayout: ElementLayout {
  var axis: Axis
  /// The distance between neighbours in points, or `nil` for what they prefer.
  var spacing: CGFloat?
  /// The guide across the axis at which children meet.
  var alignment: AlignmentKey

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    size(of: fit(node.children, into: proposal))
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let measured = fit(node.children, into: proposal)
    // Where nothing was proposed across, children may now fill the stack as it came out.
    let across = axis.other.length(of: proposal) ?? measured.across.length
    let final = fit(node.children, into: axis.proposal(along: axis.length(of: proposal), across: across))
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
  /// The children of a stack with the lengths that they have taken.
  private struct Fit {
    struct Child {
      var proposal: ProposedViewSize
      var length: CGFloat
      /// Where the child's alignment guide lies across the axis.
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
    for (child, length) in zip(children, lengths) {
      let proposal = axis.proposal(along: length, across: across)
      let dimensions = child.dimensions(proposal)
      let length = axis.length(of: dimensions.size)
      let guide = dimensions[alignment]
      fit.children.append(Fit.Child(proposal: proposal, length: length, guide: guide))
      fit.along += length
      fit.across.include(length: axis.other.length(of: dimensions.size), guide: guide)
    }
    return fit
  }

  /// What each child is proposed along the axis.
  private func shares(of children: [LayoutNode], along length: CGFloat?, gaps: CGFloat, across: CGFloat?)
    -> [CGFloat?]
  {
    guard let length else { return children.map { _ in nil } }
    let least = children.map { axis.length(of: $0.size(axis.proposal(along: 0, across: across))) }
    let flexibility = children.indices.map { index in
      endless(
        axis.length(of: children[index].size(axis.proposal(along: .infinity, across: across))), minus: least[index])
    }
    var shares: [CGFloat?] = children.map { _ in nil }
    var available = length - gaps - least.reduce(0, +)
    for group in byPriority(children) {
      // The group's own least lengths were kept back for it until now.
      available += group.reduce(0) { $0 + least[$1] }
      // Among those without end, the one that needs most comes first; a share might not reach it later.
      func rank(_ index: Int) -> (CGFloat, CGFloat, Int) {
        (flexibility[index], flexibility[index] == .infinity ? -least[index] : 0, index)
      }
      let order = group.sorted { rank($0) < rank($1) }
      for (served, index) in order.enumerated() {
        let share = max(0, available / CGFloat(order.count - served))
        shares[index] = share
        available = endless(
          available, minus: axis.length(of: children[index].size(axis.proposal(along: share, across: across))))
      }
    }
    return shares
  }

  /// The positions of the children in groups of equal priority, the highest first.
  private func byPriority(_ children: [LayoutNode]) -> [[Int]] {
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    return priorities.map { priority in children.indices.filter { children[$0].priority == priority } }
  }

  private func gaps(between children: [LayoutNode]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { child, next in
      spacing ?? child.spacing.distance(to: next.spacing, along: axis)
    }
  }
}
