/// Builds a toolbar from the items in a closure. It supports `if`, `if let`, `switch` and `#available`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns an item of the toolbar.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines the items of a block.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent {
    var views: [(placement: ToolbarItemPlacement, view: AnyView)] = []
    for part in repeat each content { views += part.placedViews() }
    return TupleToolbarContent(views: views)
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Supports the first branch of `if` and `switch`.
  public static func buildEither<First: ToolbarContent>(first: First) -> TupleToolbarContent {
    TupleToolbarContent(views: first.placedViews())
  }

  /// Supports the other branch of `if` and `switch`.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> TupleToolbarContent {
    TupleToolbarContent(views: second.placedViews())
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> TupleToolbarContent {
    TupleToolbarContent(views: content.placedViews())
  }
}

/// Several toolbar items in order.
nonisolated public struct TupleToolbarContent: CustomizableToolbarContent, _BodilessContent {
  let views: [(placement: ToolbarItemPlacement, view: AnyView)]

  /// Returns the views of all items with their placements.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { views }
}

/// An optional toolbar item, as `if` without `else` creates it.
nonisolated extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
  /// Returns the views of the wrapped items, or none.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { self?.placedViews() ?? [] }
}
