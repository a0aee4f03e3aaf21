/// Offers the child its ideal length along some axes, whatever the proposal is.
struct FixedSizeLayout: UnaryLayout {
  var axes: Axis.Set

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let offered = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return (child.size(offered), Arrangement.Placement(origin: .zero, proposal: offered))
  }
}

/// How content of one ratio goes into room of another.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit
  case fill
}

/// Offers the child the largest size of a ratio that fits into the proposal, or the smallest that fills it.
struct AspectRatioLayout: UnaryLayout {
  /// Width by height; `nil` takes the child's ideal.
  var ratio: CGFloat?
  var mode: ContentMode

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let offered = offer(proposal, ideal: child.size(.unspecified))
    return (child.size(offered), Arrangement.Placement(origin: .zero, proposal: offered))
  }

  private func offer(_ proposal: ProposedViewSize, ideal: CGSize) -> ProposedViewSize {
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return AspectRatioLayout(ratio: ratio, mode: mode).offer(ProposedViewSize(ideal), ideal: ideal)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = mode == .fit ? width <= height * ratio : width >= height * ratio
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

extension View {
  /// The view at its ideal size, even where that is more than it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return wrapped(
      "fixedSize", axes == [.horizontal, .vertical] ? nil : horizontal ? "horizontal" : vertical ? "vertical" : "none",
      layout: FixedSizeLayout(axes: axes))
  }

  /// The view in a ratio of width by height; `nil` takes that of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped(
      "aspectRatio", [ratio.map(formatted), contentMode.rawValue].compactMap { $0 }.joined(separator: " "),
      layout: AspectRatioLayout(ratio: ratio, mode: contentMode),
      reporting: ratio.flatMap {
        $0 > 0 ? invalidValues(of: "aspectRatio", ("", $0)) : "aspectRatio cannot use \(formatted($0))"
      })
  }

  /// The view in the ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Scales the view to fit its parent while keeping its aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its parent while keeping its aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Who is served first when a stack is short of room; 0 unless set.
  public func layoutPriority(_ value: Double) -> some View {
    let priority = value.isNaN ? 0 : value
    return changingTraits(reporting: value.isNaN ? invalidValues(of: "layoutPriority", ("", CGFloat(value))) : nil) {
      $0.layoutPriority = priority
    }
  }

  /// Who is drawn last among siblings; 0 unless set.
  public func zIndex(_ value: Double) -> some View {
    let index = value.isNaN ? 0 : value
    return changingTraits(reporting: value.isNaN ? invalidValues(of: "zIndex", ("", CGFloat(value))) : nil) {
      $0.zIndex = index
    }
  }
}
