/// The parts of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  let isOfContent: Bool
}

/// Margins of the next scroll view's content in points; `nil` for an edge with the default margin.
struct ContentMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  var insets: EdgeInsets {
    EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}

nonisolated extension View {
  /// Sets the margins of the content of scroll views in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let problem = invalidValues(
      of: "contentMargins", ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing))
    return modified(
      ContentMarginsModifier(edges: placement.isOfContent ? edges : [], insets: insets.finite, problem: problem))
  }

  /// Sets the margins of the content of scroll views in points; `nil` for the default.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Sets the margins of the content of scroll views in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Insets the safe area of the view. The content of a scroll view gets margins; any other view gets padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let problem = invalidValues(
      of: "safeAreaPadding", ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing))
    return modified(SafeAreaPaddingModifier(insets: insets.finite, problem: problem))
  }

  /// Insets the safe area of the view at some edges; `nil` for 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Insets the safe area of the view at all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

private struct ContentMarginsModifier: ElementModifier {
  let edges: Edge.Set
  let insets: EdgeInsets
  let problem: String?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    context.report(problem)
    var inner = context
    inner.environment.contentMargins.set(edges, insets)
    return try inner.elements(of: content)
  }
}

/// Insets the content of a scroll view, or pads another view.
private struct SafeAreaPaddingModifier: ElementModifier {
  let insets: EdgeInsets
  let problem: String?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    context.report(problem)
    let elements = try context.elements(of: content)
    return try elements.flatMap { element -> [ViewElement] in
      var element = element
      if element.insetScrollContent(by: insets) { return [element] }
      return try context.elements(of: MadeElements(elements: [element]).padding(insets))
    }
  }
}

extension ViewElement {
  /// Adds margins to the scroll view that the element is or that modifiers wrap; `false` if there is none.
  fileprivate mutating func insetScrollContent(by insets: EdgeInsets) -> Bool {
    if var scroll = layout as? ScrollLayout {
      scroll.margins.top += insets.top
      scroll.margins.leading += insets.leading
      scroll.margins.bottom += insets.bottom
      scroll.margins.trailing += insets.trailing
      layout = scroll
      return true
    }
    switch kind {
    case .modifier:
      guard children.count == 1 else { return false }
      return children[0].insetScrollContent(by: insets)
    case .attachment(let base):
      guard children.indices.contains(base) else { return false }
      return children[base].insetScrollContent(by: insets)
    case .leaf, .container: return false
    }
  }
}

extension EdgeInsets {
  /// The insets with 0 for lengths that are infinite or not a number.
  fileprivate var finite: EdgeInsets {
    EdgeInsets(
      top: SnapshotUI.finite(top), leading: SnapshotUI.finite(leading), bottom: SnapshotUI.finite(bottom),
      trailing: SnapshotUI.finite(trailing))
  }
}
