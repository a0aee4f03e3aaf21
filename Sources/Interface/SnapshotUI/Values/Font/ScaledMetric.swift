/// A length that scales with a text style. The wrapped value is the length at the `large` Dynamic Type size.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.textStyles) private var styles

  /// Creates a metric that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// Creates a metric that scales with the body style.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value at the current Dynamic Type size.
  public var wrappedValue: Value {
    Value(styles.scaled(CGFloat(value), relativeTo: style, at: typeSize))
  }
}
