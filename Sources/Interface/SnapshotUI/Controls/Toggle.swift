/// A control that switches between on and off.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether the toggle's sources differ.
  var isMixed = false

  /// Creates a toggle with a custom label bound to `isOn`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a toggle for a property of several values. It is on if the property is `true` for all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) }, set: { for binding in bindings { binding.wrappedValue = $0 } }),
      label: label)
    isMixed = count > 0 && count < bindings.count
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let isOn = isOn
    if let style = context.environment.toggleStyle { return [try styled(by: style, in: context)] }
    let label = try ControlLabel(label, in: context)
    var element = try ViewElement.container(
      "Toggle", detail: isOn.wrappedValue ? "on" : "off",
      layout: StackLayout(axis: .horizontal, spacing: 8, alignment: VerticalAlignment.center.key),
      stackAxis: .horizontal, content: content(context.environment.showsLabels ? label : nil, in: context.environment),
      in: context)
    element.actions.tap = context.environment.isEnabled ? context.performing { isOn.wrappedValue.toggle() } : nil
    element.roles = [.toggle, .hasSystemTouchTarget]
    element.speak(label.words, value: isOn.wrappedValue ? "1" : "0", traits: [.isButton, .isToggle])
    let metrics = context.environment.designMetrics
    element.traits.listRow.controlInset = metrics.list.padding(around: metrics.toggle.size.height)
    element.traits.listRow.trailingInset = metrics.toggle.trailingInset
    return [element]
  }

  /// Returns the element that a style draws. The first tap action of the style's body is the toggle's.
  private func styled(
    by style: ControlStyle<ToggleStyleConfiguration>, in context: ElementContext
  ) throws -> ViewElement {
    let isOn = isOn
    let words = try ControlLabel(label, in: context).words
    let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: isOn, isMixed: isMixed)
    var element = try ViewElement.container(
      "Toggle", detail: isOn.wrappedValue ? "on" : "off", layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: style.body(configuration, at: \.toggleStyle, in: context), in: context.forViewsOfClosures)
    let action = element.removeTapAction()
    element.actions.tap =
      context.environment.isEnabled ? action ?? context.performing { isOn.wrappedValue.toggle() } : nil
    element.roles = .toggle
    element.speak(words, value: isOn.wrappedValue ? "1" : "0", traits: [.isButton, .isToggle])
    return element
  }

  @ViewBuilder private func content(_ label: ControlLabel?, in environment: EnvironmentValues) -> some View {
    if let label, !label.isEmpty {
      label.modified(RowLabelPadding(controlHeight: environment.designMetrics.toggle.size.height))
      Spacer(minLength: 0)
    }
    Switch(isOn: isOn.wrappedValue).modified(DimmedWhenDisabled())
  }
}

/// Keeps the distance between a label of several lines and the edges of its list row, in a row whose padding is reduced
/// for a control.
private struct RowLabelPadding: ElementModifier {
  let controlHeight: CGFloat

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard context.environment.isInList else { return try context.elements(of: content) }
    let metrics = context.environment.designMetrics.list
    guard metrics.tightContentHeight == nil else { return try context.elements(of: content) }
    let missing = max(0, metrics.rowPadding - metrics.padding(around: controlHeight))
    return try context.elements(of: content.padding(.vertical, missing))
  }
}

/// The switch of a toggle.
struct Switch: NonisolatedView {
  let isOn: Bool
  /// The color of a switch that is on; `nil` for the environment's tint.
  var color: Color?
  @Environment(\.tint) private var tint
  @Environment(\.switchTint) private var switchTint
  @Environment(\.designMetrics) private var metrics

  var body: some View {
    let look = metrics.toggle
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? color ?? switchTint ?? tint ?? .green : look.offColor ?? Color(.secondarySystemFill))
      Capsule().fill(Color.white).frame(width: look.knob.width, height: look.knob.height).padding(look.knobInset)
        .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
    }
    .frame(width: look.size.width, height: look.size.height)
  }
}
