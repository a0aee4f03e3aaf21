/// A control that switches between on and off.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a custom label bound to `isOn`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let isOn = isOn
    let label = try ControlLabel(label, in: context)
    var element = try ViewElement.container(
      "Toggle", detail: isOn.wrappedValue ? "on" : "off",
      layout: StackLayout(axis: .horizontal, spacing: 8, alignment: VerticalAlignment.center.key),
      stackAxis: .horizontal, content: content(context.environment.showsLabels ? label : nil), in: context)
    element.actions.tap = context.environment.isEnabled ? context.performing { isOn.wrappedValue.toggle() } : nil
    element.roles = [.toggle, .hasSystemTouchTarget]
    element.speak(label.words, value: isOn.wrappedValue ? "1" : "0", traits: [.isButton, .isToggle])
    element.traits.listRow.controlInset = 6.5
    return [element]
  }

  @ViewBuilder private func content(_ label: ControlLabel?) -> some View {
    if let label, !label.isEmpty {
      label
      Spacer(minLength: 0)
    }
    Switch(isOn: isOn.wrappedValue).modified(DimmedWhenDisabled())
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// Creates a toggle whose label is a text with the symbol `systemImage`, bound to `isOn`.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text label bound to `isOn`.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The switch of a toggle, 51 × 31 points.
private struct Switch: View {
  let isOn: Bool
  @Environment(\.tint) private var tint

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? tint ?? .green : Color(.secondarySystemFill))
      Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
        .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
    }
    .frame(width: 51, height: 31)
  }
}
