// Parts of the items of open menus that controls draw.

/// The appearance of a button in a row of icons.
nonisolated struct MenuGroupItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity).modified(MenuItemColor(role: configuration.role))
      .modified(DimmedWhenPressed())
  }
}

/// The color of an item: that of labels, or red if it deletes.
struct MenuItemColor: ElementModifier {
  let role: ButtonRole?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.foregroundStyle =
      context.environment.isEnabled ? (role == .destructive ? Color.red : Color(.label)) : Color(.tertiaryLabel)
    return try inner.elements(of: content)
  }
}

private struct MenuMarkKey: ElementTraitKey {
  static var defaultValue: String? { nil }
}

extension ElementTraits {
  /// The symbol before the title of an item in a menu.
  var menuMark: String? {
    get { self[MenuMarkKey.self] }
    set { self[MenuMarkKey.self] = newValue }
  }
}
