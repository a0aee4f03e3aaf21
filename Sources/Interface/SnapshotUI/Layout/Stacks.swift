/// A horizontal stack.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameter spacing: The distance between views in points; `nil` for the views' preferred spacing, 8 by default.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      try .container(
        "HStack", layout: StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key),
        stackAxis: .horizontal, content: content, in: context)
    ]
  }
}

/// A vertical stack.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// The parts of sections that stay visible in a scroll view.
  var pinnedViews: PinnedScrollableViews = []
  /// What is behind them.
  var pinnedBackground: (any ShapeStyle)?

  /// Creates a vertical stack.
  ///
  /// - Parameter spacing: The distance between views in points; `nil` for the views' preferred spacing, 8 by default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var layout = StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key)
    layout.pinned.views = pinnedViews
    if let style = pinnedBackground {
      layout.pinned.background = .shape(
        named: "Rectangle", path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero), style: style,
        in: context.child(.type("pinned")))
    }
    return [try .container("VStack", layout: layout, stackAxis: .vertical, content: content, in: context)]
  }
}

/// A stack of overlapping views. The first view is at the back.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      try .container(
        "ZStack", layout: LayeredLayout(alignment: alignment), stackAxis: nil, content: content, in: context)
    ]
  }
}

extension ViewElement {
  /// Creates an element that contains the elements of its content.
  static func container(
    _ name: String, detail: String? = nil, layout: any ElementLayout, drawing: (any ElementDrawing)? = nil,
    roles: ElementRoles = [], stackAxis: Axis?, content: some View, in context: ElementContext
  ) throws -> ViewElement {
    var inner = context
    inner.stackAxis = stackAxis
    return ViewElement(
      name, detail: detail, kind: .container, layout: layout, drawing: drawing, roles: roles,
      children: try inner.elements(of: content), in: context)
  }
}
