/// What may keep content from the screen's edges.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view reach the screen's edges wherever it touches those of the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped(
      "ignoresSafeArea",
      layout: IgnoresSafeAreaLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// The older spelling of ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Shows content above or below the view and keeps room for it.
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

  /// Shows content beside the view and keeps room for it.
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

/// The upper or the lower side of a view.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case bottom
}

/// The leading or the trailing side of a view.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
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
