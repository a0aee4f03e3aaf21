/// A label that offers a list of actions. It is drawn closed until a test opens it with
/// ``InspectedView/open(fileID:filePath:line:column:)``. A test chooses an action with `choose(_:)` of an ``InspectedView``.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label
  private var primaryAction: (() -> Void)?

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a menu with a custom label and an action that a tap runs. A long press opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let shown =
      context.environment.menuStyle.map { style in
        AnyView(
          style.body(
            MenuStyleConfiguration(label: .init(view: label), content: .init(view: content)), at: \.menuStyle,
            in: context))
      } ?? context.styledButtonBody(of: label)
    var menu = try ViewElement.container(
      "Menu", layout: LayeredLayout(alignment: .center, keepsSpacing: true), stackAxis: nil, content: shown, in: context
    )
    if context.environment.buttonStyle.isPrimitive { _ = menu.removeTapAction() }
    menu.accessibility.traits = .isButton
    if context.environment.isInMenu { menu.traits.menuMark = "chevron.forward" }
    if let primaryAction, context.environment.isEnabled { menu.actions.tap = context.performing(primaryAction) }
    menu.actions.choices = Choices(control: .menu, label: menu.spokenWords) {
      // An open menu lists the options of its pickers.
      var inner = context.child(.type("menu")).kept
      inner.evaluator = nil
      inner.environment.pickerStyle = .inline
      return try inner.elements(ofOwn: content).flatMap { try $0.options() }
    }
    return [try menu.opening(content, in: context)]
  }
}

extension ViewElement {
  /// Returns the element with the action that opens its menu, and presents the menu if it is open.
  ///
  /// - Parameter content: The items of the menu.
  func opening(_ content: some View, in context: ElementContext) throws -> ViewElement {
    guard let identity = context.identity, let evaluator = context.evaluator else { return self }
    var element = self
    element.actions.open = { [weak evaluator] in evaluator?.open(menu: identity) }
    guard evaluator.openMenu == identity, context.environment.isEnabled,
      context.beginsPresentation(PresentationKind.menu.name)
    else { return element }
    let place = AnchorMark()
    let close = { [weak evaluator] in
      if evaluator?.openMenu == identity { evaluator?.open(menu: nil) }
    }
    try context.present(
      .menu, over: place, isStillPresented: { [weak evaluator] in evaluator?.openMenu == identity }
    ) { _ in (MenuCard(content: AnyView(content), close: close), close) }
    var wrapper = ViewElement(
      "anchor", kind: .modifier, layout: AnchorLayout(mark: place), children: [element], in: context)
    wrapper.traits = element.traits
    return wrapper
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style draws. It uses the style that is set around the styled menu.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
