/// Builds a toolbar from the items in a closure. It supports `if`, `if let`, `switch` and `#available`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns an item of the toolbar.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines the items of a block.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleToolbarContent(parts: parts)
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Supports the first branch of `if` and `switch`.
  public static func buildEither<First: ToolbarContent>(first: First) -> TupleToolbarContent {
    TupleToolbarContent(parts: [first])
  }

  /// Supports the other branch of `if` and `switch`.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> TupleToolbarContent {
    TupleToolbarContent(parts: [second])
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> TupleToolbarContent {
    TupleToolbarContent(parts: [content])
  }
}

/// Several toolbar items in order.
nonisolated public struct TupleToolbarContent: CustomizableToolbarContent, _BodilessContent {
  /// The items. Those with a body are evaluated where the toolbar is, because they may read the environment.
  let parts: [any ToolbarContent]

  /// Returns the views of all items with their placements.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] {
    parts.flatMap { $0.placedViews() }
  }
}

nonisolated extension ToolbarContent {
  /// Whether the body of a toolbar or of one of its items creates the views.
  var hasBody: Bool {
    (self as? TupleToolbarContent)?.parts.contains { $0.hasBody } ?? !(self is any _BodilessContent)
  }
}

/// An optional toolbar item, as `if` without `else` creates it.
nonisolated extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
  /// Returns the views of the wrapped items, or none.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { self?.placedViews() ?? [] }
}
