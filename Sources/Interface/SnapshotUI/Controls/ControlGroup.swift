/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: NonisolatedView {
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which menus show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a group of controls with a text label, which menus show.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a text label, which menus show.
  @_disfavoredOverload
  public init<C: View>(_ title: some StringProtocol, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a label of a text and the symbol `systemImage`, which menus show.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a label of a text and the symbol `systemImage`, which menus show.
  @_disfavoredOverload
  public init<C: View>(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// The controls in the environment's style.
  public var body: some View {
    if let style {
      StyledControl(
        configuration: ControlGroupStyleConfiguration(
          label: .init(view: EmptyView()), content: .init(view: content)), style: style, key: \.controlGroupStyle)
    } else {
      HStack(spacing: 8) { content }.buttonStyle(.bordered)
    }
  }
}

/// The controls of a group with a label. The label is not drawn.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  public var body: some View { content }
}
