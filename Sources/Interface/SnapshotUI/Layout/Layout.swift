/// A custom container that computes its size and places its views.
///
/// Coordinates are those of a left-to-right layout. In right-to-left layouts the whole container is mirrored.
public protocol Layout {
  /// The data that the layout caches between calls.
  associatedtype Cache = Void
  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// Creates the cache for the views. It is created once and passed to the other methods.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache when the views change. It is never called, because the views of a picture don't change.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred spacing of the container. The default has no preference.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view with ``LayoutSubview/place(at:anchor:proposal:)``. A view that isn't placed is centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns a spacing without a preference.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns a view that arranges its content with the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}
}

/// The views that a ``Layout`` places.
public struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  /// The layout direction of the environment.
  public let layoutDirection: LayoutDirection

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// Returns the view at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A view that a ``Layout`` places.
public struct LayoutSubview {
  let node: LayoutNode
  let index: Int
  /// Collects the placements while a layout places its views.
  fileprivate let sink: PlacementSink

  /// The layout priority of the view. Defaults to 0.
  public var priority: Double { node.priority }
  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { node.spacing }

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

  /// The layout value of the view for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.element.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Places an anchor of the view at a position in the container. The anchor defaults to the top leading corner.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(proposal)
    let origin = CGPoint(
      x: finite(position.x - anchor.x * size.width), y: finite(position.y - anchor.y * size.height))
    sink.placements[index] = Arrangement.Placement(origin: origin, proposal: proposal)
  }
}

/// A key for a value that a ``Layout`` reads from its views.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views for which it isn't set.
  static var defaultValue: Value { get }
}

/// The placements of a layout.
final class PlacementSink {
  var placements: [Int: Arrangement.Placement] = [:]
}

nonisolated private struct LayoutView<Container: Layout, Content: View>: PrimitiveView {
  let layout: Container
  let content: Content

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    if let builtIn = layout as? any BuiltInLayout { return try builtIn.elements(of: content, in: context) }
    let code = try context.code(of: layout)
    return [
      try .container(
        typeName(Container.self), layout: CustomLayout(layout: layout, code: code), stackAxis: nil, content: content,
        in: context)
    ]
  }
}

/// The element layout that calls a ``Layout``.
private struct CustomLayout<Container: Layout>: ElementLayout, FreelyPlacingLayout {
  let layout: Container
  let code: PositionedCode

  func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let subviews = node.subviews(PlacementSink())
    return withCache(of: node, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let sink = PlacementSink()
    let subviews = node.subviews(sink)
    let size = node.size(proposal)
    withCache(of: node, subviews) { cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    let placements = node.children.indices.map { index in
      sink.placements[index] ?? centered(node.children[index], in: size, proposal: proposal)
    }
    return Arrangement(size: size, placements: placements)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    let subviews = node.subviews(PlacementSink())
    return withCache(of: node, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// The cache is created once per node and kept between calls.
  private func withCache<Result>(
    of node: LayoutNode, _ subviews: LayoutSubviews, _ body: (inout Container.Cache) -> Result
  ) -> Result {
    code {
      var cache = node.layoutCache as? Container.Cache ?? layout.makeCache(subviews: subviews)
      defer { node.layoutCache = cache }
      return body(&cache)
    }
  }

  private func centered(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> Arrangement.Placement {
    let offset = ViewDimensions(size).offset(of: child.dimensions(proposal), aligned: .center)
    return Arrangement.Placement(origin: offset, proposal: proposal)
  }
}

extension LayoutNode {
  fileprivate func subviews(_ sink: PlacementSink) -> LayoutSubviews {
    LayoutSubviews(
      subviews: children.enumerated().map { LayoutSubview(node: $1, index: $0, sink: sink) },
      layoutDirection: element.environment.layoutDirection)
  }
}
