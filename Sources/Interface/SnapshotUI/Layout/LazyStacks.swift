/// The headers and footers that stay visible while a lazy container scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from bits: 1 for `sectionHeaders`, 2 for `sectionFooters`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A vertical stack that fills the proposed width. All views are laid out at once.
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  let pinnedViews: PinnedScrollableViews

  /// Creates a vertical stack. A spacing of `nil` is the views' preferred spacing. The `pinnedViews` of its sections stay at the
  /// edges of the scroll view.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  /// A ``VStack`` that fills the proposed width.
  public var body: some View {
    var stack = VStack(alignment: alignment, spacing: spacing) { content }
    stack.pinnedViews = pinnedViews
    return stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A horizontal stack that fills the proposed height. All views are laid out at once.
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack. A spacing of `nil` is the views' preferred spacing. `pinnedViews` has no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// An ``HStack`` that fills the proposed height.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}
