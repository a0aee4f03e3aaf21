/// The parts of the screen that the safe area excludes.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates an option set from bits: 1 for `container`, 2 for `keyboard`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

nonisolated extension View {
  /// Extends the view to the screen's edges where it touches the safe area's edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped(
      "ignoresSafeArea",
      layout: IgnoresSafeAreaLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// The legacy spelling of ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Shows content above or below the view and reduces the height that is proposed to the view.
  ///
  /// - Parameter spacing: The distance between both in points; `nil` for 0.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      SafeAreaInsetModifier(
        layout: SafeAreaInsetLayout(
          edge: edge == .top ? .top : .bottom, spacing: finite(spacing ?? 0),
          alignment: Alignment(horizontal: alignment, vertical: .center)), content: content()))
  }

  /// Shows content beside the view and reduces the width that is proposed to the view.
  ///
  /// - Parameter spacing: The distance between both in points; `nil` for 0.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      SafeAreaInsetModifier(
        layout: SafeAreaInsetLayout(
          edge: edge == .leading ? .leading : .trailing, spacing: finite(spacing ?? 0),
          alignment: Alignment(horizontal: .center, vertical: alignment)), content: content()))
  }
}

nonisolated extension View {
  /// Shows a bar above or below the view, as `safeAreaInset` does. The blur of the content below
  /// it isn't drawn.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar beside the view, as `safeAreaInset` does. The blur of the content below it isn't
  /// drawn.
  public func safeAreaBar<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The top or the bottom edge of a view.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from bits: 1 for `top`, 2 for `bottom`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge of a view.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from bits: 1 for `leading`, 2 for `trailing`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

struct SafeAreaInsetModifier<Inset: View>: ElementModifier {
  let layout: SafeAreaInsetLayout
  let content: Inset

  func elements(of base: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    let inset = try inner.child(.type("safeAreaInset")).elements(of: content)
    return try context.elements(of: base).map { base in
      guard !inset.isEmpty else { return base }
      let layer =
        inset.count == 1
        ? inset[0]
        : ViewElement(
          "ZStack", kind: .container, layout: LayeredLayout(alignment: .center), children: inset, in: context)
      var element = ViewElement(
        "safeAreaInset", kind: .attachment(baseIndex: 0), layout: layout, children: [base, layer], in: context)
      element.traits = base.traits
      return element
    }
  }
}
