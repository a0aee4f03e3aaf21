/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<V: View>(_ view: V) -> V { view }

  @_disfavoredOverload
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<repeat each V> {
    TupleView(repeat each view)
  }

  public static func buildIf<V: View>(_ view: V?) -> V? { view }

  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(first: first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(second: second)
  }

  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
