/// The size of the container that relative frames refer to, which is known in the layout.
final class ContainerSize {
  var size: CGSize?
  /// Whether a view uses the size.
  var isUsed = false

  init(_ size: CGSize? = nil) { self.size = size }
}

nonisolated extension View {
  /// Gives the view the size of its container along some axes: of the nearest scroll view, or of the proposal.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(axes, alignment) { length, _ in length }
  }

  /// Gives the view a part of its container: `span` of `count` columns or rows with a spacing in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let isValid = count > 0 && span > 0 && spacing.isFinite
    let problem =
      isValid
      ? nil : "invalid value for containerRelativeFrame: count \(count), span \(span), spacing \(formatted(spacing))"
    return relativeFrame(axes, alignment, reporting: problem) { length, _ in
      guard isValid else { return length }
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a length that depends on its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relativeFrame(axes, alignment, length)
  }

  private func relativeFrame(
    _ axes: Axis.Set, _ alignment: Alignment, reporting problem: String? = nil,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(RelativeFrameModifier(axes: axes, alignment: alignment, problem: problem, length: length))
  }
}

private struct RelativeFrameModifier: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let problem: String?
  let length: (CGFloat, Axis) -> CGFloat

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let container = context.environment.containerSize
    container?.isUsed = true
    let layout = RelativeFrameLayout(axes: axes, alignment: alignment, container: container) { available, axis in
      context.evaluate { length(available, axis) }
    }
    return try context.elements(
      of: content.wrapped("containerRelativeFrame", layout: layout, reporting: problem))
  }
}

private struct RelativeFrameLayout: UnaryLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let container: ContainerSize?
  let length: (CGFloat, Axis) -> CGFloat

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let width = fixed(.horizontal, container?.size?.width ?? proposal.width)
    let height = fixed(.vertical, container?.size?.height ?? proposal.height)
    let offered = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    let taken = child.dimensions(offered)
    let size = CGSize(width: width ?? taken.width, height: height ?? taken.height)
    let origin = ViewDimensions(size).offset(of: taken, aligned: alignment)
    return (size, Arrangement.Placement(origin: origin, proposal: offered))
  }

  private func fixed(_ axis: Axis, _ available: CGFloat?) -> CGFloat? {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let available, available.isFinite else {
      return nil
    }
    return max(0, finite(length(available, axis)))
  }
}
