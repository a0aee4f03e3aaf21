/// A layout that proposes the ideal length to the child along some axes.
struct FixedSizeLayout: UnaryLayout {
  var axes: Axis.Set

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let offered = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return (child.size(offered), Arrangement.Placement(origin: .zero, proposal: offered))
  }
}

/// The way in which content is scaled to a size with another aspect ratio.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The largest size that fits the proposal.
  case fit
  /// The smallest size that fills the proposal.
  case fill
}

/// A layout that proposes the largest size of an aspect ratio that fits the proposal, or the smallest that fills it.
struct AspectRatioLayout: UnaryLayout {
  /// Width divided by height; `nil` for the child's ideal aspect ratio.
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

nonisolated extension View {
  /// Gives the view its ideal size, even if it is larger than the proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return wrapped(
      "fixedSize", axes == [.horizontal, .vertical] ? nil : horizontal ? "horizontal" : vertical ? "vertical" : "none",
      layout: FixedSizeLayout(axes: axes))
  }

  /// Constrains the view to an aspect ratio of width to height; `nil` for that of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped(
      "aspectRatio", [ratio.map(formatted), contentMode.rawValue].compactMap { $0 }.joined(separator: " "),
      layout: AspectRatioLayout(ratio: ratio, mode: contentMode),
      reporting: ratio.flatMap {
        $0 > 0 ? invalidValues(of: "aspectRatio", ("", $0)) : "invalid value for aspectRatio: \(formatted($0))"
      })
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Scales the view to fit its proposal, keeping the aspect ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its proposal, keeping the aspect ratio of its ideal size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority with which a stack gives length to the view. Defaults to 0.
  public func layoutPriority(_ value: Double) -> some View {
    let priority = value.isNaN ? 0 : value
    return changingTraits(reporting: value.isNaN ? invalidValues(of: "layoutPriority", ("", CGFloat(value))) : nil) {
      $0.layoutPriority = priority
    }
  }

  /// Sets the order in which siblings are drawn: higher values in front. Defaults to 0.
  public func zIndex(_ value: Double) -> some View {
    let index = value.isNaN ? 0 : value
    return changingTraits(reporting: value.isNaN ? invalidValues(of: "zIndex", ("", CGFloat(value))) : nil) {
      $0.zIndex = index
    }
  }
}
