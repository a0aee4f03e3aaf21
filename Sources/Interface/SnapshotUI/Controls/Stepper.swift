/// A control with a label and two buttons that decrement and increment a value.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  /// The current value and actions of a stepper. It is created together with the elements, so that the enclosing body
  /// doesn't depend on the value.
  struct Count {
    var value: String?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
  }

  let label: Label
  let count: () -> Count

  init(label: Label, count: @escaping () -> Count) {
    self.label = label
    self.count = count
  }

  /// Creates a stepper with a custom label and two actions. A `nil` action disables its button; `onEditingChanged` has
  /// no effect.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label()) { Count(increment: onIncrement, decrement: onDecrement) }
  }

  /// Creates a stepper with a custom label for a value within bounds. `onEditingChanged` has no effect.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label()) {
      let current = value.wrappedValue
      let up = stepped(current, by: step, isUp: true).flatMap { $0 <= bounds.upperBound ? $0 : nil }
      let down = stepped(current, by: step, isUp: false).flatMap { $0 >= bounds.lowerBound ? $0 : nil }
      return Count(
        value: spokenNumber(current), increment: up.map { up in { value.wrappedValue = up } },
        decrement: down.map { down in { value.wrappedValue = down } })
    }
  }

  /// Creates a stepper with a custom label for a value. `onEditingChanged` has no effect.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label()) {
      let current = value.wrappedValue
      let (up, down) = (stepped(current, by: step, isUp: true), stepped(current, by: step, isUp: false))
      return Count(
        value: spokenNumber(current), increment: up.map { up in { value.wrappedValue = up } },
        decrement: down.map { down in { value.wrappedValue = down } })
    }
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let label = try ControlLabel(label, in: context)
    let count = count()
    var element = try ViewElement.container(
      "Stepper", detail: count.value, layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: content(count, label: context.environment.showsLabels ? label : nil), in: context)
    element.speak(label.words, value: count.value, traits: .isAdjustable)
    element.roles = [.showsValueGraphically, .hasSystemTouchTarget]
    element.traits.listRow.controlInset = context.environment.designMetrics.list.padding(around: 32)
    return [element]
  }

  private func content(_ count: Count, label: ControlLabel?) -> some View {
    LabelBeforeControl(label: label) {
      HStack(spacing: 0) {
        half("minus", count.decrement)
        RoundedRectangle(cornerRadius: 0.5).fill(Color(.separator)).frame(width: 1, height: 18)
        half("plus", count.increment)
      }
      .frame(width: 94, height: 32).background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
      .modified(DimmedWhenDisabled())
    }
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Button(action: action ?? {}) {
      Image(systemName: symbol).font(.system(size: 17, weight: .regular))
        .foregroundColor(action == nil ? Color(.tertiaryLabel) : .primary).frame(width: 46, height: 32)
    }
    .buttonStyle(.plain).disabled(action == nil)
    .accessibilityLabel(Text(verbatim: symbol == "plus" ? "Increment" : "Decrement"))
  }
}

/// Returns the value one step up or down; `nil` if its type can't represent it.
private func stepped<Value: Strideable>(_ value: Value, by step: Value.Stride, isUp: Bool) -> Value? {
  func whole<Whole: FixedWidthInteger>(_ value: Whole) -> Value? {
    guard let step = step as? Int else { return nil }
    // The distance between two values can overflow `Int`, and their sum can overflow their type.
    guard let length = Whole(exactly: step.magnitude) else { return nil }
    let sum = (step < 0) != isUp ? value.addingReportingOverflow(length) : value.subtractingReportingOverflow(length)
    return sum.overflow ? nil : sum.partialValue as? Value
  }
  if let integer = value as? any FixedWidthInteger { return whole(integer) }
  return value.advanced(by: isUp ? step : -step)
}

/// Returns a number as VoiceOver reads it: `2` for integers and floating-point values alike.
private func spokenNumber<Value>(_ value: Value) -> String {
  guard let number = value as? any BinaryFloatingPoint else { return textForm(of: value) }
  return formatted(Double(number))
}
