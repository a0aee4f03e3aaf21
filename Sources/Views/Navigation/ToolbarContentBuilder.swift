/// Makes a toolbar of the items in a closure. `if` with and without `else`, `if let`, `switch` and `#available` choose
/// among them.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent {
    var views: [(placement: ToolbarItemPlacement, view: AnyView)] = []
    for part in repeat each content { views += part.placedViews() }
    return TupleToolbarContent(views: views)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent>(first: First) -> TupleToolbarContent {
    TupleToolbarContent(views: first.placedViews())
  }

  public static func buildEither<Second: ToolbarContent>(second: Second) -> TupleToolbarContent {
    TupleToolbarContent(views: second.placedViews())
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> TupleToolbarContent {
    TupleToolbarContent(views: content.placedViews())
  }
}

/// Several items in a row.
public struct TupleToolbarContent: ToolbarContent {
  let views: [(placement: ToolbarItemPlacement, view: AnyView)]

  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { views }
}

/// An `if` without `else`: the items or none.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { self?.placedViews() ?? [] }
}
