/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: NonisolatedView {
  let content: Content
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which menus show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// The controls in the environment's style.
  public var body: some View {
    if let style {
      StyledControl(
        configuration: ControlGroupStyleConfiguration(
          label: .init(view: EmptyView()), content: .init(view: content)), style: style, key: \.controlGroupStyle)
    } else if isInMenu {
      HStack(spacing: 0) { content }.buttonStyle(MenuGroupItemStyle()).labelStyle(.iconOnly)
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
