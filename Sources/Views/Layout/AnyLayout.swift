/// A layout whose kind is decided while the view is evaluated: `AnyLayout(HStackLayout())`.
public struct AnyLayout {
  private let layout: any Layout

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
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

/// ``HStack`` as a layout.
public struct HStackLayout: BuiltInLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

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
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

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
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try ZStack(alignment: alignment) { content }.makeElements(in: context)
  }
}
