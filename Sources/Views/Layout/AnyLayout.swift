/// A layout whose kind is decided while the view is evaluated: `AnyLayout(HStackLayout())`.
public struct AnyLayout {
  private let layout: any Layout

  /// Erases the type of a layout.
  public init(_ layout: some Layout) { self.layout = layout }

  /// The views of a content in this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    func view(_ layout: some Layout) -> AnyView { AnyView(layout(content)) }
    return view(layout)
  }
}

/// A layout that stands for one of the containers of this module.
protocol BuiltInLayout: Layout {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement]
}

extension BuiltInLayout {
  // The container's own element does the work; these are there for the protocol.
  /// Never called: the built-in layout arranges the views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }

  /// Never called: the built-in layout arranges the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

/// ``HStack`` as a layout.
public struct HStackLayout: BuiltInLayout {
  /// The alignment of the views across the stack.
  public var alignment: VerticalAlignment
  /// The spacing between the views in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try HStack(alignment: alignment, spacing: spacing) { content }.makeElements(in: context)
  }
}

/// ``VStack`` as a layout.
public struct VStackLayout: BuiltInLayout {
  /// The alignment of the views across the stack.
  public var alignment: HorizontalAlignment
  /// The spacing between the views in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try VStack(alignment: alignment, spacing: spacing) { content }.makeElements(in: context)
  }
}

/// ``ZStack`` as a layout.
public struct ZStackLayout: BuiltInLayout {
  /// The alignment of the views along both axes.
  public var alignment: Alignment

  /// Creates a layout that stacks views back to front.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try ZStack(alignment: alignment) { content }.makeElements(in: context)
  }
}
