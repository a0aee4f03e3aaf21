/// A view whose value follows keyframes. A picture shows the initial value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that follows the keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates a view that follows the keyframes, without end if `repeating` is set.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Returns the elements of the initial value.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let view = context.evaluate { content(value) }
    return try context.forViewsOfClosures.elements(of: view.inert("KeyframeAnimator"))
  }
}

nonisolated extension View {
  /// Animates the view along keyframes when a value changes. A picture shows the initial value.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Animates the view along keyframes, without end if `repeating` is set. A picture shows the initial value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
