/// A result builder that combines the views of a closure.
@resultBuilder
public enum ViewBuilder {
  /// Passes a view through.
  public static func buildExpression<V: View>(_ view: V) -> V { view }

  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes the only view of a block through.
  public static func buildBlock<V: View>(_ view: V) -> V { view }

  /// Combines the views of a block.
  @_disfavoredOverload
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<(repeat each V)> {
    TupleView(repeat each view)
  }

  /// Builds an `if` statement without `else`.
  public static func buildIf<V: View>(_ view: V?) -> V? { view }

  /// Builds the first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(first: first)
  }

  /// Builds the second branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(second: second)
  }

  /// Erases the type of a view that is only available on some platforms.
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
