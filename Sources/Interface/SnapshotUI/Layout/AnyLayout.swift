/// A type-erased layout, for layouts that are chosen during evaluation: `AnyLayout(HStackLayout())`.
public struct AnyLayout {
  private let layout: any Layout

  /// Creates a type-erased layout.
  public init(_ layout: some Layout) { self.layout = layout }

  /// Returns a view that arranges its content with the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    func view(_ layout: some Layout) -> AnyView { AnyView(layout(content)) }
    return view(layout)
  }
}

/// A layout that represents a container of this module.
protocol BuiltInLayout: Layout {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement]
}

extension BuiltInLayout {
  // The container's element computes the layout. These methods only satisfy the protocol.
  /// Returns zero. The layout is never asked, because its container arranges the views itself.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }

  /// Does nothing. The layout is never asked, because its container arranges the views itself.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

/// The layout of an ``HStack``.
nonisolated public struct HStackLayout: BuiltInLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; `nil` for the views' preferred spacing, 8 by default.
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

/// The layout of a ``VStack``.
nonisolated public struct VStackLayout: BuiltInLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; `nil` for the views' preferred spacing, 8 by default.
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

/// The layout of a ``ZStack``.
nonisolated public struct ZStackLayout: BuiltInLayout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates an overlay layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try ZStack(alignment: alignment) { content }.makeElements(in: context)
  }
}
